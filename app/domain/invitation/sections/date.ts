import * as v from "valibot";
import type {
  SectionGuide,
  SectionTraits,
  TextSchema,
} from "#app/domain/invitation/sections/section.ts";

export function schema<Text extends TextSchema>(text: Text) {
  return v.strictObject({ type: v.literal("date"), note: v.optional(text) });
}

export const traits: SectionTraits = { sheet: true };

export const guide: SectionGuide = {
  says: "the day in a calendar's month",
  fields: { note: "a line below the calendar" },
};
