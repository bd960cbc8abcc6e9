import { hashToken, newToken } from "#app/lib/token.ts";

/**
 * Makes a couple's secret link to the replies of one invitation.
 * @param invitation its path, `kind/slug`.
 * @param now milliseconds since 1970 in UTC.
 * @returns the token, which is stored nowhere and cannot be shown again.
 */
export async function createLink(db: D1Database, invitation: string, now: number): Promise<string> {
  const token = newToken();
  await (await insertStatement(db, invitation, token, now)).run();
  return token;
}

/**
 * Ends every link that an invitation has. Whoever opens one from now on finds nothing.
 * @param now milliseconds since 1970 in UTC.
 * @returns how many there were.
 */
export async function revokeLinks(
  db: D1Database,
  invitation: string,
  now: number,
): Promise<number> {
  const { meta } = await revokeStatement(db, invitation, now).run();
  return meta.changes;
}

/**
 * Ends every link that an invitation has and makes a new one, both or neither.
 * @param now milliseconds since 1970 in UTC.
 * @returns the new token, which is stored nowhere and cannot be shown again.
 */
export async function rotateLinks(
  db: D1Database,
  invitation: string,
  now: number,
): Promise<string> {
  const token = newToken();
  await db.batch([
    revokeStatement(db, invitation, now),
    await insertStatement(db, invitation, token, now),
  ]);
  return token;
}

/** Statement that deletes every link that an invitation ever had. */
export function deleteLinksOf(db: D1Database, invitation: string): D1PreparedStatement {
  return db.prepare("DELETE FROM desk_links WHERE invitation = ?1").bind(invitation);
}

function revokeStatement(db: D1Database, invitation: string, now: number): D1PreparedStatement {
  return db
    .prepare("UPDATE desk_links SET revoked_at = ?1 WHERE invitation = ?2 AND revoked_at IS NULL")
    .bind(now, invitation);
}

async function insertStatement(
  db: D1Database,
  invitation: string,
  token: string,
  now: number,
): Promise<D1PreparedStatement> {
  return db
    .prepare(
      "INSERT INTO desk_links (id, invitation, token_hash, created_at) VALUES (?1, ?2, ?3, ?4)",
    )
    .bind(crypto.randomUUID(), invitation, await hashToken(token), now);
}
