import * as v from "valibot";
import { programmeItem, timeOfDay } from "#app/domain/invitation/schema-fields.ts";
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
            stage: v.optional(programmeItem),
            title: v.optional(text),
            note: v.optional(text),
          }),
          v.check(
            (item) => item.stage !== undefined || item.title !== undefined,
            "expected a stage or a title",
          ),
        ),
      ),
      v.minLength(1),
    ),
  });
}

export const traits: SectionTraits = {};

export const guide: SectionGuide = {
  says: "the order of the day; each hour has a `stage` or a `title`",
  fields: {
    items: "the hours in their order",
    "items.at": "the hour: `15:00`",
    "items.stage": "the part of the day, in the site's own words",
    "items.title": "your own words in place of the stage's",
    "items.note": "a line below it",
  },
};
