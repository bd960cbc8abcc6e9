import { parse } from "@conform-to/react";
import type { TFunction } from "i18next";
import * as v from "valibot";
import { textFields } from "#app/domain/guests/fields.ts";
import { ownText } from "#app/domain/guests/texts.ts";
import { isFamilyOf } from "#app/domain/guests/import/cells/family.ts";
import { salutationOf } from "#app/domain/guests/import/cells/salutation.ts";
import {
  householdProblems,
  readValues,
  type HouseholdField,
  type HouseholdValues,
} from "#app/couple/guest-list/household/fields.ts";
import {
  addressForms,
  householdLimits,
  householdSchema,
  type AddressForm,
  type Household,
  type NewHousehold,
} from "#app/domain/guests/schema.ts";
import { sectionTagOf } from "#app/domain/invitation/parts/tags.ts";
import { defaultLanguage, isLanguage, type Language } from "#app/i18n/languages.ts";
import { cleanLine } from "#app/lib/clean.ts";
import { recordOf } from "#app/lib/records.ts";

/**
 * The values of a stored household. Seats and a salutation that follow from its people are left
 * empty, so that they go on following them. Sides are in the page's words, which are stored as
 * `sideOf` reads them.
 */
export function valuesOf(
  household: Household,
  languages: readonly Language[],
  t: TFunction,
): HouseholdValues {
  const { people, adults, children } = household;
  const unnamed = (child: boolean) =>
    people.filter((person) => person.name === null && person.child === child).length;
  const countOf = (child: boolean) => people.filter((person) => person.child === child).length;
  const values: HouseholdValues = {
    people: people.flatMap(({ name, child }) => (name === null ? [] : [{ name, child }])),
    moreAdults: numberText(unnamed(false), 0),
    moreChildren: numberText(unnamed(true), 0),
    salutation: "",
    addressForm: household.addressForm,
    adults: numberText(adults, countOf(false)),
    children: numberText(children, countOf(true)),
    language: household.language ?? "",
    tags: household.tags,
    ownTags: "",
    ...recordOf(textFields, (field) => ownText(field, household, t) ?? ""),
  };
  const isUsual = usualValues(values, languages).salutation === household.salutation;
  return isUsual ? values : { ...values, salutation: household.salutation };
}

/**
 * Validates a household's form, in the browser as on the server.
 * @param languages those of the invitation, the first for households without one.
 * @returns conform's submission; errors are of `householdProblems`.
 */
export function parseHousehold(form: FormData, languages: readonly Language[]) {
  return parse<NewHousehold, string[]>(form, {
    resolve: () => {
      const result = v.safeParse(householdSchema, enteredOf(readValues(form), languages));
      return result.success ? { value: result.output } : { error: errorsOf(result.issues) };
    },
  });
}

/** Values that apply where a form's fields are empty. */
export type UsualValues = {
  /** Empty where nobody is entered. */
  salutation: string;
  /** A seat for each person. */
  adults: number;
  children: number;
};

/** The usual salutation and seats of the people in a form. */
export function usualValues(values: HouseholdValues, languages: readonly Language[]): UsualValues {
  const people = peopleOf(values);
  const children = people.filter(({ child }) => child).length;
  const [only, ...others] = people.flatMap(({ name }) => name ?? []);
  const isFamily = only !== undefined && others.length === 0 && isFamilyOf([only]);
  const language = languageOf(values) ?? languages[0] ?? defaultLanguage;
  return {
    salutation:
      people.length === 0
        ? ""
        : salutationOf({ people, isFamily }, values.addressForm === "formal", language),
    adults: people.length - children,
    children,
  };
}

function enteredOf(values: HouseholdValues, languages: readonly Language[]) {
  const usual = usualValues(values, languages);
  const ownTags = values.ownTags.split(/[,;\n]/).map((tag) => sectionTagOf(cleanLine(tag)));
  return {
    salutation: cleanLine(values.salutation) || usual.salutation,
    addressForm: addressFormOf(values),
    people: peopleOf(values),
    adults: numberOf(values.adults, usual.adults),
    children: numberOf(values.children, usual.children),
    language: languageOf(values),
    tags: [...values.tags, ...ownTags],
    ...recordOf(textFields, (field) => values[field]),
  };
}

function peopleOf({ people, moreAdults, moreChildren }: HouseholdValues): NewHousehold["people"] {
  const unnamed = (text: string, child: boolean) =>
    Array.from({ length: Math.min(numberOf(text, 0) || 0, householdLimits.people + 1) }, () => ({
      name: null,
      child,
    }));
  return [
    ...people.flatMap(({ name, child }) => {
      const line = cleanLine(name);
      return line ? [{ name: line, child }] : [];
    }),
    ...unnamed(moreAdults, false),
    ...unnamed(moreChildren, true),
  ];
}

function addressFormOf({ addressForm }: HouseholdValues): AddressForm {
  return addressForms.find((form) => form === addressForm) ?? "several";
}

function languageOf({ language }: HouseholdValues): Language | null {
  return isLanguage(language) ? language : null;
}

/** NaN, which the schema refuses, for what is no whole number. */
function numberOf(text: string, usual: number): number {
  const line = cleanLine(text);
  if (line === "") return usual;
  return /^\d{1,3}$/.test(line) ? Number(line) : Number.NaN;
}

function numberText(number: number, usual: number): string {
  return number === usual ? "" : String(number);
}

/** The form's field of an entry of the schema, where the names differ. */
const fieldOfEntry: Readonly<Record<string, HouseholdField>> = {
  people: "person",
  tags: "ownTags",
};

function errorsOf(issues: readonly v.BaseIssue<unknown>[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const issue of issues) {
    const entry = String(issue.path?.[0]?.key ?? "");
    const problem = householdProblems.find((name) => name === issue.message) ?? "number";
    (errors[fieldOfEntry[entry] ?? entry] ??= []).push(problem);
  }
  return errors;
}
