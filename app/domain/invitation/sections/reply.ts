import * as v from "valibot";
import type {
  SectionGuide,
  SectionTraits,
  TextSchema,
} from "#app/domain/invitation/sections/section.ts";

export function schema<Text extends TextSchema>(text: Text) {
  return v.strictObject({
    type: v.literal("reply"),
    heading: v.optional(text),
    text: v.optional(text),
  });
}

export const traits: SectionTraits = {
  sheet: true,
  changing: true,
  onTheDay: 1,
  afterwards: "gone",
  keepsake: false,
};

export const guide: SectionGuide = {
  says: "the form; needs `reply`",
  fields: { text: "words above the form" },
};
