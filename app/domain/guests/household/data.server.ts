import { sql, type Sql } from "#app/lib/sql.ts";

/** SQL of whether an id, a column or a bound value, is one of an invitation's households. */
export function isHouseholdOf(invitation: string, id: Sql): Sql {
  return sql`EXISTS (SELECT 1 FROM households WHERE id = ${id} AND invitation = ${invitation})`;
}

/** SQL of whether a code still opens a household: it may have been renewed since it was looked up. */
export function isLinkOf(
  invitation: string,
  { id, code }: { id: string; code: string | null },
): Sql {
  return sql`EXISTS (SELECT 1 FROM households WHERE id = ${id} AND invitation = ${invitation} AND code = ${code})`;
}
