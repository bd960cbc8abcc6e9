import * as v from "valibot";
import { wordedKinds } from "#app/domain/guests/words/kinds.ts";
import { languages, type Language } from "#app/i18n/languages.ts";
import { readRows } from "#app/lib/rows.ts";
import { prepareSql, sql } from "#app/lib/sql.ts";

const wordsRow = v.object({
  kind: v.picklist(wordedKinds),
  language: v.picklist(languages),
  text: v.string(),
});

/** The hosts' own words in place of the studio's: at most one text for a kind and a language. */
export type OwnWords = readonly v.InferOutput<typeof wordsRow>[];

/** Statement for the hosts' own words of an invitation; read its result with `readWords`. */
export function wordsOf(db: D1Database, invitation: string): D1PreparedStatement {
  return prepareSql(
    db,
    sql`SELECT kind, language, text FROM message_words WHERE invitation = ${invitation}`,
  );
}

/** Reads the result of `wordsOf`. */
export function readWords(result: D1Result | undefined): OwnWords {
  return readRows(wordsRow, result);
}

/** The hosts' own words for a message; null where they have none, as for the news of a change. */
export function ownWordsFor(words: OwnWords, kind: string, language: Language): string | null {
  const wording = words.find((entry) => entry.kind === kind && entry.language === language);
  return wording?.text ?? null;
}
