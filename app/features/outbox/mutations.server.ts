import * as v from "valibot";
import { recipientListens } from "#app/features/outbox/chat-data.server.ts";
import { unsettled } from "#app/features/outbox/data.server.ts";
import { hasFallback } from "#app/features/outbox/enqueue.server.ts";
import { outboxRowSchema, type OutboxRow } from "#app/features/outbox/schema.ts";
import { dayInMilliseconds, stores } from "#app/features/privacy/stores.ts";
import type { Clock } from "#app/lib/clock.ts";
import { findRow } from "#app/lib/rows.ts";

const claimedRow = v.object({
  ...outboxRowSchema.entries,
  lease: v.number(),
  unconfirmed: v.number(),
});

/** A row that is ours until the lease. `unconfirmed` counts attempts after which it was perhaps delivered. */
export type Claimed = v.InferOutput<typeof claimedRow>;

/**
 * Longer than a message takes to be composed and sent (`composeMs`, `patientLimits`): a sender that lives
 * never loses a row. A sender that died has its row taken over this much later. In milliseconds.
 */
export const leaseMs = 12 * 60_000;

/**
 * Takes one due row: the one of this id, or the longest waiting of a channel. A row that is being sent is due
 * again when its lease runs out, so `due_at` says both. Its sender broke off then, perhaps after it was
 * delivered, which is counted. One statement, therefore of any number of senders exactly one gets the row.
 */
export async function claimRow(
  { db, now }: { db: D1Database; now: Clock },
  wanted: { id: string } | { channel: OutboxRow["channel"] },
): Promise<Claimed | null> {
  const moment = now();
  const [which, value] =
    "id" in wanted
      ? ["id = ?3", wanted.id]
      : [
          "id = (SELECT id FROM outbox WHERE channel = ?3 AND $due ORDER BY due_at LIMIT 1)",
          wanted.channel,
        ];
  const due = "state IN ('pending', 'sending') AND due_at <= ?1";
  return findRow(
    claimedRow,
    db
      .prepare(
        `UPDATE outbox SET state = 'sending', due_at = ?2, attempts = attempts + 1,
           unconfirmed = unconfirmed + (state = 'sending')
         WHERE ${which.replace("$due", due)} AND ${due}
         RETURNING id, channel, kind, reference, invitation, recipient, attempts, unconfirmed, due_at AS lease`,
      )
      .bind(moment, moment + leaseMs, value),
  );
}

/** The outcome of an attempt as its row stores it. `settled`: a dead row that needs no attention. */
type Ending = {
  state: "pending" | "sent" | "dead";
  attempts: number;
  unconfirmed: number;
  /** Time of the next attempt, in milliseconds since 1970 in UTC. */
  dueAt: number;
  error: string | null;
  settled: boolean;
};

/** Statement that records the outcome of an attempt, if the lease is still held. */
export function recordEnding(
  db: D1Database,
  { id, lease }: Claimed,
  { state, attempts, unconfirmed, dueAt, error, settled }: Ending,
  moment: number,
): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE outbox SET state = ?3, attempts = ?4, due_at = ?5, last_error = ?6, sent_at = ?7, unconfirmed = ?10,
         settled_at = CASE WHEN ?3 = 'dead' AND (?8 OR ${hasFallback}) THEN ?9 END
       WHERE id = ?1 AND state = 'sending' AND due_at = ?2`,
    )
    .bind(
      id,
      lease,
      state,
      attempts,
      dueAt,
      error,
      state === "sent" ? moment : null,
      Number(settled),
      moment,
      unconfirmed,
    );
}

/** Statement that gives up what waits to be said in a chat; `fallBackToMail` says it. */
export function giveUpChat(db: D1Database, chat: string, moment: number): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE outbox SET state = 'dead', last_error = 'the chat was ended',
         settled_at = CASE WHEN ${hasFallback} THEN ?2 END
       WHERE state = 'pending' AND channel = 'telegram' AND kind = 'reply' AND recipient = ?1`,
    )
    .bind(chat, moment);
}

/** SQL of what may be sent again: given up, not settled, and not meant for a chat that has stopped since. */
const retryable = `state = 'dead' AND ${unsettled}
  AND (channel <> 'telegram' OR kind <> 'reply' OR ${recipientListens})`;

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

/** Long after any couple looks whether a mail arrived. */
const keepSentFor = stores.messages.days * dayInMilliseconds;

/** Deletes messages sent or settled more than a year ago. What waits or failed stays until staff decide. */
export async function deleteSentMessages(db: D1Database, now: Clock): Promise<void> {
  const before = now() - keepSentFor;
  await db.batch([
    db.prepare("DELETE FROM outbox WHERE state = 'sent' AND sent_at < ?1").bind(before),
    db.prepare("DELETE FROM outbox WHERE state = 'dead' AND settled_at < ?1").bind(before),
    db.prepare("DELETE FROM outbox WHERE staff_settled_at < ?1").bind(before),
  ]);
}

/** Statement that deletes all messages about an invitation, in whatever state. */
export function deleteMessagesOf(db: D1Database, invitation: string): D1PreparedStatement {
  return db.prepare("DELETE FROM outbox WHERE invitation = ?1").bind(invitation);
}
