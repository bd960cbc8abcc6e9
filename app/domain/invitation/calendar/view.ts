import type { TFunction } from "i18next";
import { formatDate, formatTime, wallTimeOf } from "#app/i18n/dates.ts";
import { instantOf } from "#app/i18n/time-zones.ts";
import type { Language } from "#app/i18n/languages.ts";
import { clockNames } from "#app/domain/invitation/clock/texts.ts";
import { calledOff } from "#app/domain/invitation/lifecycle.ts";
import { occasionOf } from "#app/domain/invitation/occasions.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { fullNamesOf } from "#app/domain/invitation/hosts.ts";
import { addressOf } from "#app/domain/invitation/address.ts";
import { daysLater } from "#app/domain/invitation/move-dates.ts";
import { venueOfStart } from "#app/domain/invitation/schedule.ts";
import { hasHour } from "#app/domain/invitation/whole.ts";
import { pick } from "#app/domain/invitation/written-text.ts";

/** The fields of a calendar event. Instants are milliseconds since 1970 in UTC. */
export type CalendarEvent = {
  uid: string;
  url: string;
  title: string;
  details: string;
  location: string;
  position?: readonly [number, number];
  start: number;
  end: number;
  timeZone: string;
  /** No hour is meant for the reader: `start` and `end` are then midnights. */
  isAllDay: boolean;
  /** The event does not take place then, so that calendars drop it. */
  cancelled: boolean;
};

/** Milliseconds. Length of an event whose definition names no end. */
const usualLength = 6 * 60 * 60 * 1000;

/**
 * The invitation as one calendar event in one language. One that is cancelled, or postponed without
 * a new day, keeps the hour by which calendars know it and says so in its title.
 * @param invitation with the sections alone that its reader may see.
 * @param origin the site's public origin, without a slash at its end.
 * @param query that of the reader's personal link, `?g=…`; empty on the general link.
 */
export function eventOf(
  invitation: PublishedInvitation,
  language: Language,
  origin: string,
  t: TFunction,
  query = "",
): CalendarEvent {
  const start = instantOf(invitation.event.start, invitation.event.timeZone);
  const url = `${origin}${addressOf(invitation, language)}${query}`;
  const off = calledOff(invitation);
  const title = t("kinds:calendar-title", {
    occasion: t(`kinds:occasion.${occasionOf(invitation)}`),
    names: fullNamesOf(invitation, language).join(` ${t("words:and")} `),
  });
  const venues = invitation.sections.filter((section) => section.type === "venue");
  const main = venueOfStart(invitation);
  const clockName = clockNames(invitation, t);
  const stops = venues.map((venue) => {
    const time = venue.start ? wallTimeOf(venue.start) : undefined;
    const otherDay =
      venue.start && venue.start.slice(0, 10) !== invitation.event.start.slice(0, 10);
    const what = venue.title
      ? pick(venue.title, language)
      : venue.programmeItem
        ? t(`timeline:${venue.programmeItem}`)
        : "";
    const clock = time && clockName(venue.timeZone);
    return [
      time && otherDay && formatDate(t, time, "day"),
      time && [formatTime(t, time), clock && `(${clock})`].filter(Boolean).join(" "),
      what,
      pick(venue.name, language),
    ]
      .filter(Boolean)
      .join(" · ");
  });
  return {
    uid: `${invitation.path.replaceAll("/", "-")}@${new URL(origin).hostname}`,
    url,
    title: off ? `${t(`kinds:status.${off}.title`)} · ${title}` : title,
    details: [...stops, url].join("\n"),
    location: main
      ? [pick(main.name, language), main.address && pick(main.address, language)]
          .filter(Boolean)
          .join(", ")
      : "",
    position: main?.position,
    start,
    end: endOf(invitation, start),
    timeZone: invitation.event.timeZone,
    isAllDay: !hasHour(invitation),
    cancelled: off !== null,
  };
}

/** When the event ends, in milliseconds since 1970 in UTC; a day without an hour at its midnight. */
function endOf(invitation: PublishedInvitation, start: number): number {
  const { event } = invitation;
  if (!hasHour(invitation)) return instantOf(daysLater(event.start, 1), event.timeZone);
  const end = event.end === undefined ? 0 : instantOf(event.end, event.timeZone);
  return end > start ? end : start + usualLength;
}
