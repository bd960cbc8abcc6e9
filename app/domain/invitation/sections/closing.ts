import * as v from "valibot";
import type {
  SectionGuide,
  SectionTraits,
  TextSchema,
} from "#app/domain/invitation/sections/section.ts";

export function schema<Text extends TextSchema>(text: Text) {
  return v.strictObject({ type: v.literal("closing"), text });
}

export const traits: SectionTraits = {
  sheet: true,
  staysWhen: ["cancelled", "postponed"],
  onTheDay: 3,
};

export const guide: SectionGuide = { says: "the last words", fields: { text: "the last words" } };
