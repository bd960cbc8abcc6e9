import type { PlaceName } from "#app/designs/places/place-names.ts";
import { clockNames } from "#app/domain/invitation/clock/texts.ts";
import { placeOf } from "#app/domain/invitation/place-of-programme-item.ts";
import type { ProgrammeItem } from "#app/domain/invitation/programme-items.ts";
import { mapLinks, type MapLinks } from "#app/guest/day/links.ts";
import { clockMoment } from "#app/i18n/clock-changes.ts";
import { formatDate, formatTime, wallTimeOf } from "#app/i18n/dates.ts";
import type { SectionOf, ViewContext } from "#app/guest/sections/section.ts";

export type VenueView = {
  type: "venue";
  programmeItem?: ProgrammeItem;
  title: string;
  date?: string;
  time?: string;
  /** For `<time>`: the hour with its distance from UTC. */
  moment?: string;
  /** The clock of the hour, where the places do not share one. */
  clock?: string;
  name: string;
  address?: string;
  note?: string;
  entrance?: string;
  parking?: string;
  drawing: PlaceName;
  maps: MapLinks;
};

export function view(
  section: SectionOf<"venue">,
  { invitation, t, text, optionalText }: ViewContext,
): VenueView {
  const { event } = invitation;
  const start = section.start ? wallTimeOf(section.start) : undefined;
  const otherDay = section.start && section.start.slice(0, 10) !== event.start.slice(0, 10);
  return {
    type: "venue",
    programmeItem: section.programmeItem,
    title:
      optionalText(section.title) ??
      (section.programmeItem
        ? t(`timeline:${section.programmeItem}`)
        : t("invitation:venue.heading")),
    date: start && otherDay ? formatDate(t, start, "weekday-day") : undefined,
    time: start && formatTime(t, start),
    moment: section.start && clockMoment(section.start, section.timeZone ?? event.timeZone),
    clock: section.start && clockNames(invitation, t)(section.timeZone),
    name: text(section.name),
    address: optionalText(section.address),
    note: optionalText(section.note),
    entrance: optionalText(section.entrance),
    parking: optionalText(section.parking),
    drawing: section.drawing ?? placeOf(section.programmeItem),
    maps: mapLinks(
      section.position,
      [text(section.name), optionalText(section.address)].filter(Boolean).join(", "),
    ),
  };
}
