import { TZDate } from "@date-fns/tz";
import { instantOf } from "#app/i18n/time-zones.ts";
import { remember } from "#app/lib/remember.ts";
import { occasionOf } from "#app/features/invitation/occasions.ts";
import { monthsAfter } from "#app/features/invitation/months-after.ts";
import type { PublishedInvitation, PublishedSection } from "#app/features/invitation/schema.ts";
import { closesAt } from "#app/features/invitation/reply-deadline.ts";

/**
 * The phases of an invitation: the date alone, the invitation with its form, the form closed, the
 * day itself, a thank-you when it is over, and the farewell in place of the page.
 */
export const lifecyclePhases = [
  "save-the-date",
  "open",
  "closed",
  "today",
  "thanks",
  "ended",
] as const;
export type LifecyclePhase = (typeof lifecyclePhases)[number];

type Dated = Pick<PublishedInvitation, "event" | "until" | "saveTheDate"> & {
  reply?: { deadline?: string };
};

/**
 * The phase at `now` (milliseconds since 1970 in UTC). Days begin and end on the venue's clock. The
 * day is over when the event ends or, where no end is named, at midnight.
 */
export function lifecyclePhase(invitation: Dated, now: number): LifecyclePhase {
  const { event, reply, saveTheDate } = invitation;
  const day = event.start.slice(0, 10);
  const over = event.end ? instantOf(event.end, event.timeZone) : afterDay(day, event.timeZone);
  if (now >= endsAt(invitation)) return "ended";
  if (now >= over) return "thanks";
  if (now >= instantOf(day, event.timeZone)) return "today";
  if (saveTheDate && now < instantOf(saveTheDate.until, event.timeZone)) return "save-the-date";
  return reply && now >= closesAt(invitation) ? "closed" : "open";
}

/** Whether replies are accepted at `now`; on the day itself that depends on the deadline. */
export function takesReplies(invitation: Dated, now: number): boolean {
  const phase = lifecyclePhase(invitation, now);
  return phase === "open" || (phase === "today" && now < closesAt(invitation));
}

/**
 * When an invitation's page ends, in milliseconds since 1970 in UTC: at the end of the day that
 * staff set (`until`), else six months after the event, at the event's place.
 */
export function endsAt({ event, until }: Pick<PublishedInvitation, "event" | "until">): number {
  return until ? afterDay(until, event.timeZone) : halfAYearAfter(event.start, event.timeZone);
}

const halfAYearAfter = remember(
  1_000,
  (start: string, timeZone: string) => `${timeZone} ${start}`,
  (start, timeZone) => {
    const end = new TZDate(instantOf(start, timeZone), timeZone);
    end.setMonth(end.getMonth() + monthsAfter);
    return end.getTime();
  },
);

/**
 * Adapts the sections to a phase: only the date before the invitation opens, a countdown on the
 * day, and afterwards no countdown, form or calendar.
 */
export function inPhase(
  invitation: PublishedInvitation,
  phase: LifecyclePhase,
): PublishedInvitation {
  const { sections } = invitation;
  const countdown: PublishedSection = sections.find(({ type }) => type === "countdown") ?? {
    type: "countdown",
    to: occasionOf(invitation),
  };
  if (phase === "save-the-date")
    return { ...invitation, sections: [{ type: "date" }, countdown, { type: "calendar" }] };
  if (phase === "today" && !sections.includes(countdown))
    return { ...invitation, sections: [countdown, ...sections] };
  if (phase === "thanks")
    return {
      ...invitation,
      sections: sections.filter(({ type }) => !["countdown", "reply", "calendar"].includes(type)),
    };
  return invitation;
}

function afterDay(day: string, timeZone: string): number {
  return instantOf(`${day}T23:59`, timeZone) + 60_000;
}
