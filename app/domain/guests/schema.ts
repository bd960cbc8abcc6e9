import * as v from "valibot";
import {
  householdFields,
  isSideField,
  kindOf,
  textFields,
  type TextField,
} from "#app/domain/guests/fields.ts";
import { sideOf } from "#app/domain/guests/side.ts";
import { defaultLanguage, languages } from "#app/i18n/languages.ts";
import { cleanLine, cleanLines, cleanName, lengthOf } from "#app/lib/clean.ts";
import { recordOf } from "#app/lib/records.ts";

/** How a household is addressed: one familiar person, several people, or formally. */
export const addressForms = ["one", "several", "formal"] as const;
export type AddressForm = (typeof addressForms)[number];

/** Longest texts of people and tags in code points, and largest numbers. */
export const householdLimits = {
  name: 100,
  people: 30,
  seats: 30,
  tag: 40,
  tags: 12,
  /** Households of one invitation. */
  households: 2_000,
} as const;

const text = (max: number, clean: (text: string) => string = cleanLine) =>
  v.pipe(
    v.string(),
    v.transform(clean),
    v.check((cleaned) => lengthOf(cleaned) <= max, "too-long"),
  );

/** A text, or null when nothing visible is left. */
const optionalText = (max: number, clean?: (text: string) => string) =>
  v.optional(
    v.nullable(
      v.pipe(
        text(max, clean),
        v.transform((cleaned) => cleaned || null),
      ),
    ),
    null,
  );

/** A text of the hosts as it is stored: words for a side are one of the two. */
const ownText = (field: TextField, written: string | null) =>
  isSideField(field) ? sideOf(written) : written;

const enteredText = (field: TextField) =>
  v.pipe(
    optionalText(householdFields[field].max, kindOf(field) === "lines" ? cleanLines : cleanLine),
    v.transform((written) => ownText(field, written)),
  );

const seats = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(householdLimits.seats));

/** A person of a household; without a name "and guest". */
const personEntries = {
  name: optionalText(householdLimits.name, cleanName),
  child: v.optional(v.boolean(), false),
};

/** A household as it is entered, by whatever way. */
export const householdSchema = v.pipe(
  v.object({
    salutation: v.pipe(text(householdFields.salutation.max), v.minLength(1, "required")),
    addressForm: v.optional(v.picklist(addressForms), "several"),
    people: v.pipe(
      v.array(v.object(personEntries)),
      v.minLength(1, "required"),
      v.maxLength(householdLimits.people, "too-many"),
    ),
    adults: seats,
    children: seats,
    language: v.optional(v.nullable(v.picklist(languages)), null),
    tags: v.optional(
      v.pipe(
        v.array(text(householdLimits.tag)),
        v.transform((tags) => [...new Set(tags.filter(Boolean))]),
        v.maxLength(householdLimits.tags, "too-many"),
      ),
      [],
    ),
    ...recordOf(textFields, enteredText),
  }),
  v.forward(
    v.check(({ adults, children }) => adults + children > 0, "no-seats"),
    ["adults"],
  ),
);

type Entered = v.InferOutput<typeof householdSchema>;

/** A household as it was entered; a text that is missing is as one that is empty. */
export type NewHousehold = Omit<Entered, TextField> & Partial<Pick<Entered, TextField>>;

const person = v.object({ id: v.string(), name: v.nullable(v.string()), child: v.boolean() });
export type Person = v.InferOutput<typeof person>;

/** The entered fields of a stored household. A text may be missing from an undo link that is older than its field. */
export const storedFields = {
  salutation: v.string(),
  addressForm: v.picklist(addressForms),
  people: v.array(person),
  adults: v.number(),
  children: v.number(),
  language: v.nullable(v.fallback(v.picklist(languages), defaultLanguage)),
  tags: v.array(v.string()),
  ...recordOf(textFields, (field) =>
    v.pipe(
      v.optional(v.nullable(v.string()), null),
      v.transform((written) => ownText(field, written)),
    ),
  ),
};

const moment = v.nullable(v.number());

/** Fields that the app adds to the entered ones. */
export const addedFields = {
  id: v.string(),
  code: v.nullable(v.string()),
  nameKey: v.string(),
  createdAt: v.number(),
  updatedAt: v.number(),
  openedAt: moment,
  lastOpenedAt: moment,
  deliveredAt: moment,
  remindedAt: moment,
  sentAt: moment,
  notifiedAt: moment,
};

const json = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(v.string(), v.parseJson(), schema);

/** A row of `households`, as `data.server.ts` selects it. */
export const householdRow = v.object({
  ...addedFields,
  ...storedFields,
  people: json(storedFields.people),
  tags: json(storedFields.tags),
});

/** A household as it is stored. `code` is null once its link is revoked. */
export type Household = v.InferOutput<typeof householdRow>;

/** The people of a household by name, for its identity; unknown guests have none. */
export function namesOf({ people }: Pick<NewHousehold, "people">): string[] {
  return people.flatMap(({ name }) => name ?? []);
}
