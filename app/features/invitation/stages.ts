import { daysLater } from "#app/features/invitation/move-dates.ts";
import type { ProgrammeItem } from "#app/features/invitation/programme.ts";
import type { PublishedSection, WrittenText } from "#app/features/invitation/schema.ts";
import { instantOf } from "#app/i18n/time-zones.ts";

type Venue = Extract<PublishedSection, { type: "venue" }>;

/** One hour of the day. */
export type Stage = {
  /** Milliseconds since 1970 in UTC. */
  at: number;
  /** The same on the clock of its place, `2027-06-12T15:00`. */
  local: string;
  /** The time zone of that clock: the venue's own, else the event's. */
  timeZone: string;
  stage?: ProgrammeItem;
  title?: WrittenText;
  /** Where guests are then; null while no place is known. */
  venue: Venue | null;
};

/** What the stages of an invitation follow from. */
export type Programme = {
  event: { start: string; timeZone: string };
  sections?: readonly PublishedSection[];
};

/** An hour before noon may follow one of the evening: it is the next day's. */
const evening = "18:00";
const morning = "09:00";

/**
 * The hours of the day in their order, from venues and timelines. What both say is there once, with
 * the venue's place; a venue without an hour takes that of the timeline's item of its stage or, as
 * the only one, the event's. An item of the timeline is where the last venue before it is. Without
 * any hour the event itself is the one stage.
 */
export function stagesOf(programme: Programme): Stage[] {
  const { event, sections = [] } = programme;
  const at = (local: string, timeZone = event.timeZone) => ({
    at: instantOf(local, timeZone),
    local,
    timeZone,
  });
  const items = sections.flatMap((section) =>
    section.type === "timeline" ? datedItems(section.items, programme) : [],
  );
  const venues = sections.filter(isVenue);
  const isTimed = venues.some(({ start }) => start !== undefined);
  const placed = venues.flatMap((venue): Stage[] => {
    const item = venue.stage && items.find(({ stage }) => stage === venue.stage);
    const local =
      venue.start ?? item?.local ?? (isTimed || items.length > 0 ? undefined : event.start);
    const { stage, title } = venue;
    return local === undefined ? [] : [{ ...at(local, venue.timeZone), stage, title, venue }];
  });
  const others = items
    .map((item): Stage => ({ ...item, ...at(item.local, item.timeZone), venue: null }))
    .filter(
      (item) =>
        !placed.some(
          (venue) =>
            venue.at === item.at && (venue.stage === item.stage || venue.stage === undefined),
        ),
    );
  const stages = [...placed, ...others].toSorted((one, other) => one.at - other.at);
  if (stages.length === 0) return [{ ...at(event.start), venue: venues[0] ?? null }];
  return stages.map((stage) => ({
    ...stage,
    venue: stage.venue ?? placed.findLast((earlier) => earlier.at <= stage.at)?.venue ?? null,
  }));
}

type Item = Extract<PublishedSection, { type: "timeline" }>["items"][number];

/**
 * A timeline's items with their days and clocks: after the evening an early hour is the next
 * morning's, and an item with a venue of its stage is on that venue's clock, any other on the
 * event's.
 */
export function datedItems(items: readonly Item[], { event, sections = [] }: Programme) {
  const day = event.start.slice(0, 10);
  const venues = sections.filter(isVenue);
  let isNight = false;
  return items.map(({ at, stage, title }, index) => {
    const before = items[index - 1]?.at ?? at;
    isNight ||= before >= evening && at < morning;
    const venue = stage && venues.find((one) => one.stage === stage);
    const timeZone = (venue && venue.timeZone) ?? event.timeZone;
    return { local: `${isNight ? daysLater(day, 1) : day}T${at}`, timeZone, stage, title };
  });
}

function isVenue(section: PublishedSection): section is Venue {
  return section.type === "venue";
}
