import { hashToken, newToken } from "#app/lib/crypto.ts";

/**
 * Creates the secret link to the dashboard of one invitation.
 * @param invitation its path, `kind/slug`.
 * @param now milliseconds since 1970 in UTC.
 * @returns the token. Only its hash is stored, so it cannot be shown again.
 */
export async function createLink(db: D1Database, invitation: string, now: number): Promise<string> {
  const token = newToken();
  await (await insertStatement(db, invitation, token, now)).run();
  return token;
}

/**
 * Revokes all links of an invitation; from now on they answer as wrong tokens do.
 * @param now milliseconds since 1970 in UTC.
 * @returns the number of links that were active.
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
 * Revokes all links of an invitation and creates a new one, in one batch.
 * @param now milliseconds since 1970 in UTC.
 * @returns the new token. Only its hash is stored, so it cannot be shown again.
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

/** Statement that deletes all links of an invitation, revoked ones included. */
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
