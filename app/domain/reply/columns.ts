import * as v from "valibot";
import {
  allCome,
  fieldNames,
  joinPlaces,
  places,
  replyFields,
  yesWithPartner,
  type FieldName,
} from "#app/domain/invitation/reply/fields.ts";
import { comingOf, type GivenPerson } from "#app/domain/reply/people/format.ts";
import { partNumbers } from "#app/domain/reply/parts/types.ts";
import { attendanceOf } from "#app/domain/reply/parts/rules.ts";
import type { PostedReply } from "#app/domain/reply/parts/schema.ts";
import type { AskedPerson } from "#app/domain/reply/schema.ts";

const givenPerson = v.object({
  name: v.nullable(v.string()),
  child: v.boolean(),
  comes: v.boolean(),
  parts: v.optional(v.array(v.picklist(places))),
}) satisfies v.GenericSchema<unknown, GivenPerson>;

/** A guest's answer as stored in D1; null where a field was not answered. */
const columns = {
  name: v.string(),
  response: v.picklist(["Yes", "No"]),
  /** Number of people, the guest included. */
  guestsNumber: v.nullable(v.number()),
  people: v.nullable(v.pipe(v.string(), v.parseJson(), v.array(givenPerson))),
  emailTo: v.nullable(v.picklist(["groom", "bride"])),
  children: v.nullable(v.number()),
  diet: v.nullable(v.string()),
  /** `groom`, `bride`, or the name of another person (`sideOptions`). */
  side: v.nullable(v.string()),
  otherGuest: v.nullable(v.string()),
  attending: v.nullable(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(" ")),
      v.array(v.picklist(places)),
    ),
  ),
  /** People at each part of the day, where not all who come are at all parts of `attending`. */
  parts: v.nullable(v.pipe(v.string(), v.parseJson(), partNumbers)),
  joinFrom: v.nullable(v.picklist(joinPlaces)),
  withPartner: v.pipe(
    v.number(),
    v.transform((flag) => flag === 1),
  ),
  message: v.nullable(v.string()),
} satisfies Record<FieldName, v.GenericSchema>;

/**
 * Like `columns`, but a value that this release cannot read counts as not answered
 * (`unreadableFields`). Name and response are NOT NULL in D1.
 */
export const answerEntries = {
  ...columns,
  guestsNumber: v.fallback(columns.guestsNumber, null),
  people: v.fallback(columns.people, null),
  emailTo: v.fallback(columns.emailTo, null),
  children: v.fallback(columns.children, null),
  diet: v.fallback(columns.diet, null),
  side: v.fallback(columns.side, null),
  otherGuest: v.fallback(columns.otherGuest, null),
  attending: v.fallback(columns.attending, null),
  parts: v.fallback(columns.parts, null),
  joinFrom: v.fallback(columns.joinFrom, null),
  withPartner: v.fallback(columns.withPartner, false),
  message: v.fallback(columns.message, null),
};

/** The fields of a row that this release cannot read; they do not fail the page or the mail. */
export function unreadableFields(row: object): FieldName[] {
  return fieldNames.filter((name) => !v.is(columns[name], Reflect.get(row, name)));
}

const answerSchema = v.object(answerEntries);
export type GivenAnswer = v.InferOutput<typeof answerSchema>;

/**
 * Converts a validated form into an answer. People who answered by name give the numbers of guests
 * and children.
 * @param guests the people of the form's rules, for an answer that all of them come.
 */
