import type { Occasion } from "#app/domain/invitation/occasions.ts";

/** The filters of products by occasion, in the order shown. */
export const occasionFilters = [
  "all",
  "wedding",
  "wedding-and-engagement",
  "event",
  "commercial",
  "baptism",
  "birthday",
  "gender",
  "engagement",
  "kids",
  "other",
] as const;
export type OccasionFilter = (typeof occasionFilters)[number];

/** Each occasion belongs to one filter, so that the counts add up to that of "all". */
const filters = {
  wedding: "wedding",
  "wedding-and-engagement": "wedding-and-engagement",
  engagement: "engagement",
  baptism: "baptism",
  christening: "baptism",
  birthday: "birthday",
  kids: "kids",
  gender: "gender",
  "first-tooth": "other",
  event: "event",
  commercial: "commercial",
  photoshoot: "other",
  gift: "other",
  other: "other",
} as const satisfies Record<Occasion, OccasionFilter>;

/** The filter of `?occasion=`; "all" without one and for an unknown name. */
export function filterNamed(name: string | null): OccasionFilter {
  return occasionFilters.find((filter) => filter === name) ?? "all";
}

/** The items that a filter selects. */
export function filtered<Item extends { occasion: Occasion }>(
  items: readonly Item[],
  filter: OccasionFilter,
): Item[] {
  return items.filter(({ occasion }) => filter === "all" || filters[occasion] === filter);
}
