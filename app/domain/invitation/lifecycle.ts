import { TZDate } from "@date-fns/tz";
import { instantOf } from "#app/i18n/time-zones.ts";
import { remember } from "#app/lib/remember.ts";
import { occasionOf } from "#app/domain/invitation/occasions.ts";
import { monthsAfter } from "#app/domain/invitation/months-after.ts";
import type { PublishedInvitation, PublishedSection } from "#app/domain/invitation/schema.ts";
import { sectionTraits } from "#app/domain/invitation/sections/index.generated.ts";
import { daysLater } from "#app/domain/invitation/move-dates.ts";
import { scheduleOf } from "#app/domain/invitation/schedule.ts";
import { wholeOf } from "#app/domain/invitation/whole.ts";
import { closesAt } from "#app/domain/invitation/reply/deadline.ts";

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

/** An invitation's status, also as a list of published ones has it (entry/schema.ts). */
type Stated = { status?: { is: string; was?: string } };

type Dated = Pick<PublishedInvitation, "event" | "until" | "saveTheDate" | "seen"> &
  Stated & {
    reply?: { deadline?: string };
    /** Unknown to lists; only a programme that goes on past midnight needs them. */
    sections?: PublishedInvitation["sections"];
  };

/**
 * Why the event does not take place on the invitation's day: it is cancelled, or postponed without
 * a new day yet. Null while its day stands, also for one that has been moved to a new day.
 */
export function calledOff({ status }: Stated): "cancelled" | "postponed" | null {
  if (status?.is === "cancelled") return "cancelled";
  return status?.is === "postponed" && status.was === undefined ? "postponed" : null;
}

/** True if a phase is that of an event that does not take place on its day. */
export function isCalledOff(phase: LifecyclePhase): phase is "cancelled" | "postponed" {
  return phase === "cancelled" || phase === "postponed";
}

/**
 * The phase at `now` (milliseconds since 1970 in UTC), the same for all guests, whichever hours are
 * meant for them. Deadlines are days on the event's clock; its
 * own day lasts from `dayBeginsAt` until `dayEndsAt`.
 */
export function lifecyclePhase(invitation: Dated, now: number): LifecyclePhase {
  const { event, reply, saveTheDate } = invitation;
  if (now >= endsAt(invitation)) return "ended";
  const off = calledOff(invitation);
  if (off) return off;
  if (isOver(invitation, now)) return "thanks";
  if (now >= dayBeginsAt(invitation)) return "today";
  if (saveTheDate && now < instantOf(saveTheDate.until, event.timeZone)) return "save-the-date";
  return reply && now >= closesAt(invitation) ? "closed" : "open";
}

/** How long the last hour of a night lasts, in milliseconds. */
const lastHour = 60 * 60_000;

/**
 * When the day begins, in milliseconds since 1970 in UTC: at midnight on the event's clock, or on
 * that of a venue farther east.
 */
function dayBeginsAt(invitation: Pick<Dated, "event" | "sections" | "seen">): number {
  const fullProgramme = wholeOf(invitation);
  const day = fullProgramme.event.start.slice(0, 10);
  return Math.min(...clocksOf(fullProgramme).map((timeZone) => instantOf(day, timeZone)));
}

/**
 * When the day is over, in milliseconds since 1970 in UTC: when the event ends or, where no end is
 * named, at midnight at the last of its places; an hour after the programme's last item where that
 * is later.
 */
export function dayEndsAt(invitation: Pick<Dated, "event" | "sections" | "seen">): number {
  const { event, sections } = wholeOf(invitation);
  if (event.end) return instantOf(event.end, event.timeZone);
  const day = event.start.slice(0, 10);
  const midnights = clocksOf({ event, sections }).map((timeZone) => afterDay(day, timeZone));
  const last = scheduleOf({ event, sections }).findLast(({ local }) =>
    isNightOf(event.start, local),
  );
  return Math.max(...midnights, last ? last.at + (last.programmeItem === "end" ? 0 : lastHour) : 0);
}

/** The time zones of an event and of its venues. */
function clocksOf({ event, sections = [] }: Pick<Dated, "event" | "sections">): string[] {
  const venueZones = sections.flatMap((section) =>
    section.type === "venue" && section.timeZone ? [section.timeZone] : [],
  );
  return [event.timeZone, ...venueZones];
}

/** True if the day is over. The programme is read only in the night, because hours take long. */
function isOver(invitation: Dated, now: number): boolean {
  const { event } = wholeOf(invitation);
  if (!event.end && now < afterDay(event.start.slice(0, 10), event.timeZone)) return false;
  return now >= dayEndsAt(invitation);
}

/** True if an hour is in the early morning after the day of `start`. */
function isNightOf(start: string, local: string): boolean {
  return local.slice(0, 10) === daysLater(start.slice(0, 10), 1) && local.slice(11) < "09:00";
}

/** True if replies are accepted at `now`; on the day itself that depends on the deadline. */
export function takesReplies(invitation: Dated, now: number): boolean {
  const phase = lifecyclePhase(invitation, now);
  return phase === "open" || (phase === "today" && now < closesAt(invitation));
}

/**
 * When an invitation's page ends, in milliseconds since 1970 in UTC: at the end of the day that
 * staff set (`until`), else six months after the event, at the event's place.
 */
export function endsAt(invitation: Pick<PublishedInvitation, "event" | "until" | "seen">): number {
  const { until } = invitation;
  const { event } = wholeOf(invitation);
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
 * Adapts the sections to a phase: only the date before the invitation opens; on the day no
 * countdown, because the page begins with what is next; afterwards no countdown, form, calendar or
 * live stream. Of an event that is called off nothing is left that looks forward to it or leads
 * guests to its places.
 */
export function inPhase(
  invitation: PublishedInvitation,
  phase: LifecyclePhase,
): PublishedInvitation {
  const { sections } = invitation;
  if (phase === "save-the-date") {
    const countdown: PublishedSection = sections.find(({ type }) => type === "countdown") ?? {
      type: "countdown",
      to: occasionOf(invitation),
    };
    return { ...invitation, sections: [{ type: "date" }, countdown, { type: "calendar" }] };
  }
  if (phase === "today") return { ...invitation, sections: onTheDay(sections) };
  if (isCalledOff(phase)) {
    // The words of `withClosing` are said in their place.
    const keptSections = sections.filter(({ type }) =>
      sectionTraits[type].staysWhen?.includes(phase),
    );
    // A photo of those whose day is cancelled is not put before their guests.
    const cover = phase === "cancelled" ? undefined : invitation.cover;
    return { ...invitation, cover, sections: keptSections };
  }
  if (phase === "thanks")
    return {
      ...invitation,
      sections: sections.filter(({ type }) => sectionTraits[type].afterwards !== "gone"),
    };
  return invitation;
}

/** On the day the form and the calendar step back, before the closing words. */
function onTheDay(sections: readonly PublishedSection[]): PublishedSection[] {
  const placed = sections.flatMap((section) => {
    const { onTheDay: place = 0 } = sectionTraits[section.type];
    return place === "gone" ? [] : [{ section, place }];
  });
  return placed.toSorted((entry, other) => entry.place - other.place).map(({ section }) => section);
}

function afterDay(day: string, timeZone: string): number {
  return instantOf(`${day}T23:59`, timeZone) + 60_000;
}
