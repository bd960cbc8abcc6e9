import * as v from "valibot";
import { isReplaced } from "#app/platform/outbox/notification/data.server.ts";
import {
  channels,
  hostKindList,
  orderKinds,
  selfTypedKinds,
  type MessageKind,
} from "#app/platform/outbox/schema.ts";
import type { Clock } from "#app/lib/clock.ts";
import { findRow, listRows, readRow, readRows } from "#app/lib/rows.ts";

const healthRow = v.object({
  pending: v.number(),
  oldest: v.nullable(v.number()),
  dead: v.number(),
});

/** Counts only, no personal data. `oldestPendingAgeMs` is null when nothing is waiting. */
type OutboxHealth = { pending: number; oldestPendingAgeMs: number | null; dead: number };

/**
 * SQL condition of messages that may raise an alarm. Mails to self-entered addresses and the bot's
 * answers are excluded, because anybody could cause failures there. A customer's bounced mail leads
 * to a mail to the studio, which is included (kind `order-undelivered`).
 */
const watched = `kind NOT IN (${selfTypedKinds.map((kind) => `'${kind}'`).join(", ")})`;
const waiting = `state IN ('pending', 'sending') AND ${watched}`;

/**
 * SQL condition of dead messages that need attention: not replaced by another channel and not
 * settled by staff.
 */
export const unsettled = "settled_at IS NULL AND staff_settled_at IS NULL";

/**
 * Counts for monitoring. Each is answered from a partial index and does not read sent or settled
 * rows.
 */
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

const messageRow = v.object({
  id: v.string(),
  channel: v.picklist(channels),
  kind: v.string(),
  invitation: v.nullable(v.string()),
  recipient: v.string(),
  state: v.picklist(["pending", "sending", "dead"]),
  attempts: v.number(),
  /** Attempts that ended without an answer; above 0 the message may have been delivered. */
  unconfirmed: v.number(),
  dueAt: v.number(),
  lastError: v.nullable(v.string()),
  createdAt: v.number(),
});

/** An unsent message: `pending` and `sending` will be sent, `dead` needs staff. */
type MailState = v.InferOutput<typeof messageRow>;

const messageColumns = `id, channel, kind, invitation, recipient, state, attempts, unconfirmed,
  due_at AS dueAt, last_error AS lastError, created_at AS createdAt`;

