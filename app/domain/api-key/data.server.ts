import * as v from "valibot";
import { isKey } from "#app/domain/api-key/token.ts";
import { hashToken } from "#app/lib/crypto.ts";
import { listRows, readRows } from "#app/lib/rows.ts";

const keyRow = v.object({
  id: v.string(),
  invitation: v.string(),
  name: v.string(),
  madeBy: v.picklist(["couple", "studio"]),
  createdAt: v.number(),
  expiresAt: v.number(),
  lastUsedAt: v.nullable(v.number()),
});

/**
 * A key's right to read one invitation's answers, not revoked. Times are milliseconds since 1970 in
 * UTC.
 */
export type ApiKey = v.InferOutput<typeof keyRow>;

const columns = `id, invitation, name, made_by AS madeBy, created_at AS createdAt,
  expires_at AS expiresAt, last_used_at AS lastUsedAt`;

/**
 * Rights of a key now, the first invitation that it was made for first.
 * @param now milliseconds since 1970 in UTC.
 * @returns nothing for a key that is wrong, revoked or over, without telling these cases apart.
 */
export async function listRightsOf(db: D1Database, key: string, now: number): Promise<ApiKey[]> {
  if (!isKey(key)) return [];
  return listRows(
    keyRow,
    db
      .prepare(
        `SELECT ${columns} FROM api_keys WHERE token_hash = ?1 AND revoked_at IS NULL AND expires_at > ?2
         ORDER BY created_at, invitation`,
      )
      .bind(await hashToken(key), now),
  );
}

/**
 * Statement for the keys that read an invitation's answers, the oldest first, those included that are
 * over and were not removed; read its result with `readKeys`.
 */
export function keysOf(db: D1Database, invitation: string): D1PreparedStatement {
  return db
    .prepare(
      `SELECT ${columns} FROM api_keys WHERE invitation = ?1 AND revoked_at IS NULL ORDER BY created_at, id`,
    )
    .bind(invitation);
}

/** Reads the result of `keysOf`. */
export function readKeys(result: D1Result | undefined): ApiKey[] {
  return readRows(keyRow, result);
}

/** The rights of the keys that the studio made, by name and the time of their making. */
export async function listStudioKeys(db: D1Database): Promise<ApiKey[]> {
  return listRows(
    keyRow,
    db.prepare(
      `SELECT ${columns} FROM api_keys WHERE made_by = 'studio' AND revoked_at IS NULL
       ORDER BY name, created_at, invitation`,
    ),
  );
}
