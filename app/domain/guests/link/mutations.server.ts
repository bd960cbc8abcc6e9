import { newCode } from "#app/domain/guests/link/code.ts";
import { prepareSql, sql } from "#app/lib/sql.ts";

/**
 * Gives a household a new personal link; the one before opens the general page from now on.
 * @param ends statements of the same batch: first what the log has of it, then those that end what the
 * link before has given.
 * @returns whether there is such a household.
 */
export async function renewCode(
  db: D1Database,
  invitation: string,
  id: string,
  ends: D1PreparedStatement[] = [],
): Promise<boolean> {
  return setCode(db, invitation, id, newCode(), ends);
}

/** Revokes a household's personal link, otherwise as `renewCode`. */
export async function revokeCode(
  db: D1Database,
  invitation: string,
  id: string,
  ends: D1PreparedStatement[] = [],
): Promise<boolean> {
  return setCode(db, invitation, id, null, ends);
}

/**
 * Removes a household and its link; a reply that it gave stays with the replies.
 * @param ends as for `renewCode`.
 * @returns whether there was such a household.
 */
export async function deleteHousehold(
  db: D1Database,
  invitation: string,
  id: string,
  ends: D1PreparedStatement[] = [],
): Promise<boolean> {
  const statement = sql`DELETE FROM households WHERE invitation = ${invitation} AND id = ${id}`;
  return changesFirst(db, prepareSql(db, statement), ends);
}

async function setCode(
  db: D1Database,
  invitation: string,
  id: string,
  code: string | null,
  ends: D1PreparedStatement[],
): Promise<boolean> {
  const statement = sql`UPDATE households SET code = ${code} WHERE invitation = ${invitation} AND id = ${id}`;
  return changesFirst(db, prepareSql(db, statement), ends);
}

/** Runs a batch. @returns whether its first statement changed anything. */
async function changesFirst(
  db: D1Database,
  first: D1PreparedStatement,
  others: D1PreparedStatement[],
): Promise<boolean> {
  const [result] = await db.batch([first, ...others]);
  return (result?.meta.changes ?? 0) > 0;
}
