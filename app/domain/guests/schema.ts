import * as v from "valibot";
import { sideOf } from "#app/domain/guests/side.ts";
import { languages } from "#app/i18n/languages.ts";
import { cleanLine, cleanLines, cleanName, lengthOf } from "#app/lib/clean.ts";

/** How a household is addressed: one familiar person, several people, or formally. */
export const addressForms = ["one", "several", "formal"] as const;
export type AddressForm = (typeof addressForms)[number];

/** Longest texts in code points, and largest numbers. */
export const householdLimits = {
  salutation: 150,
  name: 100,
  people: 30,
  seats: 30,
  side: 100,
  sender: 60,
  tag: 40,
  tags: 12,
  phone: 40,
  note: 500,
  /** Households of one invitation. */
  households: 2_000,
} as const;

const line = (max: number, clean: (text: string) => string = cleanLine) =>
  v.pipe(
    v.string(),
    v.transform(clean),
    v.check((text) => lengthOf(text) <= max, "too-long"),
  );

/** A text of one line, or null when nothing visible is left. */
const optionalLine = (max: number, clean?: (text: string) => string) =>
  v.optional(
    v.nullable(
      v.pipe(
        line(max, clean),
        v.transform((text) => text || null),
      ),
    ),
    null,
  );

const seats = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(householdLimits.seats));

/** A person of a household; without a name "and guest". */
const personEntries = {
  name: optionalLine(householdLimits.name, cleanName),
  child: v.optional(v.boolean(), false),
};

/** A household as it is entered, by whatever way. */
export const householdSchema = v.pipe(
  v.object({
    salutation: v.pipe(line(householdLimits.salutation), v.minLength(1, "required")),
    address: v.optional(v.picklist(addressForms), "several"),
    people: v.pipe(
      v.array(v.object(personEntries)),
      v.minLength(1, "required"),
      v.maxLength(householdLimits.people, "too-many"),
    ),
    adults: seats,
    children: seats,
    language: v.optional(v.nullable(v.picklist(languages)), null),
    side: v.pipe(optionalLine(householdLimits.side), v.transform(sideOf)),
    tags: v.optional(
      v.pipe(
        v.array(line(householdLimits.tag)),
        v.transform((tags) => [...new Set(tags.filter(Boolean))]),
        v.maxLength(householdLimits.tags, "too-many"),
      ),
      [],
    ),
    phone: optionalLine(householdLimits.phone),
    /** Who sends to it; without one, whoever sends to its side. */
    sender: v.optional(
      v.nullable(
        v.pipe(
          line(householdLimits.sender),
          v.transform((text) => sideOf(text || null)),
        ),
      ),
    ),
    note: v.optional(
      v.nullable(
        v.pipe(
          v.string(),
          v.transform(cleanLines),
          v.check((text) => lengthOf(text) <= householdLimits.note, "too-long"),
          v.transform((text) => text || null),
        ),
      ),
      null,
    ),
  }),
  v.forward(
    v.check(({ adults, children }) => adults + children > 0, "no-seats"),
    ["adults"],
  ),
);

/** A household without the names of its people and numbers that the app adds. */
export type NewHousehold = v.InferOutput<typeof householdSchema>;

const person = v.object({ id: v.string(), name: v.nullable(v.string()), child: v.boolean() });
export type Person = v.InferOutput<typeof person>;

const json = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(v.string(), v.parseJson(), schema);

/** A row of `households`, as `householdColumns` selects it. */
export const householdRow = v.object({
  id: v.string(),
  code: v.nullable(v.string()),
  salutation: v.string(),
  address: v.picklist(addressForms),
  people: json(v.array(person)),
  adults: v.number(),
  children: v.number(),
  language: v.nullable(v.fallback(v.picklist(languages), "am")),
  side: v.pipe(v.nullable(v.string()), v.transform(sideOf)),
  tags: json(v.array(v.string())),
  phone: v.nullable(v.string()),
  note: v.nullable(v.string()),
  nameKey: v.string(),
  createdAt: v.number(),
  updatedAt: v.number(),
  openedAt: v.nullable(v.number()),
  lastOpenedAt: v.nullable(v.number()),
  deliveredAt: v.nullable(v.number()),
  sender: v.nullable(v.string()),
  sentAt: v.nullable(v.number()),
  remindedAt: v.nullable(v.number()),
  toldAt: v.nullable(v.number()),
});

/** A household as it is stored. `code` is null once its link is revoked. */
export type Household = v.InferOutput<typeof householdRow>;

/** The people of a household by name, for its identity; unknown guests have none. */
export function namesOf({ people }: Pick<NewHousehold, "people">): string[] {
  return people.flatMap(({ name }) => name ?? []);
}