/** An invitation's unsent messages, oldest first. Messages not listed were sent. */
export async function listMailStates(db: D1Database, invitation: string): Promise<MailState[]> {
  return listRows(
    messageRow,
    db
      .prepare(
        `SELECT ${messageColumns} FROM outbox
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

/** Numbers of messages that are not known to have arrived; `unconfirmed` ones may have been. */
export type Undelivered = v.InferOutput<typeof undeliveredRow>;

/**
 * Statement that counts an invitation's undelivered messages, without those to an address that the
 * couple has corrected; read it with `readUndelivered`.
 */
export function undeliveredOf(db: D1Database, invitation: string): D1PreparedStatement {
  const count = (which: string) =>
    `(SELECT count(*) FROM outbox WHERE invitation = ?1 AND ${which} AND settled_at IS NULL
      AND kind NOT IN ('address-confirm', 'change', 'answer', 'answer-test') AND NOT ${isReplaced})`;
  const [pending, dead, unconfirmed] = [
    count("state IN ('pending', 'sending') AND unconfirmed = 0"),
    count("state = 'dead' AND unconfirmed = 0"),
    count("state IN ('pending', 'sending', 'dead') AND unconfirmed > 0"),
  ];
  return db
    .prepare(`SELECT ${pending} AS pending, ${dead} AS dead, ${unconfirmed} AS unconfirmed`)
    .bind(invitation);
}

/** Reads the result of `undeliveredOf`. */
export function readUndelivered(result: D1Result | undefined): Undelivered {
  return readRow(undeliveredRow, result?.results[0]);
}

const delivered = v.object({ sent: v.number(), waiting: v.number() });

/** Number of recipients to whom a message was sent, and to whom it still waits to be sent. */
export async function countDelivered(
  db: D1Database,
  kind: MessageKind,
  reference: string,
): Promise<v.InferOutput<typeof delivered>> {
  const row = await findRow(
    delivered,
    db
      .prepare(
        `SELECT coalesce(sum(state = 'sent'), 0) AS sent, coalesce(sum(state IN ('pending', 'sending')), 0) AS waiting
         FROM outbox WHERE kind = ?1 AND reference = ?2`,
      )
      .bind(kind, reference),
  );
  return row ?? { sent: 0, waiting: 0 };
}

/** To how many guests of an invitation a change was or is being told. */
export async function countNotified(
  db: D1Database,
  invitation: string,
  change: string,
): Promise<number> {
  const row = await findRow(
    v.object({ notified: v.number() }),
    db
      .prepare(
        `SELECT count(DISTINCT reference) AS notified FROM outbox
         WHERE invitation = ?1 AND kind = 'change' AND reference LIKE '%:' || ?2`,
      )
      .bind(invitation, change),
  );
  return row?.notified ?? 0;
}

/** Entries for the schema of a row that has `deliveryColumns`. */
export const deliveryEntries = {
  mail: v.picklist(["none", "pending", "sent", "dead", "unconfirmed"]),
  byTelegram: v.pipe(
    v.number(),
    v.transform((flag) => flag === 1),
  ),
};

/**
 * SQL of the columns `mail` and `byTelegram`: the delivery status of the messages with one
 * reference, and whether a chat is among their recipients.
 * @param reference SQL of the reference, made from columns of the caller's row.
 */
export function deliveryColumns(kind: MessageKind, reference: string): string {
  const rows = `FROM outbox o WHERE o.kind = '${kind}' AND o.reference = ${reference} AND o.settled_at IS NULL`;
  return `(SELECT CASE WHEN count(*) = 0 THEN 'none' WHEN sum(o.state = 'dead' AND o.unconfirmed = 0) > 0 THEN 'dead'
    WHEN sum(o.state <> 'sent' AND o.unconfirmed > 0) > 0 THEN 'unconfirmed'
    WHEN sum(o.state <> 'sent') > 0 THEN 'pending' ELSE 'sent' END ${rows}) AS mail,
    EXISTS (SELECT 1 ${rows} AND o.channel = 'telegram') AS byTelegram`;
}

const unsentRow = v.object({
  ...messageRow.entries,
  settledAt: v.nullable(v.number()),
  settledBy: v.nullable(v.picklist(["staff", "sender"])),
});

/**
 * An unsent message. Times are milliseconds since 1970 in UTC. Settled by `sender`: it was replaced
 * by a mail, or its caller got the failure.
 */
export type Unsent = v.InferOutput<typeof unsentRow>;

const unsentColumns = `${messageColumns}, COALESCE(staff_settled_at, settled_at) AS settledAt,
  CASE WHEN staff_settled_at IS NOT NULL THEN 'staff' WHEN settled_at IS NOT NULL THEN 'sender' END AS settledBy`;

/** Separate statements, because each has its own partial index. */
const givenUp = `state = 'dead' AND ${unsettled} ORDER BY created_at, id`;
const stillWaiting = "state IN ('pending', 'sending') ORDER BY created_at, id";
const settled = [
  "staff_settled_at IS NOT NULL ORDER BY staff_settled_at DESC",
  "settled_at IS NOT NULL AND staff_settled_at IS NULL ORDER BY settled_at DESC",
];

/**
 * The dead and the waiting messages of all invitations: dead ones first, then the oldest.
 * @param all whether settled ones follow, the newest first.
 */
export async function listUnsent(db: D1Database, limit: number, all = false): Promise<Unsent[]> {
  const parts = await db.batch(
    [givenUp, stillWaiting, ...(all ? settled : [])].map((which) =>
      db.prepare(`SELECT ${unsentColumns} FROM outbox WHERE ${which} LIMIT ?1`).bind(limit),
    ),
  );
  return parts.flatMap((part) => readRows(unsentRow, part)).slice(0, limit);
}

/** The unsent of the given messages, in no particular order. */
export async function findUnsent(db: D1Database, ids: readonly string[]): Promise<Unsent[]> {
  return listRows(
    unsentRow,
    db
      .prepare(
        `SELECT ${unsentColumns} FROM outbox WHERE id IN (SELECT value FROM json_each(?1)) AND state <> 'sent'`,
      )
      .bind(JSON.stringify(ids)),
  );
}

const failureRow = v.object({
  channel: v.picklist(["mail", "telegram"]),
  kind: v.string(),
  recipient: v.string(),
  error: v.nullable(v.string()),
  unconfirmed: v.number(),
  createdAt: v.number(),
});

/** A message to hosts that was given up. */
export type Failure = v.InferOutput<typeof failureRow>;

/** Failed messages that a page reads at most. */
const failuresAtMost = 1000;

/**
 * Statement for an invitation's messages to hosts that were given up, the oldest first, without
 * those to an address that the couple has corrected; read it with `readFailures`.
 */
export function failuresOf(db: D1Database, invitation: string): D1PreparedStatement {
  return db
    .prepare(
      `SELECT channel, kind, recipient, last_error AS error, unconfirmed, created_at AS createdAt FROM outbox
       WHERE invitation = ?1 AND state = 'dead' AND ${unsettled}
         AND (kind IN ${hostKindList} OR kind = 'address-confirm') AND NOT ${isReplaced}
       ORDER BY rowid LIMIT ${failuresAtMost}`,
    )
    .bind(invitation);
}

/** Reads the result of `failuresOf`. */
export function readFailures(result: D1Result | undefined): Failure[] {
  return readRows(failureRow, result);
}

const sentMessageRow = v.object({
  id: v.string(),
  kind: v.string(),
  recipient: v.string(),
  state: v.picklist(["pending", "sending", "sent", "dead"]),
  /** Why the last attempt failed; null for one that did not. */
  error: v.nullable(v.string()),
  /** Nothing more is to be done about it. */
  isSettled: v.pipe(
    v.number(),
    v.transform((flag) => flag === 1),
  ),
  createdAt: v.number(),
  sentAt: v.nullable(v.number()),
});

/** A message about an order, sent or not. */
export type OrderMessage = v.InferOutput<typeof sentMessageRow>;

/** All messages about an order, the oldest first. @param id the order's. */
export async function listOrderMessages(db: D1Database, id: string): Promise<OrderMessage[]> {
  return listRows(
    sentMessageRow,
    // References are the id, or begin with it and a colon, which is below the tilde.
    db
      .prepare(
        `SELECT id, kind, recipient, state, last_error AS error, created_at AS createdAt, sent_at AS sentAt,
           NOT (${unsettled}) AS isSettled FROM outbox WHERE kind IN ${orderKinds} AND reference BETWEEN ?1 AND ?1 || ':~' ORDER BY created_at, rowid`,
      )
      .bind(id),
  );
}
