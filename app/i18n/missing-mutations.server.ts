import * as v from "valibot";
import type { PackAddress } from "#app/i18n/pack-address.server.ts";

/** Keys per report; a browser sends one, other clients a few. */
const maxKeys = 20;
/** Rows per pack; bounds what made-up keys can fill. */
const maxRows = 200;
const maxFallback = 500;

const keySchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9._-]{1,200}$/));

/** Staff read these in a terminal, where control characters would be interpreted. */
const fallbackSchema = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .toWellFormed()
      .replaceAll(/\p{Cc}|\p{Cf}/gu, " ")
      .slice(0, maxFallback),
  ),
);

/** The body of i18next's `saveMissing`: each key with the fallback that was shown. */
export const reportSchema = v.pipe(
  v.record(keySchema, fallbackSchema),
  v.transform((report) => Object.entries(report)),
  v.minLength(1),
  v.maxLength(maxKeys),
);

export type MissingReport = v.InferOutput<typeof reportSchema>;

/** Counts known keys; adds new ones while the pack has fewer than its limit of rows. */
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
      statement.bind(language, namespace, key, fallback, now, maxRows),
    ),
  );
}

/** Deletes all reports. @returns how many there were. */
export async function clearMissing(db: D1Database): Promise<number> {
  const { meta } = await db.prepare("DELETE FROM missing_translations").run();
  return meta.changes;
}
