import { tables, type TableName } from "#app/studio/rights/tables/all.ts";
import { rowSchema, type Row } from "#app/platform/privacy/schema.ts";
import { listRows } from "#app/lib/rows.ts";
import { prepareSql, sql, textPiece, type Sql } from "#app/lib/sql.ts";

/** The values of a row's primary key, in the order of `tables[…].key`. */
export type RowKey = readonly (string | number | null)[];

export function keyOfRow(table: TableName, row: Row): RowKey {
  return tables[table].key.map((column) => row[column] ?? null);
}

/**
 * Rows of a table in order of their primary keys, which every table has; some have no rowid.
 * @param lastKey the key of the last row of the page before; null for the first page.
 */
export async function listPage(
  db: D1Database,
  table: TableName,
  lastKey: RowKey | null,
  limit: number,
): Promise<Row[]> {
  const key = textPiece(tables[table].key.join(", "));
  const later = lastKey === null ? sql`true` : sql`(${key}) > (${listed(lastKey)})`;
  const statement = sql`SELECT * FROM ${textPiece(table)} WHERE ${later} ORDER BY ${key} LIMIT ${limit}`;
  return listRows(rowSchema, prepareSql(db, statement));
}

/** Rows of a table that have one of these primary keys. */
export async function listByKeys(
  db: D1Database,
  table: TableName,
  keys: readonly RowKey[],
): Promise<Row[]> {
  const isKey = textPiece(
    tables[table].key
      .map((column, index) => `stored.${column} = json_each.value ->> ${index}`)
      .join(" AND "),
  );
  const statement = sql`SELECT stored.* FROM json_each(${JSON.stringify(keys)})
    JOIN ${textPiece(table)} AS stored ON ${isKey}`;
  return listRows(rowSchema, prepareSql(db, statement));
}

function listed([first = null, ...others]: RowKey): Sql {
  return others.reduce<Sql>((all, value) => sql`${all}, ${value}`, sql`${first}`);
}
