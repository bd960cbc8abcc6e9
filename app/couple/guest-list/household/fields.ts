import { fieldNames, type FieldName } from "#app/domain/guests/fields.ts";
import { recordOf } from "#app/lib/records.ts";

/** Fields of the form that hold one text each: numbers of guests without a name, and further tags. */
const otherTexts = ["moreAdults", "moreChildren", "ownTags"] as const;
/** Fields of a household of which the form has one text. */
type OneText = Exclude<FieldName, "people" | "tags">;
const isOneText = (name: FieldName): name is OneText => name !== "people" && name !== "tags";

export type FormText = OneText | (typeof otherTexts)[number];
const formTexts: readonly FormText[] = [...fieldNames.filter(isOneText), ...otherTexts];

/**
 * The names of a household's form. `person` repeats, one a row; `child` is the number of each row
 * that is a child's; `tag` repeats.
 */
export const householdFormFields = ["person", "child", "tag", ...formTexts] as const;
export type HouseholdField = (typeof householdFormFields)[number];

/** Problems that the form has words for. */
export const householdProblems = [
  "required",
  "too-long",
  "too-many",
  "no-seats",
  "number",
] as const;

/**
 * Texts of a household's form as they are typed. The salutation is empty where it is the usual one
 * of the names, seats where each person has one, the language for the invitation's first.
 */
export type HouseholdValues = Record<FormText, string> & {
  people: { name: string; child: boolean }[];
  tags: string[];
};

/** The values of an empty form. */
export const noValues: HouseholdValues = {
  ...recordOf(formTexts, () => ""),
  addressForm: "several",
  people: [],
  tags: [],
};

/** The values that a form holds, in the browser or as it was posted. */
export function readValues(form: FormData): HouseholdValues {
  const texts = (name: HouseholdField) =>
    form.getAll(name).filter((value) => typeof value === "string");
  const children = new Set(texts("child"));
  return {
    ...recordOf(formTexts, (name) => texts(name)[0] ?? ""),
    people: texts("person").map((name, row) => ({ name, child: children.has(String(row)) })),
    tags: texts("tag").filter(Boolean),
  };
}
