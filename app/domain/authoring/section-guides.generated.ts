// Written by `npm run designs` from app/domain/invitation/sections/types.ts.
import { guide as message } from "#app/domain/invitation/sections/message.ts";
import { guide as countdown } from "#app/domain/invitation/sections/countdown.ts";
import { guide as date } from "#app/domain/invitation/sections/date.ts";
import { guide as venue } from "#app/domain/invitation/sections/venue.ts";
import { guide as timeline } from "#app/domain/invitation/sections/timeline.ts";
import { guide as story } from "#app/domain/invitation/sections/story.ts";
import { guide as gallery } from "#app/domain/invitation/sections/gallery.ts";
import { guide as video } from "#app/domain/invitation/sections/video.ts";
import { guide as dressCode } from "#app/domain/invitation/sections/dress-code.ts";
import { guide as bank } from "#app/domain/invitation/sections/bank.ts";
import { guide as registry } from "#app/domain/invitation/sections/registry.ts";
import { guide as calendar } from "#app/domain/invitation/sections/calendar.ts";
import { guide as contact } from "#app/domain/invitation/sections/contact.ts";
import { guide as follow } from "#app/domain/invitation/sections/follow.ts";
import { guide as guestList } from "#app/domain/invitation/sections/guest-list.ts";
import { guide as family } from "#app/domain/invitation/sections/family.ts";
import { guide as travel } from "#app/domain/invitation/sections/travel.ts";
import { guide as questions } from "#app/domain/invitation/sections/questions.ts";
import { guide as hashtag } from "#app/domain/invitation/sections/hashtag.ts";
import { guide as live } from "#app/domain/invitation/sections/live.ts";
import { guide as reply } from "#app/domain/invitation/sections/reply.ts";
import { guide as closing } from "#app/domain/invitation/sections/closing.ts";
import type { SectionGuide } from "#app/domain/invitation/sections/section.ts";
import type { SectionType } from "#app/domain/invitation/sections/types.ts";

export const sectionGuides: Readonly<Record<SectionType, SectionGuide>> = {
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
