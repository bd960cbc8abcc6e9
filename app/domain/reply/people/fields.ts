import { isFamilyOf } from "#app/domain/guests/import/cells/family.ts";
import type { Household } from "#app/domain/guests/schema.ts";
import type { Place } from "#app/domain/invitation/reply/fields.ts";
import type { GivenPerson } from "#app/domain/reply/people/format.ts";
import type { AskedPerson, PersonAnswer } from "#app/domain/reply/schema.ts";

type Invited = Pick<Household, "people" | "adults" | "children">;

/**
 * The people of a household who are asked for by name, and a guest without a name for each further
 * seat. None where nobody's name is known, for one person who answers for nobody else, and for a
 * family whose people are not named.
 */
export function askedPeople({ people, adults, children }: Invited): AskedPerson[] {
  const further = Math.max(0, adults + children - people.length);
  const knownChildren = people.filter(({ child }) => child).length;
  const furtherChildren = Math.min(further, Math.max(0, children - knownChildren));
  const names = people.flatMap(({ name }) => name ?? []);
  const [only = "", ...others] = names;
  if (names.length === 0 || people.length + further < 2) return [];
  if (others.length === 0 && isFamilyOf([only])) return [];
  return [
    // By the person's id, so that a list in another order changes no answer.
    ...people.map(({ id, name, child }) => ({ field: `person-${id}`, name, child })),
    ...Array.from({ length: further }, (_, index) => ({
      field: `person-further-${index + 1}`,
      name: null,
      child: index >= further - furtherChildren,
    })),
  ];
}

/** The names of the fields that ask a household for its people. */
export function personFields(household: Invited | null): string[] {
  return household ? askedPeople(household).map(({ field }) => field) : [];
}

/** A person's earlier answer. */
export type FormerAnswer = { comes: PersonAnswer; parts: readonly Place[] };

/**
 * The stored answer of each person, by the name of their field. Those who joined the household since
 * have none.
 * @param attending the parts of the day of a person who has none of their own.
 */
export function formerAnswers(
  guests: readonly AskedPerson[],
  people: readonly GivenPerson[] | null,
  attending: readonly Place[],
): Record<string, FormerAnswer> {
  const remainder = [...(people ?? [])];
  const answers: Record<string, FormerAnswer> = {};
  for (const { field, name, child } of guests) {
    const index = remainder.findIndex((person) => person.name === name && person.child === child);
    const [match] = index < 0 ? [] : remainder.splice(index, 1);
    if (match)
      answers[field] = { comes: match.comes ? "yes" : "no", parts: match.parts ?? attending };
  }
  return answers;
}
