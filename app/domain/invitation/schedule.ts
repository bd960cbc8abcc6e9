import { daysLater } from "#app/domain/invitation/move-dates.ts";
import type { ProgrammeItem } from "#app/domain/invitation/programme-items.ts";
import type { PublishedSection, WrittenText } from "#app/domain/invitation/schema.ts";
import { instantOf } from "#app/i18n/time-zones.ts";

export type Venue = Extract<PublishedSection, { type: "venue" }>;

/** An hour of the day. */
export type ScheduledItem = {
  /** Milliseconds since 1970 in UTC. */
  at: number;
  /** The same on the clock of its place, `2027-06-12T15:00`. */
  local: string;
  /** The time zone of that clock: the venue's own, else the event's. */
  timeZone: string;
  programmeItem?: ProgrammeItem;
  title?: WrittenText;
  /** The guests' place then; null while no place is known. */
  venue: Venue | null;
};

/** Facts that an invitation's schedule follows from; `seen` where it is one household's part. */
export type Programme = {
  event: { start: string; timeZone: string };
  sections?: readonly PublishedSection[];
  seen?: { whole: Programme };
};

/** An hour before noon may follow one of the evening: it is the next day's. */
const evening = "18:00";
const morning = "09:00";

/**
 * The hours of the day in their order, from venues and timelines. What both say is there once, with
 * the venue's place; a venue without an hour takes that of the timeline's entry of its programme
 * item or, as the only one, the event's. An item of the timeline is where the last venue before it is. Without
 * any hour the event itself is the one entry; where a household sees none of the hours that there
 * are, it has none.
 */
export function scheduleOf(programme: Programme): ScheduledItem[] {
  const { event, sections = [] } = programme;
  const fullProgramme = programme.seen?.whole ?? programme;
  const all = placedOf(fullProgramme);
  const items = timedItemsOf(fullProgramme);
  const visibleParts = new Set(
    sections.flatMap<object>((section) => [section, ...itemsOf(section)]),
  );
  const placed = all.filter(({ venue }) => visibleParts.has(venue));
  const others = items
    .filter(({ item }) => visibleParts.has(item))
    .map(({ item: { programmeItem, title }, ...hour }): ScheduledItem => ({
      ...hour,
      programmeItem,
      title,
      venue: null,
    }))
    .filter((item) => !placed.some((stop) => stop.at === item.at && isOfItem(stop.venue, item)));
  const entries = [...placed, ...others].toSorted((slot, other) => slot.at - other.at);
  if (all.length + items.length === 0) {
    const { start: local, timeZone } = event;
    const venue = sections.find(isVenue) ?? null;
    return [{ at: instantOf(local, timeZone), local, timeZone, venue }];
  }
  return entries.map((entry) => ({
    ...entry,
    venue: entry.venue ?? placed.findLast((earlier) => earlier.at <= entry.at)?.venue ?? null,
  }));
}

/** The venues whose hour is known, as entries of the schedule. */
function placedOf(programme: Programme): (ScheduledItem & { venue: Venue })[] {
  const { event, sections = [] } = programme;
  const items = timedItemsOf(programme);
  const venues = sections.filter(isVenue);
  const isTimed = venues.some(({ start }) => start !== undefined);
  return venues.flatMap((venue) => {
    const { programmeItem, title, timeZone = event.timeZone } = venue;
    const timedItem =
      programmeItem && items.find(({ item }) => item.programmeItem === programmeItem);
    const local =
      venue.start ?? timedItem?.local ?? (isTimed || items.length > 0 ? undefined : event.start);
    if (local === undefined) return [];
    return [{ at: instantOf(local, timeZone), local, timeZone, programmeItem, title, venue }];
  });
}

/**
 * True if a venue is where an hour of a timeline at the same time is; one without a programme item
 * may be.
 */
function isOfItem(venue: Venue, item: { programmeItem?: ProgrammeItem }): boolean {
  return venue.programmeItem === undefined || venue.programmeItem === item.programmeItem;
}

/**
 * The pairs of a venue and a timeline's item that are one stop of the day: those of one programme
 * item, and of venues without one the one at the item's hour.
 */
export function stopsOf(programme: Programme): { venue: Venue; item: TimelineItem }[] {
  const placed = placedOf(programme);
  const venues = (programme.sections ?? []).filter(isVenue);
  return timedItemsOf(programme).flatMap(({ item, at }) =>
    venues
      .filter((venue) =>
        venue.programmeItem === undefined
          ? placed.some((stop) => stop.venue === venue && stop.at === at)
          : venue.programmeItem === item.programmeItem,
      )
      .map((venue) => ({ venue, item })),
  );
}

/** The venue of the event's own start; the day may begin elsewhere, as at the groom's home. */
export function venueOfStart(programme: Programme): Venue | null {
  const { start, timeZone } = programme.event;
  const instant = instantOf(start, timeZone);
  const begin = scheduleOf(programme).find((stop) => stop.at === instant && stop.venue !== null);
  return begin?.venue ?? programme.sections?.find(isVenue) ?? null;
}

export type TimelineItem = Extract<PublishedSection, { type: "timeline" }>["items"][number];

/** A timeline's item at its instant, and on the clock of its place. */
type TimedItem = Pick<ScheduledItem, "at" | "local" | "timeZone"> & { item: TimelineItem };

function timedItemsOf(programme: Programme): TimedItem[] {
  return (programme.sections ?? []).flatMap((section) =>
    datedItems(itemsOf(section), programme).map(({ item, local, timeZone }) => ({
      item,
      local,
      timeZone,
      at: instantOf(local, timeZone),
    })),
  );
}

/**
 * A timeline's items with their days and clocks: after the evening an early hour is the next
 * morning's, and an item with a venue of its programme item is on that venue's clock, any other on the
 * event's. Hours that are hidden from a household still part its evening from its morning.
 */
export function datedItems(items: readonly TimelineItem[], programme: Programme) {
  const { event, sections = [] } = programme.seen?.whole ?? programme;
  const day = event.start.slice(0, 10);
  const venues = sections.filter(isVenue);
  const all =
    sections.map(itemsOf).find((timeline) => items.every((item) => timeline.includes(item))) ??
    items;
  let isNight = false;
  const dated = all.map((item, index) => {
    const { at, programmeItem } = item;
    const previousHour = all[index - 1]?.at ?? at;
    isNight ||= previousHour >= evening && at < morning;
    const venue = programmeItem && venues.find((place) => place.programmeItem === programmeItem);
    const timeZone = (venue && venue.timeZone) ?? event.timeZone;
    return { item, local: `${isNight ? daysLater(day, 1) : day}T${at}`, timeZone };
  });
  return dated.filter(({ item }) => items.includes(item));
}

function itemsOf(section: PublishedSection): readonly TimelineItem[] {
  return section.type === "timeline" ? section.items : [];
}

export function isVenue(section: PublishedSection): section is Venue {
  return section.type === "venue";
}
