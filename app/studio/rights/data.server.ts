import { type TableName } from "#app/studio/rights/tables/all.ts";
import { rowSchema, type Row } from "#app/platform/privacy/schema.ts";
import { readRows } from "#app/lib/rows.ts";
import { prepareSql, sql, type Sql } from "#app/lib/sql.ts";

/**
 * Rows of tables, each as FROM takes them, with a WHERE: SQL of the tables' owners. In the order in
 * which they may be deleted, because some are found by others.
 */
export type RowsOf = Readonly<Partial<Record<TableName, Sql>>>;

/** Rows of D1 by their table. */
export type FoundRows = Readonly<Partial<Record<TableName, Row[]>>>;

/** Reads rows with all their columns, in one batch. */
export async function readRowsOf(db: D1Database, rows: RowsOf): Promise<FoundRows> {
  const entries = Object.entries(rows);
  if (entries.length === 0) return {};
  const results = await db.batch(
    entries.map(([, from]) => prepareSql(db, sql`SELECT * FROM ${from}`)),
  );
  return Object.fromEntries(
    entries.map(([table], index) => [table, readRows(rowSchema, results[index])]),
  );
}
