import type { RowsOf } from "#app/studio/rights/data.server.ts";
import { prepareSql, sql } from "#app/lib/sql.ts";

/** Statements that delete rows, in their order; in one batch they are all deleted or none. */
export function deletionsOf(db: D1Database, rows: RowsOf): D1PreparedStatement[] {
  return Object.values(rows).map((from) => prepareSql(db, sql`DELETE FROM ${from}`));
}
