import type { Occasion } from "#app/features/invitation/occasions.ts";
import type { OccasionType } from "#app/features/order/schema.ts";

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
