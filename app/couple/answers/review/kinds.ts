/**
 * Decisions of hosts about an answer. `withdraw` takes back one that they entered themselves;
 * `replace` puts one in the place of the answer that a household gave before. Of one that likely
 * repeats another `count` says that it is its own, `aside` that it is the same.
 */
export const reviews = [
  "accept",
  "unaccept",
  "hide",
  "show",
  "assign",
  "unassign",
  "withdraw",
  "replace",
  "unreplace",
  "count",
  "uncount",
  "aside",
  "unaside",
] as const;
type Review = (typeof reviews)[number];

/** An action on an answer; one that is entered comes from a form of its own. */
type Done = Review | "enter";

/** The decision that undoes each; null for the end of a way back. */
export const opposites = {
  accept: "unaccept",
  unaccept: "accept",
  hide: "show",
  show: "hide",
  assign: "unassign",
  unassign: "assign",
  enter: "withdraw",
  withdraw: null,
  replace: "unreplace",
  unreplace: null,
  count: "uncount",
  uncount: "count",
  aside: "unaside",
  unaside: "aside",
} as const satisfies Record<Done, Review | null>;

/** The outcome of a decision. `gone`: the answer was deleted, or the household has another one. */
export type ReviewResult = {
  review: Done;
  id: string;
  name: string;
  /** The household that it is assigned to, or was. */
  household: string | null;
  /** The revision of the answer that was entered or replaced; null for other decisions. */
  revision: number | null;
  outcome: "done" | "gone";
};
