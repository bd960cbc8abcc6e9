import type { RowKey } from "#app/studio/backup/data.server.ts";
import { tables, type TableName } from "#app/studio/rights/tables/all.ts";
import { columnsOf } from "#app/studio/rights/columns.ts";
import type { Row } from "#app/platform/privacy/schema.ts";
import { prepareSql, sql, textPiece } from "#app/lib/sql.ts";

/**
 * Statement that inserts rows of one table. Columns that the table no longer has are left out, those
 * that the rows lack get their default.
 * @param overwrite whether rows with the same keys are replaced; otherwise they stay.
 */
export function insertRows(
  db: D1Database,
  table: TableName,
  rows: readonly Row[],
  overwrite: boolean,
): D1PreparedStatement {
  const fieldNames = new Set(rows.flatMap((row) => Object.keys(row)));
  const columns = [...new Set(columnsOf(table))].filter((column) => fieldNames.has(column));
  const names = textPiece(columns.join(", "));
  const values = textPiece(columns.map((column) => `json_each.value ->> '${column}'`).join(", "));
  const from = sql`(${names}) SELECT ${values} FROM json_each(${JSON.stringify(rows)}) WHERE true`;
  const into = textPiece(table);
  return prepareSql(
    db,
    overwrite
      ? sql`INSERT OR REPLACE INTO ${into} ${from}`
      : sql`INSERT INTO ${into} ${from} ON CONFLICT DO NOTHING`,
  );
}

/** Statement that deletes the rows of one table that have one of these primary keys. */
export function deleteByKeys(
  db: D1Database,
  table: TableName,
  keys: readonly RowKey[],
): D1PreparedStatement {
  const { key } = tables[table];
  const values = key.map((_, index) => `json_each.value ->> ${index}`).join(", ");
  return prepareSql(
    db,
    sql`DELETE FROM ${textPiece(table)} WHERE (${textPiece(key.join(", "))}) IN
      (SELECT ${textPiece(values)} FROM json_each(${JSON.stringify(keys)}))`,
  );
}
