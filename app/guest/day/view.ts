import type { TFunction } from "i18next";
import { mapLinks } from "#app/guest/day/links.ts";
import { clockNames } from "#app/domain/invitation/clock/texts.ts";
import { dayEndsAt } from "#app/domain/invitation/lifecycle.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { scheduleOf, type ScheduledItem } from "#app/domain/invitation/schedule.ts";
import { pick } from "#app/domain/invitation/written-text.ts";
import { formatTime, wallTimeOf } from "#app/i18n/dates.ts";
import { clockMoment } from "#app/i18n/clock-changes.ts";
import type { Language } from "#app/i18n/languages.ts";
import { callLinks } from "#app/lib/call-links.ts";

/** A link that orders a taxi to a place in an app that drives there. */
type TaxiLink = { name: string; href: string };

const yandex = (latitude: number, longitude: number) => ({
  name: "Yandex Go",
  // Yandex' own redirect, which opens the app or its page; the id is the one of its documentation.
  href: `https://3.redirect.appmetrica.yandex.com/route?end-lat=${latitude}&end-lon=${longitude}&appmetrica_tracking_id=1178268795219780156`,
});

const uber = (latitude: number, longitude: number) => ({
  name: "Uber",
  // https://developer.uber.com/docs/riders/ride-requests/tutorials/deep-links/introduction
  href: `https://m.uber.com/ul/?action=setPickup&pickup=my_location&dropoff[latitude]=${latitude}&dropoff[longitude]=${longitude}`,
});

/** By time zone, because an invitation names no country. */
const drivers: readonly [RegExp, (latitude: number, longitude: number) => TaxiLink][] = [
  [/^(?:Asia\/(?:Yerevan|Tbilisi|Almaty|Tashkent)|Europe\/(?:Moscow|Minsk|Samara))$/, yandex],
  [
    /^(?:America\/(?:New_York|Chicago|Denver|Los_Angeles|Phoenix|Toronto|Vancouver)|Europe\/(?:Paris|Brussels|Amsterdam|Berlin|Vienna|London|Madrid|Rome|Warsaw|Zurich|Lisbon|Athens)|Asia\/(?:Dubai|Beirut)|Australia\/(?:Sydney|Melbourne))$/,
    uber,
  ],
];

/**
 * The taxi apps that drive to a place. GG, which many use in Yerevan, has no public link that takes a
 * destination.
 * @param position latitude and longitude in degrees; without it no app can be told where to.
 */
function taxiLinks(position: readonly [number, number] | undefined, timeZone: string): TaxiLink[] {
  if (!position) return [];
  return drivers.flatMap(([zones, link]) => (zones.test(timeZone) ? [link(...position)] : []));
}

/** An hour of the day as its card shows it. Instants are milliseconds since 1970 in UTC. */
export type DayHour = {
  at: number;
  /** From when until when it is shown: first as what is next, then as what is going on. */
  from: number;
  until: number;
  /** For `<time>`: local, with its distance from UTC. */
  moment: string;
  time: string;
  /** The clock of the hour, where the places do not share one. */
  clock?: string;
  title: string;
  place: { name: string; address?: string; route: string; taxis: TaxiLink[] } | null;
};

export type DayView = {
  hours: DayHour[];
  /** The organiser, who helps guests on their way; null without one. */
  call: { name?: string; href: string; phone: string } | null;
};

/** How long an hour is still shown while the next one is announced, for those who are late. */
const lateMs = 60 * 60_000;

/** The hours of the event's day, each shown as it is next, in one language. */
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
