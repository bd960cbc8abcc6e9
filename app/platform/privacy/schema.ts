import * as v from "valibot";

/** A row of any table, by its columns' names. */
export const rowSchema = v.record(v.string(), v.union([v.string(), v.number(), v.null()]));
export type Row = Readonly<v.InferOutput<typeof rowSchema>>;
