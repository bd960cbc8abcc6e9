import * as v from "valibot";
import { countedColumns, countedEntries } from "#app/domain/reply/entry/columns.ts";
import { readReply, replyColumns, replyRow } from "#app/domain/reply/data.server.ts";

const notifiedRow = v.object({
  ...replyRow.entries,
  ...countedEntries,
  household: v.nullable(v.string()),
  isHidden: v.pipe(
    v.number(),
    v.transform((flag) => flag === 1),
  ),
});

/** A reply as it is now; null once it is gone. */
export async function findNotifiedReply(db: D1Database, invitation: string, id: string) {
  const row = await db
    .prepare(
      `SELECT ${replyColumns}, ${countedColumns}, r.household, r.hidden_at IS NOT NULL AS isHidden FROM replies r
       WHERE r.id = ?2 AND r.invitation = ?1`,
    )
    .bind(invitation, id)
    .first();
  return row && readReply(notifiedRow, row);
}
