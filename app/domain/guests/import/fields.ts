import { fieldNames, type FieldName } from "#app/domain/guests/fields.ts";

/**
 * Fields that a select offers first: `names` and `surname` make the people, `seats` is their
 * number.
 */
const first = ["names", "surname", "seats", "adults", "children", "phone"] as const;
const next = ["language", "side", "sender", "tags"] as const;

/** A field that a column can hold. */
export type Field = (typeof first)[number] | Exclude<FieldName, "people">;
export const fields: readonly Field[] = [
  ...new Set([...first, ...next, ...fieldNames.filter((name) => name !== "people")]),
];

/** True if a text names a field. */
export function isField(text: string): text is Field {
  return fields.some((field) => field === text);
}
