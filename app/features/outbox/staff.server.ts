import * as v from "valibot";
import { retryable, unsettled } from "#app/features/outbox/data.server.ts";
import type { Clock } from "#app/lib/clock.ts";

const unsentRow = v.object({
  id: v.string(),
  channel: v.picklist(["mail", "telegram"]),
  kind: v.string(),
  invitation: v.nullable(v.string()),
  recipient: v.string(),
  state: v.picklist(["pending", "sending", "dead"]),
  attempts: v.number(),
  unconfirmed: v.number(),
  dueAt: v.number(),
  lastError: v.nullable(v.string()),
  createdAt: v.number(),
  settledAt: v.nullable(v.number()),
  settledBy: v.nullable(v.picklist(["staff", "sender"])),
});

/**
 * A message that has not gone out. Times are milliseconds since 1970 in UTC. `unconfirmed` counts attempts
 * without an answer to the whole message: it was perhaps delivered. Settled `sender`: it was said another
 * way, or whoever asked was told.
 */
export type Unsent = v.InferOutput<typeof unsentRow>;

const columns = `id, channel, kind, invitation, recipient, state, attempts, unconfirmed, due_at AS dueAt,
  last_error AS lastError, created_at AS createdAt, COALESCE(staff_settled_at, settled_at) AS settledAt,
  CASE WHEN staff_settled_at IS NOT NULL THEN 'staff' WHEN settled_at IS NOT NULL THEN 'sender' END AS settledBy`;

/** One statement each, because each has a partial index of its own. */
const givenUp = `state = 'dead' AND ${unsettled} ORDER BY created_at, id`;
const waiting = "state IN ('pending', 'sending') ORDER BY created_at, id";
const settled = [
  "staff_settled_at IS NOT NULL ORDER BY staff_settled_at DESC",
  "settled_at IS NOT NULL AND staff_settled_at IS NULL ORDER BY settled_at DESC",
];

/**
 * What was given up and what waits, of all invitations: the dead first, then the longest waiting.
 * @param all whether what is settled follows them, the newest first.
 */
export async function listUnsent(db: D1Database, limit: number, all = false): Promise<Unsent[]> {
  const parts = await db.batch(
    [givenUp, waiting, ...(all ? settled : [])].map((which) =>
      db.prepare(`SELECT ${columns} FROM outbox WHERE ${which} LIMIT ?1`).bind(limit),
    ),
  );
  return readUnsent(parts.flatMap(({ results }) => results)).slice(0, limit);
}

/** Those of these messages that have not gone out, in whatever order. */
export async function findUnsent(db: D1Database, ids: readonly string[]): Promise<Unsent[]> {
  const { results } = await db
    .prepare(
      `SELECT ${columns} FROM outbox WHERE id IN (SELECT value FROM json_each(?1)) AND state <> 'sent'`,
    )
    .bind(JSON.stringify(ids))
    .all();
  return readUnsent(results);
}

function readUnsent(rows: unknown): Unsent[] {
  return v.parse(v.array(unsentRow), rows);
}

/**
 * Gives every dead message that may be sent again another 72 hours, beginning now.
 * @returns how many there were.
 */
export async function retryAllDead(db: D1Database, now: Clock): Promise<number> {
  const { meta } = await db
    .prepare(
      `UPDATE outbox SET state = 'pending', attempts = 0, unconfirmed = 0, due_at = ?1 WHERE ${retryable}`,
    )
    .bind(now())
    .run();
  return meta.changes;
}

/**
 * Says that nothing is to be done about a message any more: one that was given up, or one that was perhaps
 * delivered and waits for another attempt. It is not sent and raises no alarm; the couple goes on seeing
 * what became of it.
 * @returns false when there is no such message, or nothing to settle about it.
 */
export async function settleMessage(db: D1Database, id: string, now: Clock): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `UPDATE outbox SET state = 'dead', staff_settled_at = ?2
       WHERE id = ?1 AND ${unsettled} AND (state = 'dead' OR (state = 'pending' AND unconfirmed > 0))`,
    )
    .bind(id, now())
    .run();
  return meta.changes === 1;
}

/**
 * Takes back that staff have settled a message: it is given up again.
 * @returns false when they had not.
 */
export async function unsettleMessage(db: D1Database, id: string): Promise<boolean> {
  const { meta } = await db
    .prepare(
      "UPDATE outbox SET staff_settled_at = NULL WHERE id = ?1 AND staff_settled_at IS NOT NULL",
    )
    .bind(id)
    .run();
  return meta.changes === 1;
}
