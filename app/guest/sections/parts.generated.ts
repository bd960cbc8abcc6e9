// Written by `npm run designs` from app/domain/invitation/sections/types.ts.
import { createElement, type ReactNode } from "react";
import { Section as MessageSection } from "#app/guest/sections/message/section.tsx";
import { Section as CountdownSection } from "#app/guest/sections/countdown/section.tsx";
import { Section as DateSection } from "#app/guest/sections/date/section.tsx";
import { Section as TimelineSection } from "#app/guest/sections/timeline/section.tsx";
import { Section as StorySection } from "#app/guest/sections/story/section.tsx";
import { Section as GallerySection } from "#app/guest/sections/gallery/section.tsx";
import { Section as VideoSection } from "#app/guest/sections/video/section.tsx";
import { Section as DressCodeSection } from "#app/guest/sections/dress-code/section.tsx";
import { Section as BankSection } from "#app/guest/sections/bank/section.tsx";
import { Section as RegistrySection } from "#app/guest/sections/registry/section.tsx";
import { Section as CalendarSection } from "#app/guest/sections/calendar/section.tsx";
import { Section as ContactSection } from "#app/guest/sections/contact/section.tsx";
import { Section as FollowSection } from "#app/guest/sections/follow/section.tsx";
import { Section as GuestListSection } from "#app/guest/sections/guest-list/section.tsx";
import { Section as FamilySection } from "#app/guest/sections/family/section.tsx";
import { Section as TravelSection } from "#app/guest/sections/travel/section.tsx";
import { Section as QuestionsSection } from "#app/guest/sections/questions/section.tsx";
import { Section as HashtagSection } from "#app/guest/sections/hashtag/section.tsx";
import { Section as LiveSection } from "#app/guest/sections/live/section.tsx";
import { Section as ReplySection } from "#app/guest/sections/reply/section.tsx";
import { Section as ClosingSection } from "#app/guest/sections/closing/section.tsx";
import { styles as storyStyles } from "#app/guest/sections/story/styles.ts";
import { styles as galleryStyles } from "#app/guest/sections/gallery/styles.ts";
import { styles as videoStyles } from "#app/guest/sections/video/styles.ts";
import { styles as bankStyles } from "#app/guest/sections/bank/styles.ts";
import { styles as registryStyles } from "#app/guest/sections/registry/styles.ts";
import { styles as guestListStyles } from "#app/guest/sections/guest-list/styles.ts";
import { styles as familyStyles } from "#app/guest/sections/family/styles.ts";
import { styles as travelStyles } from "#app/guest/sections/travel/styles.ts";
import { styles as questionsStyles } from "#app/guest/sections/questions/styles.ts";
import { styles as hashtagStyles } from "#app/guest/sections/hashtag/styles.ts";
import { styles as liveStyles } from "#app/guest/sections/live/styles.ts";
import type { SectionType } from "#app/domain/invitation/sections/types.ts";
import type { RareStyles } from "#app/guest/sections/section.ts";
import type { SectionProps } from "#app/guest/sections/types.ts";
import type { WrittenSectionView } from "#app/guest/sections/views.generated.ts";

/** A section that stands alone. */
type Alone = Extract<
  WrittenSectionView,
  { type: "message" | "countdown" | "date" | "timeline" | "story" | "gallery" | "video" | "dress-code" | "bank" | "registry" | "calendar" | "contact" | "follow" | "guest-list" | "family" | "travel" | "questions" | "hashtag" | "live" | "reply" | "closing" }
>;

export function SectionContent({ section, ...props }: SectionProps<Alone>): ReactNode {
  switch (section.type) {
    case "message":
      return createElement(MessageSection, { section, ...props });
    case "countdown":
      return createElement(CountdownSection, { section, ...props });
    case "date":
      return createElement(DateSection, { section, ...props });
    case "timeline":
      return createElement(TimelineSection, { section, ...props });
    case "story":
      return createElement(StorySection, { section, ...props });
    case "gallery":
      return createElement(GallerySection, { section, ...props });
    case "video":
      return createElement(VideoSection, { section, ...props });
    case "dress-code":
      return createElement(DressCodeSection, { section, ...props });
    case "bank":
      return createElement(BankSection, { section, ...props });
    case "registry":
      return createElement(RegistrySection, { section, ...props });
    case "calendar":
      return createElement(CalendarSection, { section, ...props });
    case "contact":
      return createElement(ContactSection, { section, ...props });
    case "follow":
      return createElement(FollowSection, { section, ...props });
    case "guest-list":
      return createElement(GuestListSection, { section, ...props });
    case "family":
      return createElement(FamilySection, { section, ...props });
    case "travel":
      return createElement(TravelSection, { section, ...props });
    case "questions":
      return createElement(QuestionsSection, { section, ...props });
    case "hashtag":
      return createElement(HashtagSection, { section, ...props });
    case "live":
      return createElement(LiveSection, { section, ...props });
    case "reply":
      return createElement(ReplySection, { section, ...props });
    case "closing":
      return createElement(ClosingSection, { section, ...props });
  }
}

/** The CSS of those that few invitations have. */
export const sectionStyles: Readonly<Record<SectionType, RareStyles>> = {
  "message": {},
  "countdown": {},
  "date": {},
  "venue": {},
  "timeline": {},
  "story": storyStyles,
  "gallery": galleryStyles,
  "video": videoStyles,
  "dress-code": {},
  "bank": bankStyles,
  "registry": registryStyles,
  "calendar": {},
  "contact": {},
  "follow": {},
  "guest-list": guestListStyles,
  "family": familyStyles,
  "travel": travelStyles,
  "questions": questionsStyles,
  "hashtag": hashtagStyles,
  "live": liveStyles,
  "reply": {},
  "closing": {},
};
