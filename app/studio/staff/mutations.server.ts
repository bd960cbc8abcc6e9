import { hashToken, newToken } from "#app/lib/crypto.ts";

/**
 * Creates a link for one of the staff and revokes that person's earlier ones, in one batch.
 * @param now milliseconds since 1970 in UTC.
 * @returns the token. Only its hash is stored, so it cannot be shown again.
 */
export async function createStaffLink(db: D1Database, name: string, now: number): Promise<string> {
  const token = newToken();
  await db.batch([
    revokeStatement(db, name, now),
    db
      .prepare("INSERT INTO staff_links (id, name, token_hash, created_at) VALUES (?1, ?2, ?3, ?4)")
      .bind(crypto.randomUUID(), name, await hashToken(token), now),
  ]);
  return token;
}

/**
 * Revokes a person's links: from now on they answer as wrong ones do, on phones that used them too.
 * @returns how many opened the pages until now.
 */
export async function revokeStaffLinks(db: D1Database, name: string, now: number): Promise<number> {
  return (await revokeStatement(db, name, now).run()).meta.changes;
}

function revokeStatement(db: D1Database, name: string, now: number): D1PreparedStatement {
  return db
    .prepare("UPDATE staff_links SET revoked_at = ?2 WHERE name = ?1 AND revoked_at IS NULL")
    .bind(name, now);
}
