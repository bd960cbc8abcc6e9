import { daysLater } from "#app/features/invitation/move-dates.ts";
import type { ProgrammeItem } from "#app/features/invitation/programme.ts";
import type { PublishedSection, WrittenText } from "#app/features/invitation/schema.ts";
import { instantOf } from "#app/i18n/time-zones.ts";

type Venue = Extract<PublishedSection, { type: "venue" }>;

/** One hour of the day. */
export type Stage = {
  /** Milliseconds since 1970 in UTC. */
  at: number;
  /** The same on the clock of the event's place, `2027-06-12T15:00`. */
  local: string;
  stage?: ProgrammeItem;
  title?: WrittenText;
  /** Where guests are then; null while no place is known. */
  venue: Venue | null;
};

/** What the stages of an invitation follow from. */
type Programme = {
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
export function stagesOf({ event, sections = [] }: Programme): Stage[] {
  const day = event.start.slice(0, 10);
  const at = (local: string) => ({ at: instantOf(local, event.timeZone), local });
  const items = sections.flatMap((section) =>
    section.type === "timeline" ? datedItems(section.items, day) : [],
  );
  const venues = sections.filter((section): section is Venue => section.type === "venue");
  const isTimed = venues.some(({ start }) => start !== undefined);
  const placed = venues.flatMap((venue): Stage[] => {
    const item = venue.stage && items.find(({ stage }) => stage === venue.stage);
    const local =
      venue.start ?? item?.local ?? (isTimed || items.length > 0 ? undefined : event.start);
    const { stage, title } = venue;
    return local === undefined ? [] : [{ ...at(local), stage, title, venue }];
  });
  const others = items
    .filter(
      (item) =>
        !placed.some(
          ({ local, stage }) =>
            local === item.local && (stage === item.stage || stage === undefined),
        ),
    )
    .map((item): Stage => ({ ...at(item.local), ...item, venue: null }));
  const stages = [...placed, ...others].toSorted((one, other) => one.at - other.at);
  if (stages.length === 0) return [{ ...at(event.start), venue: venues[0] ?? null }];
  return stages.map((stage) => ({
    ...stage,
    venue: stage.venue ?? placed.findLast((earlier) => earlier.at <= stage.at)?.venue ?? null,
  }));
}

type Item = Extract<PublishedSection, { type: "timeline" }>["items"][number];

/** A timeline's items with their days: after the evening an early hour is the next morning's. */
export function datedItems(items: readonly Item[], day: string) {
  let isNight = false;
  return items.map(({ at, stage, title }, index) => {
    const before = items[index - 1]?.at ?? at;
    isNight ||= before >= evening && at < morning;
    return { local: `${isNight ? daysLater(day, 1) : day}T${at}`, stage, title };
  });
}
