import * as v from "valibot";
import { listRows } from "#app/lib/rows.ts";

const missingRow = v.object({
  language: v.string(),
  namespace: v.string(),
  key: v.string(),
  fallback: v.string(),
  count: v.number(),
  firstSeen: v.number(),
  lastSeen: v.number(),
});

/** A key that lacked a translation. Times are milliseconds since 1970 in UTC. */
export type MissingTranslation = v.InferOutput<typeof missingRow>;

/** All reported keys by pack, the most frequent first. */
export async function listMissing(db: D1Database): Promise<MissingTranslation[]> {
  return listRows(
    missingRow,
    db.prepare(
      `SELECT language, namespace, key, fallback, count, first_seen AS firstSeen, last_seen AS lastSeen
       FROM missing_translations ORDER BY language, namespace, count DESC, key`,
    ),
  );
}
