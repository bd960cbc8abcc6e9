import * as v from "valibot";
import type { SectionGuide, SectionTraits } from "#app/domain/invitation/sections/section.ts";

export function schema() {
  return v.strictObject({ type: v.literal("calendar") });
}

export const traits: SectionTraits = {
  needs: "calendar",
  onTheDay: 2,
  afterwards: "gone",
  keepsake: false,
};

export const guide: SectionGuide = { says: "buttons that add the day to a calendar", fields: {} };
