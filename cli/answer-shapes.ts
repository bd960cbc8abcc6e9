import * as v from "valibot";

/** Parts of the answers of several commands. */

/** Milliseconds since 1970 in UTC. */
export const moment = v.pipe(v.number(), v.integer());
/** Of an order, six digits. */
export const orderNumber = v.pipe(v.number(), v.integer());
export const words = v.array(v.string());

export const problem = v.strictObject({
  file: v.string(),
  path: v.string(),
  message: v.string(),
  /** The line in the file, from 1; absent for a problem of the whole file. */
  line: v.optional(v.number()),
  column: v.optional(v.number()),
});

/** A field that was added has no `before`, one that was removed no `after`. */
export const change = v.strictObject({
  path: v.string(),
  before: v.optional(v.unknown()),
  after: v.optional(v.unknown()),
});

/** An address that shows another version than it should; null stands for none. */
export const difference = v.strictObject({
  address: v.string(),
  path: v.string(),
  shown: v.nullable(v.number()),
  wanted: v.nullable(v.number()),
});

export const planState = v.picklist(["new", "changed", "unchanged"]);

/** A problem that may be meant, with the name of its rule. */
export const warning = v.looseObject(problem.entries);

/** Null for nothing. */
export const text = v.nullable(v.string());

/** Rows and files, by what they are in words. */
export const counts = v.record(v.string(), v.number());

/** The fields of a value that an answer has of it. */
export function picked<Entries extends v.ObjectEntries>(
  { entries }: v.StrictObjectSchema<Entries, undefined>,
  value: unknown,
) {
  return v.parse(v.object(entries), value);
}
