import { runRecorded } from "#app/domain/change-log/mutations.server.ts";
import type { ApiKey } from "#app/domain/api-key/data.server.ts";
import { keysAtMost } from "#app/domain/api-key/limits.ts";
import { newKey } from "#app/domain/api-key/token.ts";
import { hashToken } from "#app/lib/crypto.ts";
import { prepareSql, sql } from "#app/lib/sql.ts";

/** A key to make: what it is for, and when it ends, in milliseconds since 1970 in UTC. */
export type NewKey = { name: string; expiresAt: number };

/**
 * Makes a couple's key, which reads the answers of their invitation. The same key again changes
 * nothing.
 * @param key see `keyOfForm`. Only its hash is stored.
 * @param now milliseconds since 1970 in UTC.
 * @returns false when the invitation has `keysAtMost` already.
 */
export async function createCouplesKey(
  db: D1Database,
  invitation: string,
  { name, expiresAt }: NewKey,
  key: string,
  now: number,
  records: readonly D1PreparedStatement[] = [],
): Promise<boolean> {
  const hash = await hashToken(key);
  const insert = sql`INSERT INTO api_keys (id, invitation, name, made_by, token_hash, created_at, expires_at)
        SELECT ${crypto.randomUUID()}, ${invitation}, ${name}, 'couple', ${hash}, ${now}, ${expiresAt}
        WHERE (SELECT count(*) FROM api_keys WHERE invitation = ${invitation} AND made_by = 'couple'
          AND revoked_at IS NULL) < ${keysAtMost}
        ON CONFLICT DO NOTHING`;
  const isStored = sql`SELECT 1 FROM api_keys WHERE token_hash = ${hash} AND revoked_at IS NULL`;
  const results = await db.batch([prepareSql(db, insert), ...records, prepareSql(db, isStored)]);
  return (results.at(-1)?.results.length ?? 0) > 0;
}

/**
 * Makes a key of the studio's, for a planner: one key for several invitations.
 * @param now milliseconds since 1970 in UTC.
 * @returns the key. Only its hash is stored, so it cannot be shown again.
 */
export async function createStudioKey(
  db: D1Database,
  invitations: readonly string[],
  { name, expiresAt }: NewKey,
  now: number,
  records: readonly D1PreparedStatement[] = [],
): Promise<string> {
  const key = newKey();
  const statement = sql`INSERT INTO api_keys (id, invitation, name, made_by, token_hash, created_at, expires_at)
    SELECT ${crypto.randomUUID()}, json_each.value, ${name}, 'studio', ${await hashToken(key)}, ${now}, ${expiresAt}
    FROM json_each(${JSON.stringify([...new Set(invitations)])})`;
  await runRecorded(db, prepareSql(db, statement), records);
  return key;
}

/**
 * Lets a key of the studio's read further invitations, until it ends.
 * @param now milliseconds since 1970 in UTC.
 * @returns to how many; those that it reads already are none.
 */
export async function extendStudioKey(
  db: D1Database,
  id: string,
  invitations: readonly string[],
  now: number,
  records: readonly D1PreparedStatement[] = [],
): Promise<number> {
  // The ended row of an invitation that was taken away begins again.
  const statement = sql`INSERT INTO api_keys (id, invitation, name, made_by, token_hash, created_at, expires_at)
    SELECT one.id, json_each.value, one.name, one.made_by, one.token_hash, ${now}, one.expires_at
    FROM json_each(${JSON.stringify(invitations)}), (SELECT * FROM api_keys
      WHERE id = ${id} AND made_by = 'studio' AND revoked_at IS NULL LIMIT 1) AS one WHERE true
    ON CONFLICT (invitation, id) DO UPDATE SET revoked_at = NULL, created_at = excluded.created_at
    WHERE api_keys.revoked_at IS NOT NULL`;
  return runRecorded(db, prepareSql(db, statement), records);
}

/**
 * Ends what a key may read of one invitation; with the couple's own key, the key.
 * @param now milliseconds since 1970 in UTC.
 * @returns whether it could read it until now.
 */
export async function revokeKey(
  db: D1Database,
  { id, invitation }: Pick<ApiKey, "id" | "invitation">,
  now: number,
  records: readonly D1PreparedStatement[] = [],
): Promise<boolean> {
  const statement = sql`UPDATE api_keys SET revoked_at = ${now}
    WHERE invitation = ${invitation} AND id = ${id} AND revoked_at IS NULL`;
  return (await runRecorded(db, prepareSql(db, statement), records)) > 0;
}

/**
 * Statement that ends the keys which a couple made: whoever had their link may have made one.
 * @param now milliseconds since 1970 in UTC.
 */
export function revokeCouplesKeys(
  db: D1Database,
  invitation: string,
  now: number,
): D1PreparedStatement {
  return prepareSql(
    db,
    sql`UPDATE api_keys SET revoked_at = ${now}
      WHERE invitation = ${invitation} AND made_by = 'couple' AND revoked_at IS NULL`,
  );
}

const hour = 60 * 60 * 1000;

/**
 * Records that an invitation's answers were read with a key, at most once an hour.
 * @param now milliseconds since 1970 in UTC.
 */
export async function recordKeyUse(
  db: D1Database,
  { id, invitation }: Pick<ApiKey, "id" | "invitation">,
  now: number,
): Promise<void> {
  const statement = sql`UPDATE api_keys SET last_used_at = ${now}
    WHERE invitation = ${invitation} AND id = ${id} AND (last_used_at IS NULL OR last_used_at <= ${now - hour})`;
  await prepareSql(db, statement).run();
}
