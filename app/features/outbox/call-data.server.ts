import * as v from "valibot";
import { findRow } from "#app/lib/rows.ts";

const callRow = v.object({ state: v.string(), content: v.nullable(v.string()) });

/**
 * What became of a call.
 * @param reference stands for its key.
 * @returns `content` as the hash of what was to be sent, or null where there was no such call.
 */
export async function findCall(
  db: D1Database,
  reference: string,
): Promise<v.InferOutput<typeof callRow> | null> {
  return findRow(
    callRow,
    db
      .prepare(
        "SELECT state, content_hash AS content FROM outbox WHERE kind = 'call' AND reference = ?1",
      )
      .bind(reference),
  );
}
