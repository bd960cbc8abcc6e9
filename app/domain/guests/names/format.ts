import { namesOf, type NewHousehold } from "#app/domain/guests/schema.ts";

/**
 * The people of a household in one line: "Aram, Nare +1". The salutation where nobody's name is
 * known.
 */
export function peopleText(household: Pick<NewHousehold, "people" | "salutation">): string {
  const names = namesOf(household);
  const unnamed = household.people.length - names.length;
  if (names.length === 0) return household.salutation;
  return names.join(", ") + (unnamed > 0 ? ` +${unnamed}` : "");
}
