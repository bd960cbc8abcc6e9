import { TZDate } from "@date-fns/tz";
import { instantOf } from "#app/i18n/time-zones.ts";
import { occasionOf } from "#app/features/invitation/occasions.ts";
import { monthsAfter } from "#app/features/invitation/months-after.ts";
import type { PublishedInvitation, PublishedSection } from "#app/features/invitation/schema.ts";
import { closesAt } from "#app/features/invitation/reply-deadline.ts";

/**
 * The phases of an invitation: the date alone, the invitation with its form, the form closed, the
 * day itself, a thank-you when it is over, and the farewell in place of the page; and in place of
 * all but the last, that the event is cancelled or its day is open.
 */
export const lifecyclePhases = [
  "save-the-date",
  "open",
  "closed",
  "today",
  "thanks",
  "cancelled",
  "postponed",
  "ended",
] as const;
export type LifecyclePhase = (typeof lifecyclePhases)[number];

/** An invitation's status, also as a list of published ones has it (entry-summary.ts). */
type Stated = { status?: { is: string; was?: string } };

type Dated = Pick<PublishedInvitation, "event" | "until" | "saveTheDate"> &
  Stated & { reply?: { deadline?: string } };

/**
 * Why the event does not take place on the invitation's day: it is cancelled, or postponed without
 * a new day yet. Null while its day stands, also for one that has been moved to a new day.
 */
export function calledOff({ status }: Stated): "cancelled" | "postponed" | null {
  if (status?.is === "cancelled") return "cancelled";
  return status?.is === "postponed" && status.was === undefined ? "postponed" : null;
}

/** Whether a phase is that of an event that does not take place on its day. */
export function isCalledOff(phase: LifecyclePhase): phase is "cancelled" | "postponed" {
  return phase === "cancelled" || phase === "postponed";
}

/**
 * The phase at `now` (milliseconds since 1970 in UTC). Days begin and end on the venue's clock. The
 * day is over when the event ends or, where no end is named, at midnight.
 */
export function lifecyclePhase(invitation: Dated, now: number): LifecyclePhase {
  const { event, reply, saveTheDate } = invitation;
  const day = event.start.slice(0, 10);
  const over = event.end ? instantOf(event.end, event.timeZone) : afterDay(day, event.timeZone);
  if (now >= endsAt(invitation)) return "ended";
  const off = calledOff(invitation);
  if (off) return off;
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
  if (until) return afterDay(until, event.timeZone);
  const end = new TZDate(instantOf(event.start, event.timeZone), event.timeZone);
  end.setMonth(end.getMonth() + monthsAfter);
  return end.getTime();
}

/** The sections that stay when the event is called off; its words are `withClosing`'s. */
const stays: Record<"cancelled" | "postponed", readonly PublishedSection["type"][]> = {
  cancelled: ["contact", "closing"],
  postponed: ["story", "gallery", "video", "contact", "follow", "closing"],
};

/**
 * Adapts the sections to a phase: only the date before the invitation opens, a countdown on the
 * day, and afterwards no countdown, form or calendar. Of an event that is called off nothing is left
 * that looks forward to it or leads guests to its places.
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
  if (isCalledOff(phase))
    return { ...invitation, sections: sections.filter(({ type }) => stays[phase].includes(type)) };
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
