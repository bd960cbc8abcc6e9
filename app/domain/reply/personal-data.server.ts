import * as v from "valibot";
import { listRows } from "#app/lib/rows.ts";
import { prepareSql, sql, type Sql } from "#app/lib/sql.ts";

/** Rows of replies, and of what belongs to them, each as FROM takes them. */
type ReplyRows = Record<"guest_addresses" | "wishes" | "reply_revisions" | "replies", Sql>;

/** The rows of an invitation's replies. Revisions are found by their reply. */
export function repliesOf(invitation: string): ReplyRows {
  return {
    guest_addresses: sql`guest_addresses WHERE invitation = ${invitation}`,
    wishes: sql`wishes WHERE invitation = ${invitation}`,
    reply_revisions: sql`reply_revisions WHERE reply_id IN (SELECT id FROM replies WHERE invitation = ${invitation})`,
    replies: sql`replies WHERE invitation = ${invitation}`,
  };
}

/** The rows of some replies of an invitation. */
export function repliesWithIds(invitation: string, ids: readonly string[]): ReplyRows {
  const which = sql`invitation = ${invitation} AND id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  return {
    guest_addresses: sql`guest_addresses WHERE reply_id IN (SELECT id FROM replies WHERE ${which})`,
    wishes: sql`wishes WHERE reply_id IN (SELECT id FROM replies WHERE ${which})`,
    reply_revisions: sql`reply_revisions WHERE reply_id IN (SELECT id FROM replies WHERE ${which})`,
    replies: sql`replies WHERE ${which}`,
  };
}

const namedRow = v.object({
  id: v.string(),
  household: v.nullable(v.string()),
  name: v.string(),
  /** As guests wrote them: people of the household, those they bring, words to the hosts. */
  further: v.string(),
});

/** A reply with all names in it. */
export type NamedReply = v.InferOutput<typeof namedRow>;

/** All replies of an invitation by their names, those that hosts hid among them. */
export async function listNamedReplies(db: D1Database, invitation: string): Promise<NamedReply[]> {
  return listRows(
    namedRow,
    prepareSql(
      db,
      sql`SELECT id, household, name,
        coalesce(people, '') || ' ' || coalesce(other_guest, '') || ' ' || coalesce(message, '') AS further
        FROM replies WHERE invitation = ${invitation} ORDER BY created_at, id`,
    ),
  );
}
