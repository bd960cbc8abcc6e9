import * as v from "valibot";
import { findRow } from "#app/lib/rows.ts";

const callRow = v.object({ state: v.string(), content: v.nullable(v.string()) });

/**
 * The state of a call.
 * @param reference made from its key.
 * @returns `content` is the hash of the mail; null when there is no such call.
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
