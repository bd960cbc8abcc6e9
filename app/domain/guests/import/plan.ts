import { scriptOfText } from "#app/i18n/scripts.ts";
import * as v from "valibot";
import { householdKeyOf } from "#app/domain/guests/household/key.ts";
import { fieldNames, type FieldName } from "#app/domain/guests/fields.ts";
import type { Entry } from "#app/domain/guests/import/rules.ts";
import { languageOfSalutation } from "#app/domain/guests/import/cells/salutation.ts";
import { readPhones } from "#app/domain/guests/import/cells/values.ts";
import type { HouseholdChange } from "#app/domain/guests/mutations.server.ts";
import {
  householdSchema,
  namesOf,
  type Household,
  type NewHousehold,
} from "#app/domain/guests/schema.ts";
import { nameKeyOf, spellingOf } from "#app/domain/guests/names/spelling.ts";

/** Why an entry may be a household that is there already. */
export type DoubleReason = "names" | "phone" | "person";

/** The twin of an entry: a line of the same sheet, or a stored household. */
export type Twin = { line: number } | { household: Household };

export type PlannedChange = HouseholdChange & { line: number; fields: FieldName[] };
export type Double = { line: number; entered: NewHousehold; of: Twin; reason: DoubleReason };

/** The import's outcome for each entry. */
export type ImportPlan = {
  added: { line: number; entered: NewHousehold }[];
  changed: PlannedChange[];
  same: { line: number; household: Household }[];
  doubles: Double[];
};

/** Households with the same names that an entry is compared with, as with many unknown guests. */
const mostCompared = 20;

/**
 * Compares entries with stored households. One with the names of a stored household, in whatever
 * script, is that household; an empty cell leaves stored data as they are. One with the names of a
 * line above, or with another's phone number or a person of another, is a double. Maps alone are
 * searched, so the time grows with the number of households.
 */
export function planImport(entries: readonly Entry[], stored: readonly Household[]): ImportPlan {
  const plan: ImportPlan = { added: [], changed: [], same: [], doubles: [] };
  const unclaimed = groupByKey(stored);
  const matches = new Map<Entry, Household>();
  const sizes = new Map([...unclaimed].map(([key, { length }]) => [key, length]));
  const keyed = entries.map((entry) => ({ entry, key: identityOf(entry.household) }));
  // Of two families with the same names each finds its own; else the first line is the household.
  const isOwn = (entry: Entry, household: Household, key: string) =>
    sizes.get(key) !== 1 && isEqual(entry, household);
  for (const isMatch of [isOwn, hasSamePhone, () => true])
    for (const { entry, key } of keyed) {
      if (matches.has(entry)) continue;
      const candidates = unclaimed.get(key) ?? [];
      const index = candidates
        .slice(0, mostCompared)
        .findIndex((household) => isMatch(entry, household, key));
      const [household] = index < 0 ? [] : candidates.splice(index, 1);
      if (household) matches.set(entry, household);
    }
  const twins = new Twins();
  for (const household of stored) twins.add(household, { household });
  for (const entry of entries) {
    const { line, household: entered } = entry;
    const household = matches.get(entry);
    const double = household ? null : twins.find(entered);
    if (household) addMatch(plan, entry, household);
    else if (double) plan.doubles.push({ line, entered, ...double });
    else plan.added.push({ line, entered });
    twins.add(entered, { line });
  }
  return plan;
}

function addMatch(plan: ImportPlan, entry: Entry, household: Household): void {
  const entered = mergedWith(entry, household);
  const fields = fieldNames.filter((field) => !isSameField(field, entered, household));
  if (fields.length === 0) plan.same.push({ line: entry.line, household });
  else plan.changed.push({ line: entry.line, household, entered, fields });
}

function isEqual(entry: Entry, household: Household): boolean {
  const entered = mergedWith(entry, household);
  return fieldNames.every((field) => isSameField(field, entered, household));
}

function hasSamePhone({ household: entered }: Entry, { phone }: Household): boolean {
  return Boolean(entered.phone) && phoneKeyOf(entered.phone) === phoneKeyOf(phone);
}

/** The stored household with what the row gives in place of its own. */
function mergedWith(
  { household: entered, given: filledFields }: Entry,
  household: Household,
): NewHousehold {
  const isRecounted = entered.people.length !== household.people.length;
  const greeting = languageOfSalutation(household.salutation);
  const isGiven = (field: FieldName) =>
    filledFields.has(field) ||
    // A page in another language takes its usual greeting with it.
    (field === "salutation" &&
      filledFields.has("language") &&
      entered.language !== household.language &&
      greeting !== null &&
      greeting !== entered.language) ||
    // Seats that follow from the people change with their number.
    (isRecounted && filledFields.has("people") && (field === "adults" || field === "children"));
  const fieldValues = fieldNames.map((field) => [
    field,
    (isGiven(field) ? entered : household)[field],
  ]);
  const merged = Object.fromEntries(fieldValues);
  if (arePeopleSame(entered, household)) merged.people = household.people;
  const result = v.safeParse(householdSchema, merged);
  return result.success ? result.output : entered;
}

function isSameField(field: FieldName, entered: NewHousehold, stored: Household): boolean {
  if (field === "people") return arePeopleSame(entered, stored);
  if (field === "phone") return phoneKeyOf(entered.phone) === phoneKeyOf(stored.phone);
  return JSON.stringify(entered[field]) === JSON.stringify(stored[field]);
}

/** Names in another script are the same names, those in the same script a correction. */
function arePeopleSame(entered: Pick<NewHousehold, "people">, other: Pick<Household, "people">) {
  return (
    entered.people.length === other.people.length &&
    entered.people.every(({ name, child }, index) => {
      const twin = other.people[index];
      return twin?.child === child && isSameName(name, twin.name);
    })
  );
}

function isSameName(name: string | null, other: string | null): boolean {
  if (name === null || other === null || name === other) return name === other;
  return scriptOfText(name) !== scriptOfText(other) && spellingOf(name) === spellingOf(other);
}

/** Names that have no letters, such as emoji, are compared as they are. */
function identityOf(household: Pick<NewHousehold, "people" | "salutation">): string {
  return householdKeyOf(household) || namesOf(household).join(" ") || household.salutation;
}

function groupByKey(stored: readonly Household[]): Map<string, Household[]> {
  return Map.groupBy(stored, identityOf);
}

function phoneKeyOf(phone: string | null = null): string | null {
  return phone === null ? null : (readPhones(phone).phone ?? phone);
}

/** Households by what may show that two are the same. */
class Twins {
  readonly #of = new Map<string, Twin>();

  add(household: NewHousehold | Household, twin: Twin): void {
    for (const { key } of keysOf(household)) if (!this.#of.has(key)) this.#of.set(key, twin);
  }

  find(household: NewHousehold): { of: Twin; reason: DoubleReason } | null {
    for (const { key, reason } of keysOf(household)) {
      const of = this.#of.get(key);
      if (of) return { of, reason };
    }
    return null;
  }
}

function keysOf(
  household: Pick<NewHousehold, "people" | "salutation" | "phone">,
): { key: string; reason: DoubleReason }[] {
  const phone = phoneKeyOf(household.phone);
  // A first name alone does not tell one person from another.
  const people = namesOf(household)
    .map(nameKeyOf)
    .filter((name) => name.includes(" "));
  return [
    { key: `names ${identityOf(household)}`, reason: "names" },
    ...(phone === null ? [] : [{ key: `phone ${phone}`, reason: "phone" as const }]),
    ...people.map((name) => ({ key: `person ${name}`, reason: "person" as const })),
  ];
}
