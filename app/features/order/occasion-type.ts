import type { Occasion } from "#app/features/invitation/occasions.ts";

/** Codes of what is celebrated. Source: spec.md section 3. */
export const occasionTypes = ["wd", "et", "bd", "bm", "cp", "ot"] as const;
export type OccasionType = (typeof occasionTypes)[number];

const types = {
  wedding: "wd",
  "wedding-and-engagement": "wd",
  engagement: "et",
  baptism: "bm",
  christening: "bm",
  birthday: "bd",
  kids: "bd",
  event: "cp",
  commercial: "cp",
  gender: "ot",
  "first-tooth": "ot",
  photoshoot: "ot",
  gift: "ot",
  other: "ot",
} as const satisfies Record<Occasion, OccasionType>;

/** What an order of something made for an occasion is for, unless its customer says otherwise. */
export function occasionTypeOf(occasion: Occasion): OccasionType {
  return types[occasion];
}
