/** What a column can hold. `seats` is the number of people in all. */
export const fields = [
  "names",
  "surname",
  "seats",
  "adults",
  "children",
  "phone",
  "language",
  "side",
  "sender",
  "tags",
  "salutation",
  "address",
  "note",
] as const;
export type Field = (typeof fields)[number];

/** Whether a text names a field. */
export function isField(text: string): text is Field {
  return fields.some((field) => field === text);
}
