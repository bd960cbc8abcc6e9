import type { Occasion } from "#app/domain/invitation/occasions.ts";

/** Codes of occasions in the order form, as posted and stored. */
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

/** The occasion type for a product of an occasion, unless the customer chooses another. */
export function occasionTypeOf(occasion: Occasion): OccasionType {
  return types[occasion];
}
