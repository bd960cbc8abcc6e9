// Written by `npm run designs` from app/domain/invitation/sections/types.ts.
import { view as message, type MessageView } from "#app/guest/sections/message/view.ts";
import { view as countdown, type CountdownView } from "#app/guest/sections/countdown/view.ts";
import { view as date, type DateView } from "#app/guest/sections/date/view.ts";
import { view as venue, type VenueView } from "#app/guest/sections/venue/view.ts";
import { view as timeline, type TimelineView } from "#app/guest/sections/timeline/view.ts";
import { view as story, type StoryView } from "#app/guest/sections/story/view.ts";
import { view as gallery, type GalleryView } from "#app/guest/sections/gallery/view.ts";
import { view as video, type VideoView } from "#app/guest/sections/video/view.ts";
import { view as dressCode, type DressCodeView } from "#app/guest/sections/dress-code/view.ts";
import { view as bank, type BankView } from "#app/guest/sections/bank/view.ts";
import { view as registry, type RegistryView } from "#app/guest/sections/registry/view.ts";
import { view as calendar, type CalendarView } from "#app/guest/sections/calendar/view.ts";
import { view as contact, type ContactView } from "#app/guest/sections/contact/view.ts";
import { view as follow, type FollowView } from "#app/guest/sections/follow/view.ts";
import { view as guestList, type GuestListView } from "#app/guest/sections/guest-list/view.ts";
import { view as family, type FamilyView } from "#app/guest/sections/family/view.ts";
import { view as travel, type TravelView } from "#app/guest/sections/travel/view.ts";
import { view as questions, type QuestionsView } from "#app/guest/sections/questions/view.ts";
import { view as hashtag, type HashtagView } from "#app/guest/sections/hashtag/view.ts";
import { view as live, type LiveView } from "#app/guest/sections/live/view.ts";
import { view as reply, type ReplyView } from "#app/guest/sections/reply/view.ts";
import { view as closing, type ClosingView } from "#app/guest/sections/closing/view.ts";
import type { PublishedSection } from "#app/domain/invitation/schema.ts";
import type { SectionType } from "#app/domain/invitation/sections/types.ts";
import type { SectionOf, ViewContext } from "#app/guest/sections/section.ts";

/** A section as a definition has it, in one language. */
export type WrittenSectionView =
  | MessageView
  | CountdownView
  | DateView
  | VenueView
  | TimelineView
  | StoryView
  | GalleryView
  | VideoView
  | DressCodeView
  | BankView
  | RegistryView
  | CalendarView
  | ContactView
  | FollowView
  | GuestListView
  | FamilyView
  | TravelView
  | QuestionsView
  | HashtagView
  | LiveView
  | ReplyView
  | ClosingView;

type Views = {
  [Type in SectionType]: (section: SectionOf<Type>, context: ViewContext) => WrittenSectionView | null;
};

const views: Views = {
  "message": message,
  "countdown": countdown,
  "date": date,
  "venue": venue,
  "timeline": timeline,
  "story": story,
  "gallery": gallery,
  "video": video,
  "dress-code": dressCode,
  "bank": bank,
  "registry": registry,
  "calendar": calendar,
  "contact": contact,
  "follow": follow,
  "guest-list": guestList,
  "family": family,
  "travel": travel,
  "questions": questions,
  "hashtag": hashtag,
  "live": live,
  "reply": reply,
  "closing": closing,
};

export function viewIn(section: PublishedSection, context: ViewContext): WrittenSectionView | null {
  switch (section.type) {
    case "message":
      return views["message"](section, context);
    case "countdown":
      return views["countdown"](section, context);
    case "date":
      return views["date"](section, context);
    case "venue":
      return views["venue"](section, context);
    case "timeline":
      return views["timeline"](section, context);
    case "story":
      return views["story"](section, context);
    case "gallery":
      return views["gallery"](section, context);
    case "video":
      return views["video"](section, context);
    case "dress-code":
      return views["dress-code"](section, context);
    case "bank":
      return views["bank"](section, context);
    case "registry":
      return views["registry"](section, context);
    case "calendar":
      return views["calendar"](section, context);
    case "contact":
      return views["contact"](section, context);
    case "follow":
      return views["follow"](section, context);
    case "guest-list":
      return views["guest-list"](section, context);
    case "family":
      return views["family"](section, context);
    case "travel":
      return views["travel"](section, context);
    case "questions":
      return views["questions"](section, context);
    case "hashtag":
      return views["hashtag"](section, context);
    case "live":
      return views["live"](section, context);
    case "reply":
      return views["reply"](section, context);
    case "closing":
      return views["closing"](section, context);
  }
}
