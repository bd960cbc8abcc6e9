import { peopleText } from "#app/domain/guests/names/format.ts";
import type { Household } from "#app/domain/guests/schema.ts";

/** Marks that tell a household from its namesakes for hosts, the best first. */
export function marksForHosts(household: Household): (string | null)[] {
  return [peopleText(household), household.salutation, household.phone];
}

/**
 * Marks that tell households apart that a list shows by the same text, by their ids. One whose text
 * is its own has none.
 * @param shownBy the text.
 * @param marksOf what may tell a household apart, the best first; null where it has no such thing.
 */
export function distinctionsOf(
  households: readonly Household[],
  shownBy: (household: Household) => string,
  marksOf: (household: Household) => readonly (string | null)[],
): Map<string, string> {
  const distinctions = new Map<string, string>();
  for (const namesakes of Map.groupBy(households, shownBy).values()) {
    if (namesakes.length === 1) continue;
    const marked = namesakes.map((household) => ({
      id: household.id,
      marks: marksOf(household).flatMap((mark) => mark || []),
    }));
    const times = new Map<string, number>();
    for (const { marks } of marked)
      for (const mark of new Set(marks)) times.set(mark, (times.get(mark) ?? 0) + 1);
    for (const { id, marks } of marked) {
      const distinction = marks.find((mark) => times.get(mark) === 1);
      if (distinction !== undefined) distinctions.set(id, distinction);
    }
  }
  return distinctions;
}
