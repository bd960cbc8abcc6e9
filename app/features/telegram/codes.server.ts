import { hashToken, newToken } from "#app/lib/token.ts";

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

/** Number of chats that are notified of an invitation's replies. */
export async function countBoundChats(db: D1Database, invitation: string): Promise<number> {
  const count = await db
    .prepare(
      "SELECT count(*) AS chats FROM telegram_chats WHERE invitation = ?1 AND lost_at IS NULL",
    )
    .bind(invitation)
    .first<number>("chats");
  return count ?? 0;
}
