import { namesOf, type NewHousehold } from "#app/domain/guests/schema.ts";
import { nameKeyOf } from "#app/domain/guests/names/spelling.ts";

/**
 * The identity of a household by its names, equal for all scripts. Unknown guests have no names;
 * then it is the salutation's.
 */
export function householdKeyOf(household: Pick<NewHousehold, "people" | "salutation">): string {
  return nameKeyOf(namesOf(household).join(" ") || household.salutation);
}
