import * as v from "valibot";
import { hexColour } from "#app/designs/palettes/palette-schema.ts";
import {
  limited,
  type SectionGuide,
  type SectionTraits,
  type TextSchema,
} from "#app/domain/invitation/sections/section.ts";

export function schema<Text extends TextSchema>(text: Text) {
  return v.strictObject({
    ...limited,
    type: v.literal("dress-code"),
    text,
    colours: v.optional(v.pipe(v.array(hexColour), v.maxLength(8))),
  });
}

export const traits: SectionTraits = {};

export const guide: SectionGuide = {
  says: "what to wear",
  fields: {
    text: "what to wear",
    colours: "colours to wear, eight at most: `#6b2737`",
  },
};
