import * as v from "valibot";
import { tableLimits } from "#app/domain/seating/limits.ts";
import { cleanLine, lengthOf } from "#app/lib/clean.ts";

/** A number typed into a form, from 1 to `most`. */
const typedNumber = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{1,3}$/, "number"),
    v.transform(Number),
    v.minValue(1, "number"),
    v.maxValue(most, "number"),
  );

const name = v.pipe(
  v.string(),
  v.transform(cleanLine),
  v.check((text) => lengthOf(text) <= tableLimits.name, "too-long"),
);

/** The form that adds tables. Without a name they are numbered. */
export const newTablesSchema = v.object({
  /** Makes sending the form again add nothing. */
  key: v.pipe(v.string(), v.uuid()),
  count: typedNumber(tableLimits.tables),
  seats: typedNumber(tableLimits.seats),
  name: v.optional(name, ""),
});

/** The form that renames a table, changes its seats, or its place among the tables, from 1. */
export const tableChangeSchema = v.object({
  table: v.string(),
  name: v.pipe(name, v.minLength(1, "required")),
  seats: typedNumber(tableLimits.seats),
  place: v.union([
    v.pipe(
      v.literal(""),
      v.transform(() => null),
    ),
    typedNumber(tableLimits.tables),
  ]),
});

export type TableChange = Omit<v.InferOutput<typeof tableChangeSchema>, "place">;

/** A row of `seating_tables`. `deletedAt`: milliseconds since 1970 in UTC; null while it is used. */
export const tableRow = v.object({
  id: v.string(),
  name: v.string(),
  seats: v.number(),
  deletedAt: v.nullable(v.number()),
});
export type SeatingTable = v.InferOutput<typeof tableRow>;
