import type { Clock } from "#app/lib/clock.ts";

/** Counts alone: whoever watches the site learns of no one. `oldestPendingAgeMs` is null when nothing waits. */
type OutboxHealth = { pending: number; oldestPendingAgeMs: number | null; dead: number };

/** How far the outbox is behind. Both counts read a partial index, never the rows that were sent. */
export async function outboxHealth(db: D1Database, now: Clock): Promise<OutboxHealth> {
  const row = await db
    .prepare(
      `SELECT (SELECT count(*) FROM outbox WHERE state IN ('pending', 'sending')) AS pending,
              (SELECT min(created_at) FROM outbox WHERE state IN ('pending', 'sending')) AS oldest,
              (SELECT count(*) FROM outbox WHERE state = 'dead' AND settled_at IS NULL) AS dead`,
    )
    .first<{ pending: number; oldest: number | null; dead: number }>();
  if (!row) throw new Error("outbox: D1 counted nothing");
  return {
    pending: row.pending,
    oldestPendingAgeMs: row.oldest === null ? null : now() - row.oldest,
    dead: row.dead,
  };
}

/** A message that has not gone out yet: `pending` and `sending` will, `dead` waits for staff. */
type MailState = {
  id: string;
  channel: "mail" | "telegram";
  kind: string;
  reference: string;
  invitation: string | null;
  recipient: string;
  state: "pending" | "sending" | "dead";
  attempts: number;
  dueAt: number;
  lastError: string | null;
  createdAt: number;
};

const unsentColumns = `id, channel, kind, reference, invitation, recipient, state, attempts,
  due_at AS dueAt, last_error AS lastError, created_at AS createdAt`;

/** An invitation's messages that were not sent, oldest first. What is not listed was sent. */
export async function listMailStates(db: D1Database, invitation: string): Promise<MailState[]> {
  const { results } = await db
    .prepare(
      `SELECT ${unsentColumns} FROM outbox
       WHERE invitation = ?1 AND state IN ('pending', 'sending', 'dead') AND settled_at IS NULL ORDER BY created_at, id`,
    )
    .bind(invitation)
    .all<MailState>();
  return results;
}

/**
 * Gives a dead row another 72 hours, beginning now.
 * @returns false when there is no such row, it is not dead, or nobody has to mend it.
 */
export async function retryDead(db: D1Database, id: string, now: Clock): Promise<boolean> {
  const { meta } = await db
    .prepare(
      "UPDATE outbox SET state = 'pending', attempts = 0, due_at = ?2 WHERE id = ?1 AND state = 'dead' AND settled_at IS NULL",
    )
    .bind(id, now())
    .run();
  return meta.changes === 1;
}
