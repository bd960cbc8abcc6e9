import * as v from "valibot";

type RowSchema<Output> = v.GenericSchema<unknown, Output>;

/**
 * A row that D1 answered, typed. D1 knows no types and a batch answers rows of several kinds, so each row is
 * checked where it is read.
 * @throws Error that names the table's columns and never their values: rows hold names and addresses, logs must not.
 */
export function readRow<Output>(schema: RowSchema<Output>, row: unknown): Output {
  const result = v.safeParse(schema, row);
  if (result.success) return result.output;
  const columns = result.issues.map((issue) => v.getDotPath(issue) ?? "the row");
  throw new Error(`D1: a row that cannot be read: ${[...new Set(columns)].join(", ")}`);
}

/** The rows of a statement's result, each as `readRow` reads it. One that cannot be read fails them all. */
export function readRows<Output>(
  schema: RowSchema<Output>,
  result: { results: readonly unknown[] } | undefined,
): Output[] {
  return (result?.results ?? []).map((row) => readRow(schema, row));
}

/**
 * The first row that a statement answers, or null where it answers none.
 * @throws as `readRow` does.
 */
export async function findRow<Output>(
  schema: RowSchema<Output>,
  statement: D1PreparedStatement,
): Promise<Output | null> {
  const row = await statement.first();
  return row === null ? null : readRow(schema, row);
}

/** All rows that a statement answers, as `readRows` reads them. */
export async function listRows<Output>(
  schema: RowSchema<Output>,
  statement: D1PreparedStatement,
): Promise<Output[]> {
  return readRows(schema, await statement.all());
}
