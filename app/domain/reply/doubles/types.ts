import type { GivenPerson } from "#app/domain/reply/people/format.ts";

/** The part of a reply that tells whose it is. */
export type ComparedReply = {
  id: string;
  household: string | null;
  name: string;
  /** People whom it names beside: those who answered by name, and the other guest. */
  others: readonly string[];
  response: "Yes" | "No";
  /** Number of people; 0 for a guest who does not come. */
  heads: number;
  hidden: boolean;
  /** Hosts decided that it counts as its own. */
  counted: boolean;
  /** Hosts decided that it stands beside the one that it `doubles`. */
  aside: boolean;
  /** The id of the reply that it likely repeats. */
  doubles: string | null;
};

type Row = Omit<ComparedReply, "others" | "counted" | "aside"> & {
  people: readonly GivenPerson[] | null;
  otherGuest: string | null;
  counts: boolean;
  isDoubtful: boolean;
  isCounted: boolean;
};

/** A reply's row as it is compared. */
export function comparedReply(row: Row): ComparedReply {
  const { id, household, name, people, otherGuest, response, heads, hidden, doubles } = row;
  return {
    id,
    household,
    name,
    others: [...(people ?? []).map((person) => person.name), otherGuest].filter(
      (other) => other !== null,
    ),
    response,
    heads,
    hidden,
    counted: row.isCounted,
    aside: doubles !== null && !hidden && !row.counts && !row.isDoubtful,
    doubles,
  };
}
