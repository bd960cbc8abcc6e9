import { rowsOf, type Source } from "#app/platform/outbox/source.ts";
import { prepareSql, sql } from "#app/lib/sql.ts";
import { hashToken, newToken } from "#app/lib/crypto.ts";

const lifetime = 7 * 24 * 60 * 60 * 1000;

/**
 * Creates a one-time code that binds one chat to an invitation, and deletes expired codes.
 * @param invitation its path, `kind/slug`.
 * @param now milliseconds since 1970 in UTC.
 * @returns the code, which expires after seven days. Only its hash is stored. Its 43 characters are
 * of the set that `t.me/BOT?start=` accepts (core.telegram.org/bots/features, "Deep linking").
 */
export async function createTelegramCode(
  db: D1Database,
  invitation: string,
  now: number,
): Promise<string> {
  const code = newToken();
  await db.batch([
    db.prepare("DELETE FROM telegram_codes WHERE expires_at <= ?1").bind(now),
    db
      .prepare("INSERT INTO telegram_codes (code_hash, invitation, expires_at) VALUES (?1, ?2, ?3)")
      .bind(await hashToken(code), invitation, now + lifetime),
  ]);
  return code;
}

/** Statement that marks a valid code as used by an update; a code is used once. */
export function useCode(
  db: D1Database,
  hash: string,
  update: number,
  now: number,
): D1PreparedStatement {
  return db
    .prepare(
      "UPDATE telegram_codes SET used_by = ?2 WHERE code_hash = ?1 AND used_by IS NULL AND expires_at > ?3",
    )
    .bind(hash, update, now);
}

/**
 * Statements that note a guest's code as used by an update, if its reply is one of a guest who comes
 * and it has not expired; it is stored then for the first time. Expired codes are deleted.
 * @param code its hash, the invitation of its reply, and when it expires.
 */
export function useGuestCode(
  db: D1Database,
  { hash, source, expiresAt }: { hash: string; source: Source<"invitation">; expiresAt: number },
  update: number,
  now: number,
): D1PreparedStatement[] {
  return [
    db.prepare("DELETE FROM telegram_codes WHERE expires_at <= ?1").bind(now),
    prepareSql(
      db,
      sql`INSERT INTO telegram_codes (code_hash, invitation, expires_at, used_by)
        SELECT ${hash}, source.invitation, ${expiresAt}, ${update} FROM ${rowsOf(source)}
        WHERE ${expiresAt} > ${now} ON CONFLICT DO NOTHING`,
    ),
  ];
}

/** The invitation of a code that this update has used; no row where it has not. */
export function codeUsedBy(hash: string, update: number): Source<"invitation"> {
  return {
    columns: { invitation: sql`invitation` },
    from: sql`telegram_codes WHERE code_hash = ${hash} AND used_by = ${update}`,
  };
}

/** A row, without an invitation, where this update has not used the code. */
export function codeNotUsedBy(hash: string, update: number): Source<"invitation"> {
  return {
    columns: { invitation: sql`NULL` },
    from: sql`(SELECT 1) WHERE NOT EXISTS (
      SELECT 1 FROM telegram_codes WHERE code_hash = ${hash} AND used_by = ${update})`,
  };
}
