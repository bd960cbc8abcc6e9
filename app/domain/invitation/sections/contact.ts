import * as v from "valibot";
import {
  limited,
  type SectionGuide,
  type SectionTraits,
  type TextSchema,
} from "#app/domain/invitation/sections/section.ts";

export function schema<Text extends TextSchema>(text: Text) {
  return v.strictObject({ ...limited, type: v.literal("contact"), text: v.optional(text) });
}

export const traits: SectionTraits = { staysWhen: ["cancelled", "postponed"] };

export const guide: SectionGuide = {
  says: "the organiser's buttons; needs `organiser`",
  fields: { text: "words above the buttons" },
};
