// Written by `npm run designs` from app/domain/invitation/sections/types.ts.
import * as v from "valibot";
import { schema as message, traits as messageTraits } from "#app/domain/invitation/sections/message.ts";
import { schema as countdown, traits as countdownTraits } from "#app/domain/invitation/sections/countdown.ts";
import { schema as date, traits as dateTraits } from "#app/domain/invitation/sections/date.ts";
import { schema as venue, traits as venueTraits } from "#app/domain/invitation/sections/venue.ts";
import { schema as timeline, traits as timelineTraits } from "#app/domain/invitation/sections/timeline.ts";
import { schema as story, traits as storyTraits } from "#app/domain/invitation/sections/story.ts";
import { schema as gallery, traits as galleryTraits } from "#app/domain/invitation/sections/gallery.ts";
import { schema as video, traits as videoTraits } from "#app/domain/invitation/sections/video.ts";
import { schema as dressCode, traits as dressCodeTraits } from "#app/domain/invitation/sections/dress-code.ts";
import { schema as bank, traits as bankTraits } from "#app/domain/invitation/sections/bank.ts";
import { schema as registry, traits as registryTraits } from "#app/domain/invitation/sections/registry.ts";
import { schema as calendar, traits as calendarTraits } from "#app/domain/invitation/sections/calendar.ts";
import { schema as contact, traits as contactTraits } from "#app/domain/invitation/sections/contact.ts";
import { schema as follow, traits as followTraits } from "#app/domain/invitation/sections/follow.ts";
import { schema as guestList, traits as guestListTraits } from "#app/domain/invitation/sections/guest-list.ts";
import { schema as family, traits as familyTraits } from "#app/domain/invitation/sections/family.ts";
import { schema as travel, traits as travelTraits } from "#app/domain/invitation/sections/travel.ts";
import { schema as questions, traits as questionsTraits } from "#app/domain/invitation/sections/questions.ts";
import { schema as hashtag, traits as hashtagTraits } from "#app/domain/invitation/sections/hashtag.ts";
import { schema as live, traits as liveTraits } from "#app/domain/invitation/sections/live.ts";
import { schema as reply, traits as replyTraits } from "#app/domain/invitation/sections/reply.ts";
import { schema as closing, traits as closingTraits } from "#app/domain/invitation/sections/closing.ts";
import type { SectionTraits, TextSchema } from "#app/domain/invitation/sections/section.ts";
import type { SectionType } from "#app/domain/invitation/sections/types.ts";

/** The sections of a page. `text` is the schema of a text. */
export function sectionSchema<Text extends TextSchema>(text: Text) {
  return v.variant("type", [
    message(text),
    countdown(),
    date(text),
    venue(text),
    timeline(text),
    story(text),
    gallery(text),
    video(text),
    dressCode(text),
    bank(text),
    registry(text),
    calendar(),
    contact(text),
    follow(),
    guestList(text),
    family(text),
    travel(text),
    questions(text),
    hashtag(text),
    live(text),
    reply(text),
    closing(text),
  ]);
}

export const sectionTraits: Readonly<Record<SectionType, SectionTraits>> = {
  "message": messageTraits,
  "countdown": countdownTraits,
  "date": dateTraits,
  "venue": venueTraits,
  "timeline": timelineTraits,
  "story": storyTraits,
  "gallery": galleryTraits,
  "video": videoTraits,
  "dress-code": dressCodeTraits,
  "bank": bankTraits,
  "registry": registryTraits,
  "calendar": calendarTraits,
  "contact": contactTraits,
  "follow": followTraits,
  "guest-list": guestListTraits,
  "family": familyTraits,
  "travel": travelTraits,
  "questions": questionsTraits,
  "hashtag": hashtagTraits,
  "live": liveTraits,
  "reply": replyTraits,
  "closing": closingTraits,
};
