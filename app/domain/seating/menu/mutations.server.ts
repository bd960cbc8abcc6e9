import { runRecorded } from "#app/domain/change-log/mutations.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { prepareSql, sql } from "#app/lib/sql.ts";

/**
 * Stores an invitation's menu in a language, or forgets it.
 * @param text empty for no menu.
 * @param now milliseconds since 1970 in UTC.
 */
export async function saveMenu(
  db: D1Database,
  invitation: string,
  { language, text }: { language: Language; text: string },
  now: number,
  records: readonly D1PreparedStatement[] = [],
): Promise<void> {
  const statement =
    text === ""
      ? sql`DELETE FROM menus WHERE invitation = ${invitation} AND language = ${language}`
      : sql`INSERT INTO menus (invitation, language, text, updated_at)
          VALUES (${invitation}, ${language}, ${text}, ${now})
          ON CONFLICT (invitation, language) DO UPDATE SET text = excluded.text, updated_at = excluded.updated_at`;
  await runRecorded(db, prepareSql(db, statement), records);
}
