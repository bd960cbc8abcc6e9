import type { OccasionType } from "#app/shop/order/kinds.ts";

/** The codes of the order form in words. */
export const typeNames: Record<OccasionType, string> = {
  wd: "wedding",
  et: "engagement",
  bd: "birthday",
  bm: "baptism",
  cp: "event",
  ot: "other",
};