export function answerOf(input: PostedReply, guests: readonly AskedPerson[]): GivenAnswer {
  const givenPeople =
    input.response === allCome
      ? guests.map(({ name, child }) => ({ name, child, comes: true }))
      : input.people;
  const persons = givenPeople.map((person, index): GivenPerson => {
    const parts = person.comes && input.partsByField?.[guests[index]?.field ?? ""];
    return parts ? { ...person, parts } : person;
  });
  const people = persons.length > 0 ? persons : null;
  const coming = people && comingOf(people);
  const children = coming?.filter(({ child }) => child).length || null;
  const answer: Omit<GivenAnswer, "attending" | "parts"> = {
    name: input.name,
    response: input.response === "No" ? "No" : "Yes",
    guestsNumber: coming?.length ?? input.guestsNumber ?? null,
    people,
    emailTo: input.emailTo ?? null,
    children: input.children ?? children,
    diet: input.diet ?? null,
    side: input.side ?? null,
    otherGuest: input.otherGuest ?? null,
    joinFrom: input.joinFrom ?? null,
    withPartner: input.response === yesWithPartner,
    message: input.message ?? null,
  };
  const { attending = null, partNumbers: numbers } = input;
  return { ...answer, ...attendanceOf({ people, attending, numbers, heads: headsOf(answer) }) };
}

/** SQL of the columns of `answerEntries`: `r.name AS name, r.response AS response, …`. */
export function answerColumns(table: string): string {
  return fieldNames.map((name) => `${table}.${replyFields[name].column} AS ${name}`).join(", ");
}

/**
 * SQL of all columns in one JSON value, for an answer beside another; read it with `readAnswer`.
 */
export function answerObject(table: string): string {
  const pairs = fieldNames.map((name) => `'${name}', ${table}.${replyFields[name].column}`);
  return `CASE WHEN ${table}.name IS NOT NULL THEN json_object(${pairs.join(", ")}) END`;
}

/** Schema of a value of `answerObject`; null where it cannot be read. */
export const readAnswer = v.fallback(
  v.nullable(v.pipe(v.string(), v.parseJson(), answerSchema)),
  null,
);

/** The values to bind, in the order of `fieldNames`. */
export function answerValues(answer: GivenAnswer): (string | number | null)[] {
  return fieldNames.map((name) => {
    if (name === "people" || name === "parts") return answer[name] && JSON.stringify(answer[name]);
    const value = answer[name];
    if (Array.isArray(value)) return value.join(" ");
    return typeof value === "boolean" ? Number(value) : value;
  });
}

/**
 * Fields that were added when answers were already stored. Without an answer they are left out of
 * the fingerprint, so that an old answer sent again is still the same.
 */
const addedFields: readonly FieldName[] = ["people", "parts"];

/** The text by which an answer is compared with the stored one, as its hash. */
export function fingerprintOf(answer: GivenAnswer): string {
  const values = answerValues(answer);
  const fields = fieldNames.map((name, index) => ({ name, value: values[index] ?? null }));
  const first = fields.filter(({ name }) => !addedFields.includes(name));
  const added = fields.filter(({ name, value }) => addedFields.includes(name) && value !== null);
  return JSON.stringify([
    ...first.map(({ value }) => value),
    ...added.map(({ name, value }) => [name, value]),
  ]);
}

/** Number of people of one answer, children included. `headsInSql` must count alike. */
export function headsOf(
  answer: Pick<GivenAnswer, "response" | "guestsNumber" | "withPartner" | "children">,
): number {
  if (answer.response === "No") return 0;
  return answer.guestsNumber ?? 1 + Number(answer.withPartner) + (answer.children ?? 0);
}

/** `headsOf` in SQL. */
export const headsInSql =
  "CASE response WHEN 'Yes' THEN coalesce(guests_number, 1 + with_partner + coalesce(children, 0)) END";

/** The fields in which an answer differs from the one before; none for a first answer. */
export function changedFields(answer: GivenAnswer, previous: GivenAnswer | null): FieldName[] {
  if (!previous) return [];
  const [now, previousValues] = [answerValues(answer), answerValues(previous)];
  return fieldNames.filter((_, index) => now[index] !== previousValues[index]);
}

/** True if a field was answered. */
export function isGiven(answer: GivenAnswer | null, field: FieldName): boolean {
  const value = answer?.[field];
  return value !== undefined && value !== null && value !== false;
}
