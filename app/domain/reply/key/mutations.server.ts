import { prepareSql, sql } from "#app/lib/sql.ts";

/**
 * Statements that give the reply of a household another key, so that no cookie or link that was given
 * before opens it. They belong in the batch that renews or ends the household's personal link.
 */
export function endKeys(
  db: D1Database,
  invitation: string,
  household: string,
): D1PreparedStatement[] {
  const statement = sql`UPDATE replies SET key = ${crypto.randomUUID()}
    WHERE invitation = ${invitation} AND household = ${household}`;
  return [prepareSql(db, statement)];
}
