import { sql, type Sql } from "#app/lib/sql.ts";

/** SQL of whether an id, a column or a bound value, is one of an invitation's households. */
export function isHouseholdOf(invitation: string, id: Sql): Sql {
  return sql`EXISTS (SELECT 1 FROM households WHERE id = ${id} AND invitation = ${invitation})`;
}
