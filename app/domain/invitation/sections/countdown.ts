import * as v from "valibot";
import { occasion } from "#app/domain/invitation/schema/fields.ts";
import type { SectionGuide, SectionTraits } from "#app/domain/invitation/sections/section.ts";

export function schema() {
  return v.strictObject({ type: v.literal("countdown"), to: occasion });
}

export const traits: SectionTraits = {
  changing: true,
  onTheDay: "gone",
  afterwards: "gone",
  keepsake: false,
};

export const guide: SectionGuide = {
  says: "the time left to an occasion",
  fields: { to: "the occasion that the countdown names" },
};
