import { runRecorded } from "#app/domain/change-log/mutations.server.ts";
import type { WordedKind } from "#app/domain/guests/words/kinds.ts";
import type { Language } from "#app/i18n/languages.ts";
import { prepareSql, sql } from "#app/lib/sql.ts";

/**
 * Stores the hosts' own words for a message in a language.
 * @param text null for the studio's words again.
 * @param now milliseconds since 1970 in UTC.
 */
export async function saveWords(
  db: D1Database,
  invitation: string,
  { kind, language, text }: { kind: WordedKind; language: Language; text: string | null },
  now: number,
  records: readonly D1PreparedStatement[] = [],
): Promise<void> {
  const statement =
    text === null
      ? sql`DELETE FROM message_words WHERE invitation = ${invitation} AND kind = ${kind} AND language = ${language}`
      : sql`INSERT INTO message_words (invitation, kind, language, text, updated_at)
          VALUES (${invitation}, ${kind}, ${language}, ${text}, ${now})
          ON CONFLICT (invitation, kind, language) DO UPDATE SET text = excluded.text, updated_at = excluded.updated_at`;
  await runRecorded(db, prepareSql(db, statement), records);
}
