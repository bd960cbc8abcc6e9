import * as v from "valibot";
import { selfTypedKinds, type MessageKind } from "#app/features/outbox/schema.ts";
import type { Clock } from "#app/lib/clock.ts";
import { findRow, listRows, readRow, readRows } from "#app/lib/rows.ts";

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
 * (kind `order-undelivered`); what the bot could not answer is nobody's to mend.
 */
const watched = `kind NOT IN (${selfTypedKinds.map((kind) => `'${kind}'`).join(", ")})`;
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

const stateColumns = `id, channel, kind, reference, invitation, recipient, state, attempts,
  unconfirmed, due_at AS dueAt, last_error AS lastError, created_at AS createdAt`;

/** An invitation's messages that were not sent, oldest first. What is not listed was sent. */
export async function listMailStates(db: D1Database, invitation: string): Promise<MailState[]> {
  return listRows(
    stateRow,
    db
      .prepare(
        `SELECT ${stateColumns} FROM outbox
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

/** Statement that counts an invitation's undelivered messages; read it with `readUndelivered`. */
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

const unsentColumns = `id, channel, kind, invitation, recipient, state, attempts, unconfirmed, due_at AS dueAt,
  last_error AS lastError, created_at AS createdAt, COALESCE(staff_settled_at, settled_at) AS settledAt,
  CASE WHEN staff_settled_at IS NOT NULL THEN 'staff' WHEN settled_at IS NOT NULL THEN 'sender' END AS settledBy`;

/** One statement each, because each has a partial index of its own. */
const givenUp = `state = 'dead' AND ${unsettled} ORDER BY created_at, id`;
const stillWaiting = "state IN ('pending', 'sending') ORDER BY created_at, id";
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
    [givenUp, stillWaiting, ...(all ? settled : [])].map((which) =>
      db.prepare(`SELECT ${unsentColumns} FROM outbox WHERE ${which} LIMIT ?1`).bind(limit),
    ),
  );
  return parts.flatMap((part) => readRows(unsentRow, part)).slice(0, limit);
}

/** Those of these messages that have not gone out, in whatever order. */
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
