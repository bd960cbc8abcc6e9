import * as v from "valibot";
import type { Clock } from "#app/lib/clock.ts";
import { findRow, listRows, readRow } from "#app/lib/rows.ts";

const healthRow = v.object({
  pending: v.number(),
  oldest: v.nullable(v.number()),
  dead: v.number(),
});

/** Counts alone: whoever watches the site learns of no one. `oldestPendingAgeMs` is null when nothing waits. */
type OutboxHealth = { pending: number; oldestPendingAgeMs: number | null; dead: number };

/**
 * SQL of what an alarm is about. A customer types their own address and anyone writes to the bot: no stranger
 * turns the alarm red by one that takes nothing. Of a customer's the studio learns by a mail, which is watched
 * (order/undelivered.server.ts); what the bot could not answer is nobody's to mend.
 */
const watched = "kind NOT IN ('order-thanks', 'order-ready', 'order-published', 'bot')";
const waiting = `state IN ('pending', 'sending') AND ${watched}`;

/** SQL of what was given up and waits for staff: it was not said another way, and nobody has dealt with it. */
export const unsettled = "settled_at IS NULL AND staff_settled_at IS NULL";

/** How far the outbox is behind. Each count reads a partial index, never the rows that were sent or settled. */
export async function outboxHealth(db: D1Database, now: Clock): Promise<OutboxHealth> {
  const row = await findRow(
    healthRow,
    db.prepare(
      `SELECT (SELECT count(*) FROM outbox WHERE ${waiting}) AS pending,
              (SELECT min(created_at) FROM outbox WHERE ${waiting}) AS oldest,
              (SELECT count(*) FROM outbox WHERE state = 'dead' AND ${unsettled} AND ${watched}) AS dead`,
    ),
  );
  if (!row) throw new Error("outbox: D1 counted nothing");
  return {
    pending: row.pending,
    oldestPendingAgeMs: row.oldest === null ? null : now() - row.oldest,
    dead: row.dead,
  };
}

const stateRow = v.object({
  id: v.string(),
  channel: v.picklist(["mail", "telegram"]),
  kind: v.string(),
  reference: v.string(),
  invitation: v.nullable(v.string()),
  recipient: v.string(),
  state: v.picklist(["pending", "sending", "dead"]),
  attempts: v.number(),
  /** How many attempts ended without an answer: more than none, and it was perhaps delivered. */
  unconfirmed: v.number(),
  dueAt: v.number(),
  lastError: v.nullable(v.string()),
  createdAt: v.number(),
});

/** A message that has not gone out yet: `pending` and `sending` will, `dead` waits for staff. */
type MailState = v.InferOutput<typeof stateRow>;

const unsentColumns = `id, channel, kind, reference, invitation, recipient, state, attempts,
  unconfirmed, due_at AS dueAt, last_error AS lastError, created_at AS createdAt`;

/** An invitation's messages that were not sent, oldest first. What is not listed was sent. */
export async function listMailStates(db: D1Database, invitation: string): Promise<MailState[]> {
  return listRows(
    stateRow,
    db
      .prepare(
        `SELECT ${unsentColumns} FROM outbox
         WHERE invitation = ?1 AND state IN ('pending', 'sending', 'dead') AND settled_at IS NULL ORDER BY created_at, id`,
      )
      .bind(invitation),
  );
}

const undeliveredRow = v.object({
  pending: v.number(),
  dead: v.number(),
  unconfirmed: v.number(),
});

/** How many messages did not arrive for certain; `unconfirmed` ones were perhaps delivered. */
export type Undelivered = v.InferOutput<typeof undeliveredRow>;

/** Statement that counts an invitation's messages that did not arrive, to be read by `readUndelivered`. */
export function undeliveredOf(db: D1Database, invitation: string): D1PreparedStatement {
  const count = (which: string) =>
    `(SELECT count(*) FROM outbox WHERE invitation = ?1 AND ${which} AND settled_at IS NULL)`;
  const [pending, dead, unconfirmed] = [
    count("state IN ('pending', 'sending') AND unconfirmed = 0"),
    count("state = 'dead' AND unconfirmed = 0"),
    count("state IN ('pending', 'sending', 'dead') AND unconfirmed > 0"),
  ];
  return db
    .prepare(`SELECT ${pending} AS pending, ${dead} AS dead, ${unconfirmed} AS unconfirmed`)
    .bind(invitation);
}

/** The result of `undeliveredOf`. */
export function readUndelivered(result: D1Result | undefined): Undelivered {
  return readRow(undeliveredRow, result?.results[0]);
}

/** SQL of what may be sent again: given up, not settled, and not meant for a chat that has stopped since. */
export const retryable = `state = 'dead' AND ${unsettled}
  AND (channel <> 'telegram' OR kind <> 'reply' OR EXISTS (SELECT 1 FROM telegram_chats AS chat
    WHERE chat.invitation = outbox.invitation AND chat.chat_id = outbox.recipient AND chat.lost_at IS NULL))`;

/**
 * Gives a dead row another 72 hours, beginning now.
 * @returns false when there is no such row, it is not dead, or it may not be sent again (`retryable`).
 */
export async function retryDead(db: D1Database, id: string, now: Clock): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `UPDATE outbox SET state = 'pending', attempts = 0, unconfirmed = 0, due_at = ?2 WHERE id = ?1 AND ${retryable}`,
    )
    .bind(id, now())
    .run();
  return meta.changes === 1;
}
