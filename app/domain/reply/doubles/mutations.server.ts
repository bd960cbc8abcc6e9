import { enqueue, enqueuedIds } from "#app/platform/outbox/enqueue.server.ts";
import { listComparedReplies } from "#app/domain/reply/doubles/data.server.ts";
import { findDoubles } from "#app/domain/reply/doubles/rules.ts";
import { withRetries } from "#app/lib/retries.ts";
import { prepareSql, sql } from "#app/lib/sql.ts";

/**
 * Looks anew which replies of an invitation likely repeat another, after anything that it depends on:
 * a reply, a host's decision, the guest list. Programs are told of each reply that counts now, or no
 * more. What fails is done by the next call, and meanwhile each reply counts as it did.
 * @param now milliseconds since 1970 in UTC.
 * @param toldIds ids of replies of which programs are told anyway.
 * @returns the ids of the outbox rows that this call added, for the queue.
 */
export async function findDoublesAnew(
  db: D1Database,
  invitation: string,
  now: number,
  toldIds: readonly string[] = [],
): Promise<string[]> {
  try {
    return await withRetries(() => storeDoubles(db, invitation, now, toldIds));
  } catch (error) {
    console.error("replies were not compared", invitation, String(error));
    return [];
  }
}

async function storeDoubles(
  db: D1Database,
  invitation: string,
  now: number,
  toldIds: readonly string[],
): Promise<string[]> {
  const { replies, households } = await listComparedReplies(db, invitation);
  const originals = findDoubles(replies, households);
  const changes = replies.flatMap(({ id, doubles }) => {
    const first = originals.get(id) ?? null;
    // A hidden reply is in no total, and compared when it is shown again.
    return first === doubles ? [] : [{ id, first }];
  });
  if (changes.length === 0) return [];
  const change = sql`json_each(${JSON.stringify(changes)}) AS change`;
  const changed = sql`replies WHERE invitation = ${invitation} AND reviewed_at = ${now}
    AND id IN (SELECT change.value ->> 'id' FROM ${change})
    AND id NOT IN (SELECT value FROM json_each(${JSON.stringify(toldIds)}))`;
  const results = await db.batch([
    prepareSql(
      db,
      // A decision that came meanwhile stands; one about another reply than this is over.
      sql`UPDATE replies SET doubles = change.value ->> 'first', aside_at = NULL, reviewed_at = ${now}
        FROM ${change}
        WHERE replies.invitation = ${invitation} AND replies.id = change.value ->> 'id'
          AND (replies.counted_at IS NULL OR change.value ->> 'first' IS NULL)
          AND replies.doubles IS NOT change.value ->> 'first'`,
    ),
    ...enqueue(
      db,
      {
        kind: "answer",
        source: {
          columns: {
            subject: sql`id`,
            revision: sql`revision || ${`:compared:${now}`}`,
            invitation: sql`invitation`,
          },
          from: changed,
        },
      },
      now,
    ),
  ]);
  return enqueuedIds(results);
}
