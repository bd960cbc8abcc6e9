/** What hosts decide about an answer. */
export const reviews = ["accept", "unaccept", "hide", "show", "assign", "unassign"] as const;
type Review = (typeof reviews)[number];

/** The decision that undoes each. */
export const opposites = {
  accept: "unaccept",
  unaccept: "accept",
  hide: "show",
  show: "hide",
  assign: "unassign",
  unassign: "assign",
} as const satisfies Record<Review, Review>;

/** The outcome of a decision. `gone`: the answer was deleted, or the household has another one. */
export type ReviewResult = {
  review: Review;
  id: string;
  name: string;
  /** The household that it is assigned to, or was. */
  household: string | null;
  outcome: "done" | "gone";
};
