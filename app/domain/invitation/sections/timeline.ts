import * as v from "valibot";
import { programmeItem, timeOfDay } from "#app/domain/invitation/schema/fields.ts";
import {
  limited,
  type SectionGuide,
  type SectionTraits,
  type TextSchema,
} from "#app/domain/invitation/sections/section.ts";

export function schema<Text extends TextSchema>(text: Text) {
  return v.strictObject({
    ...limited,
    type: v.literal("timeline"),
    items: v.pipe(
      v.array(
        v.pipe(
          v.strictObject({
            ...limited,
            at: timeOfDay,
            programmeItem: v.optional(programmeItem),
            title: v.optional(text),
            note: v.optional(text),
          }),
          v.check(
            (item) => item.programmeItem !== undefined || item.title !== undefined,
            "expected a programmeItem or a title",
          ),
        ),
      ),
      v.minLength(1),
    ),
  });
}

export const traits: SectionTraits = {};

export const guide: SectionGuide = {
  says: "the order of the day; each hour has a `programmeItem` or a `title`",
  fields: {
    items: "the hours in their order",
    "items.at": "the hour: `15:00`",
    "items.programmeItem": "the part of the day, in the site's own words",
    "items.title": "your own words in place of the site's",
    "items.note": "a line below it",
  },
};
