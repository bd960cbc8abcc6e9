import * as v from "valibot";
import type { Clock } from "#app/lib/clock.ts";

const unsentRow = v.object({
  id: v.string(),
  channel: v.picklist(["mail", "telegram"]),
  kind: v.string(),
  invitation: v.nullable(v.string()),
  recipient: v.string(),
  state: v.picklist(["pending", "sending", "dead"]),
  attempts: v.number(),
  dueAt: v.number(),
  lastError: v.nullable(v.string()),
  createdAt: v.number(),
});

/** A message that has not gone out. Times are milliseconds since 1970 in UTC. */
export type Unsent = v.InferOutput<typeof unsentRow>;

const columns = `id, channel, kind, invitation, recipient, state, attempts, due_at AS dueAt,
  last_error AS lastError, created_at AS createdAt`;

/** What waits and what was given up, of all invitations: the dead first, then the longest waiting. */
export async function listUnsent(db: D1Database, limit: number): Promise<Unsent[]> {
  // Two statements, because each has a partial index of its own.
  const [dead, waiting] = await db.batch(
    ["state = 'dead'", "state IN ('pending', 'sending')"].map((which) =>
      db
        .prepare(`SELECT ${columns} FROM outbox WHERE ${which} ORDER BY created_at, id LIMIT ?1`)
        .bind(limit),
    ),
  );
  const rows = [...(dead?.results ?? []), ...(waiting?.results ?? [])];
  return v.parse(v.array(unsentRow), rows).slice(0, limit);
}

/**
 * Gives every dead message another 72 hours, beginning now.
 * @returns how many there were.
 */
export async function retryAllDead(db: D1Database, now: Clock): Promise<number> {
  const { meta } = await db
    .prepare("UPDATE outbox SET state = 'pending', attempts = 0, due_at = ?1 WHERE state = 'dead'")
    .bind(now())
    .run();
  return meta.changes;
}
