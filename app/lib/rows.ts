import * as v from "valibot";

type RowSchema<Output> = v.GenericSchema<unknown, Output>;

/** A row that does not match its schema. */
export class UnreadableRow extends Error {
  override name = "UnreadableRow";
}

/**
 * Types a row of D1 by its schema. D1 has no types and a batch returns rows of several kinds, so
 * each row is checked where it is read.
 * @throws UnreadableRow that names the columns and never their values, because rows hold personal data and
 * the error is logged.
 */
export function readRow<Output>(schema: RowSchema<Output>, row: unknown): Output {
  const result = v.safeParse(schema, row);
  if (result.success) return result.output;
  const columns = result.issues.map((issue) => v.getDotPath(issue) ?? "the row");
  throw new UnreadableRow(`D1: a row that cannot be read: ${[...new Set(columns)].join(", ")}`);
}

/**
 * The rows of a statement's result, each checked as by `readRow`; one unreadable row fails them
 * all.
 */
export function readRows<Output>(
  schema: RowSchema<Output>,
  result: { results: readonly unknown[] } | undefined,
): Output[] {
  return (result?.results ?? []).map((row) => readRow(schema, row));
}

/**
 * The first row of a statement, or null when there is none.
 * @throws as `readRow` does.
 */
export async function findRow<Output>(
  schema: RowSchema<Output>,
  statement: D1PreparedStatement,
): Promise<Output | null> {
  const row = await statement.first();
  return row === null ? null : readRow(schema, row);
}

/** All rows of a statement, checked as by `readRows`. */
export async function listRows<Output>(
  schema: RowSchema<Output>,
  statement: D1PreparedStatement,
): Promise<Output[]> {
  return readRows(schema, await statement.all());
}
