import { runRecorded } from "#app/domain/change-log/mutations.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { prepareSql, sql } from "#app/lib/sql.ts";

/**
 * Stores a guest's wish; a second one replaces the first, and one that the couple hid stays hidden. An
 * empty text takes it back.
 * @param wish.key the reply's, which has another once the personal link that gave it is renewed.
 * @param now milliseconds since 1970 in UTC.
 */
export async function saveWish(
  db: D1Database,
  wish: { replyId: string; key: string; invitation: string; text: string; language: Language },
  now: number,
): Promise<void> {
  const { replyId, key, invitation, text, language } = wish;
  const statement =
    text === ""
      ? sql`DELETE FROM wishes WHERE reply_id = ${replyId}`
      : sql`INSERT INTO wishes (reply_id, invitation, text, language, created_at, updated_at)
          SELECT id, ${invitation}, ${text}, ${language}, ${now}, ${now} FROM replies
          WHERE id = ${replyId} AND key = ${key} AND invitation = ${invitation}
          ON CONFLICT (reply_id) DO UPDATE SET text = excluded.text, language = excluded.language,
            updated_at = excluded.updated_at
          WHERE wishes.text <> excluded.text`;
  await prepareSql(db, statement).run();
}

/**
 * Takes a wish off the page, or shows it again.
 * @param time milliseconds since 1970 in UTC, or null.
 * @returns whether there is such a wish.
 */
export async function hideWish(
  db: D1Database,
  invitation: string,
  id: string,
  time: number | null,
  records: readonly D1PreparedStatement[] = [],
): Promise<boolean> {
  const statement = sql`UPDATE wishes SET hidden_at = ${time} WHERE invitation = ${invitation} AND reply_id = ${id}`;
  return (await runRecorded(db, prepareSql(db, statement), records)) > 0;
}
