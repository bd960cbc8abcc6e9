import * as v from "valibot";
import { placeNames } from "#app/designs/places/place-names.ts";
import {
  localTime,
  position,
  programmeItem,
  timeZone,
} from "#app/domain/invitation/schema/fields.ts";
import {
  limited,
  type SectionGuide,
  type SectionTraits,
  type TextSchema,
} from "#app/domain/invitation/sections/section.ts";

export function schema<Text extends TextSchema>(text: Text) {
  return v.strictObject({
    ...limited,
    type: v.literal("venue"),
    programmeItem: v.optional(programmeItem),
    title: v.optional(text),
    start: v.optional(localTime),
    /** That of `start`, where the venue's clock shows another time than the event's. */
    timeZone: v.optional(timeZone),
    name: text,
    address: v.optional(text),
    note: v.optional(text),
    entrance: v.optional(text),
    parking: v.optional(text),
    position: v.optional(position),
    drawing: v.optional(v.picklist(placeNames, `expected one of ${placeNames.join(", ")}`)),
  });
}

export const traits: SectionTraits = { sheet: true };

export const guide: SectionGuide = {
  says: "a place with its maps; a `title` replaces the words of its `programmeItem`",
  fields: {
    programmeItem: "the part of the day that takes place here, in the site's own words",
    title: "your own words in place of the site's",
    start: "the hour that guests are there: `2027-06-12T15:00`",
    timeZone: "whose clock `start` is on, where it differs from the event's",
    name: "the name of the place",
    address: "the town, the street, the number",
    note: "a line for guests",
    entrance: "where the entrance is",
    parking: "where to park",
    position:
      "of the entrance, for maps and taxis: right-click it in Google Maps and click the two numbers that appear",
    drawing: "the façade on the map's tile; without it the programme item decides",
  },
};
