import * as v from "valibot";
import { guestListens } from "#app/platform/outbox/guest-chat/data.server.ts";
import { recipientListens } from "#app/platform/outbox/chat/data.server.ts";
import { unsettled } from "#app/platform/outbox/data.server.ts";
import { hasFallback } from "#app/platform/outbox/enqueue.server.ts";
import {
  chatKinds,
  hostKindList,
  outboxRowSchema,
  type OutboxRow,
} from "#app/platform/outbox/schema.ts";
import { dayInMilliseconds, stores } from "#app/platform/privacy/stores.ts";
import type { Clock } from "#app/lib/clock.ts";
import { withoutRetries } from "#app/lib/retries.ts";
import { findRow, listRows } from "#app/lib/rows.ts";

const claimedRow = v.object({
  ...outboxRowSchema.entries,
  lease: v.number(),
  unconfirmed: v.number(),
});

/**
 * A row that belongs to this sender until the lease ends. `unconfirmed` counts attempts after which
 * it may have been delivered.
 */
export type Claimed = v.InferOutput<typeof claimedRow>;

/**
 * Milliseconds. Longer than composing and sending a message takes (`composeMs`, `patientLimits`),
 * so that a living sender never loses a row; the row of a dead sender is taken over after this
 * time.
 */
export const leaseMs = 12 * 60_000;

/**
 * Claims one due row: by id, or the oldest of a channel, without those of webhooks `except` these. `due_at` of a row being sent is the end of
 * its lease. A row whose lease ran out counts as an unconfirmed attempt, because its sender may
 * have died after the delivery. A single statement, so that of several senders exactly one gets the
 * row. It is not repeated: a row that D1 claimed while its answer was lost waits for the lease.
 * @throws D1's error, DeadlinePassed when D1 does not answer.
 */
export async function claimRow(
  { db, now }: { db: D1Database; now: Clock },
  selector: { id: string } | { channel: OutboxRow["channel"]; except?: readonly string[] },
): Promise<Claimed | null> {
  const moment = now();
  const [which, value] =
    "id" in selector
      ? ["id = ?3", selector.id]
      : selector.channel === "webhook"
        ? [
            `id = (SELECT id FROM outbox WHERE channel = 'webhook' AND $due
               AND recipient NOT IN (SELECT value FROM json_each(?3)) ORDER BY due_at LIMIT 1)`,
            JSON.stringify(selector.except ?? []),
          ]
        : [
            "id = (SELECT id FROM outbox WHERE channel = ?3 AND $due ORDER BY due_at LIMIT 1)",
            selector.channel,
          ];
  const due = "state IN ('pending', 'sending') AND due_at <= ?1";
  const claim = db
    .prepare(
      `UPDATE outbox SET state = 'sending', due_at = ?2, attempts = attempts + 1,
           unconfirmed = unconfirmed + (state = 'sending')
         WHERE ${which.replace("$due", due)} AND ${due}
         RETURNING id, channel, kind, reference, invitation, recipient, attempts, unconfirmed, due_at AS lease`,
    )
    .bind(moment, moment + leaseMs, value);
  return withoutRetries(() => findRow(claimedRow, claim));
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

/**
 * Statement that gives up a chat's waiting messages; `fallBackToMail` replaces them.
 * @param invitation the one whose messages are given up; without it, all are.
 */
export function giveUpChat(
  db: D1Database,
  chat: string,
  moment: number,
  invitation: string | null = null,
): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE outbox SET state = 'dead', last_error = 'the chat was ended',
         settled_at = CASE WHEN ${hasFallback} THEN ?2 END
       WHERE state = 'pending' AND channel = 'telegram' AND kind IN ${chatKinds} AND recipient = ?1
         AND (?3 IS NULL OR invitation = ?3)`,
    )
    .bind(chat, moment, invitation);
}

/**
 * Statement that gives up what waits to be told to a guest in a chat; `fallBackToMail` replaces it.
 * @param replyId of the guest; without it, that of all guests with the chat.
 */
export function giveUpGuestChat(
  db: D1Database,
  chat: string,
  moment: number,
  replyId: string | null = null,
): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE outbox SET state = 'dead', last_error = 'the chat was ended', settled_at = ?2
       WHERE state = 'pending' AND channel = 'telegram' AND kind = 'change' AND recipient = ?1
         AND (?3 IS NULL OR reference BETWEEN ?3 || ':' AND ?3 || ':~')`,
    )
    .bind(chat, moment, replyId);
}

/**
 * SQL condition of messages that may be retried: dead, not settled, and not for a chat that has
 * unsubscribed since.
 */
const retryable = `state = 'dead' AND ${unsettled}
  AND (channel <> 'telegram' OR kind NOT IN ${chatKinds} OR ${recipientListens})
  AND (channel <> 'telegram' OR kind <> 'change' OR ${guestListens})`;

/**
 * Gives a dead row another 72 hours from now.
 * @returns false when there is no such row, it is not dead, or it must not be sent again
 * (`retryable`).
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
 * Gives what failed at one recipient of an invitation's news another 72 hours from now.
 * @returns the ids of the messages, for the queue.
 */
export async function retryFailed(
  db: D1Database,
  invitation: string,
  recipient: string,
  now: number,
): Promise<string[]> {
  const rows = await listRows(
    v.object({ id: v.string() }),
    db
      .prepare(
        `UPDATE outbox SET state = 'pending', attempts = 0, unconfirmed = 0, due_at = ?3
         WHERE invitation = ?1 AND recipient = ?2 AND kind IN ${hostKindList} AND ${retryable} RETURNING id`,
      )
      .bind(invitation, recipient, now),
  );
  return rows.map(({ id }) => id);
}

/**
 * Gives every retryable dead message another 72 hours from now.
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
 * Settles a message that is dead, or that was perhaps delivered and waits for another attempt: it
 * is not sent again and raises no alarm; the dashboard still shows its outcome.
 * @returns false when there is no such message, or nothing to settle.
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
 * Undoes `settleMessage`: the message is dead again.
 * @returns false when staff had not settled it.
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

/** Milliseconds; long after the couple last looks up whether a mail arrived. */
const keepSentMs = stores.messages.days * dayInMilliseconds;

/**
 * Deletes messages sent or settled more than a year ago. Waiting and dead ones stay until staff
 * decide.
 */
export async function deleteSentMessages(db: D1Database, now: Clock): Promise<void> {
  const cutoff = now() - keepSentMs;
  await db.batch([
    db.prepare("DELETE FROM outbox WHERE state = 'sent' AND sent_at < ?1").bind(cutoff),
    db.prepare("DELETE FROM outbox WHERE state = 'dead' AND settled_at < ?1").bind(cutoff),
    db.prepare("DELETE FROM outbox WHERE staff_settled_at < ?1").bind(cutoff),
  ]);
}

/** Statement that deletes all messages about an invitation, in whatever state. */
export function deleteMessagesOf(db: D1Database, invitation: string): D1PreparedStatement {
  return db.prepare("DELETE FROM outbox WHERE invitation = ?1").bind(invitation);
}
