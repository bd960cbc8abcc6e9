import * as v from "valibot";
import type { PackAddress } from "#app/i18n/pack-address.server.ts";

/** A browser reports one key at a time, others a few. */
const keysAtMost = 20;
/** Rows that one pack may have: whoever sends made-up keys fills this and no more. */
const rowsAtMost = 200;
const fallbackAtMost = 500;

const keySchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9._-]{1,200}$/));

/** Staff read it in a terminal, where a control character could do more than be seen. */
const fallbackSchema = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .toWellFormed()
      .replaceAll(/\p{Cc}|\p{Cf}/gu, " ")
      .slice(0, fallbackAtMost),
  ),
);

/** What i18next's `saveMissing` posts: each key with the text that was shown instead. */
export const reportSchema = v.pipe(
  v.record(keySchema, fallbackSchema),
  v.transform((report) => Object.entries(report)),
  v.minLength(1),
  v.maxLength(keysAtMost),
);

export type MissingReport = v.InferOutput<typeof reportSchema>;

/** A key that lacked a translation. Times are milliseconds since 1970 in UTC. */
export type MissingTranslation = {
  language: string;
  namespace: string;
  key: string;
  fallback: string;
  count: number;
  firstSeen: number;
  lastSeen: number;
};

/** Counts what is known already; what is new is kept while the pack has room for it. */
export async function saveMissing(
  db: D1Database,
  { language, namespace }: PackAddress,
  report: MissingReport,
  now: number,
): Promise<void> {
  const statement = db.prepare(
    `INSERT INTO missing_translations (language, namespace, key, fallback, first_seen, last_seen)
     SELECT ?1, ?2, ?3, ?4, ?5, ?5
     WHERE (SELECT COUNT(*) FROM missing_translations WHERE language = ?1 AND namespace = ?2) < ?6
        OR EXISTS (SELECT 1 FROM missing_translations WHERE language = ?1 AND namespace = ?2 AND key = ?3)
     ON CONFLICT (language, namespace, key)
     DO UPDATE SET count = count + 1, fallback = excluded.fallback, last_seen = excluded.last_seen`,
  );
  await db.batch(
    report.map(([key, fallback]) =>
      statement.bind(language, namespace, key, fallback, now, rowsAtMost),
    ),
  );
}

/** Everything reported, by pack, the most frequent first. */
export async function listMissing(db: D1Database): Promise<MissingTranslation[]> {
  const { results } = await db
    .prepare(
      `SELECT language, namespace, key, fallback, count, first_seen AS firstSeen, last_seen AS lastSeen
       FROM missing_translations ORDER BY language, namespace, count DESC, key`,
    )
    .all<MissingTranslation>();
  return results;
}

/** Forgets every report. @returns how many there were. */
export async function clearMissing(db: D1Database): Promise<number> {
  const { meta } = await db.prepare("DELETE FROM missing_translations").run();
  return meta.changes;
}
