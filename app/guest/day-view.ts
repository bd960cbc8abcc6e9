import type { TFunction } from "i18next";
import { mapLinks } from "#app/guest/map-links.ts";
import { taxiLinks, type TaxiLink } from "#app/guest/taxis.ts";
import { clockNames } from "#app/domain/invitation/clock-words.ts";
import { dayEndsAt } from "#app/domain/invitation/lifecycle.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { scheduleOf, type ScheduledItem } from "#app/domain/invitation/schedule.ts";
import { pick } from "#app/domain/invitation/written-text.ts";
import { formatTime, wallTimeOf } from "#app/i18n/dates.ts";
import { clockMoment } from "#app/i18n/clock-changes.ts";
import type { Language } from "#app/i18n/languages.ts";
import { callLinks } from "#app/lib/call-links.ts";

/** An hour of the day as its card shows it. Instants are milliseconds since 1970 in UTC. */
export type DayHour = {
  at: number;
  /** From when until when it is shown: first as what is next, then as what is going on. */
  from: number;
  until: number;
  /** For `<time>`: local, with its distance from UTC. */
  moment: string;
  time: string;
  /** Whose clock shows the hour, where the places do not share one. */
  clock?: string;
  title: string;
  place: { name: string; address?: string; route: string; taxis: TaxiLink[] } | null;
};

export type DayView = {
  hours: DayHour[];
  /** Who helps guests on their way; null without an organiser. */
  call: { name?: string; href: string; phone: string } | null;
};

/** How long an hour is still shown while the next one is announced, for those who are late. */
const lateMs = 60 * 60_000;

/** What is next on the day of the event, hour by hour, in one language. */
export function dayView(
  invitation: PublishedInvitation,
  language: Language,
  t: TFunction,
): DayView {
  const { organiser } = invitation;
  const clockName = clockNames(invitation, t);
  const end = dayEndsAt(invitation);
  const schedule = scheduleOf(invitation).filter(({ at }) => at < end);
  const instants = [...new Set(schedule.map(({ at }) => at))];
  return {
    hours: schedule.map((entry) => {
      const index = instants.indexOf(entry.at);
      const following = instants[index + 1];
      return {
        at: entry.at,
        from: instants[index - 1] ?? 0,
        until: following === undefined ? end : Math.min(following, entry.at + lateMs),
        moment: clockMoment(entry.local, entry.timeZone),
        time: formatTime(t, wallTimeOf(entry.local)),
        clock: clockName(entry.timeZone),
        title: titleOf(entry, invitation, language, t),
        place: placeOf(entry, language),
      };
    }),
    call: organiser
      ? {
          name: organiser.name && pick(organiser.name, language),
          href: callLinks(organiser).call,
          phone: callLinks(organiser).phone,
        }
      : null,
  };
}

function titleOf(
  { title, programmeItem }: ScheduledItem,
  invitation: PublishedInvitation,
  language: Language,
  t: TFunction,
): string {
  if (title) return pick(title, language);
  return programmeItem ? t(`timeline:${programmeItem}`) : pick(invitation.title, language);
}

function placeOf({ venue, timeZone }: ScheduledItem, language: Language): DayHour["place"] {
  if (!venue) return null;
  const name = pick(venue.name, language);
  const address = venue.address && pick(venue.address, language);
  return {
    name,
    address,
    route: mapLinks(venue.position, [name, address].filter(Boolean).join(", ")).route,
    taxis: taxiLinks(venue.position, timeZone),
  };
}
