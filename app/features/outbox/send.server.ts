import type {
  ChatMessage,
  Compose,
  ComposeMessage,
  DeliveryOutcome,
  NamedMail,
  OutboxRow,
} from "#app/features/outbox/schema.ts";
import { domainOf } from "#app/features/outbox/address.ts";
import { loseChat, tellByMail } from "#app/features/outbox/instead.server.ts";
import { firstHourlyAttempt, lastAttempt, retryDelay } from "#app/features/outbox/retry.ts";
import type { Clock } from "#app/lib/clock.ts";

export type Sender = {
  db: D1Database;
  compose: Compose;
  deliver: (mail: NamedMail) => Promise<DeliveryOutcome>;
  composeMessage: ComposeMessage;
  deliverMessage: (message: ChatMessage) => Promise<DeliveryOutcome>;
  now: Clock;
  /** What else has to be written down when a row is given up, as when a customer's mail came back. */
  whenDead: (row: OutboxRow, moment: number) => D1PreparedStatement[];
  /** The address mail leaves from. Its domain ends each Message-ID. */
  from: string;
};

/** A row that is ours until the lease, which is longer than one mail may take (see smtp.server.ts). */
type Claimed = OutboxRow & { lease: number };

export const leaseMs = 180_000;
const lanes = 4;

/**
 * Sends one row if it is due: never sent, dead, or in another sender's hands.
 * @returns how it ended, or null when there was nothing to do.
 * @throws when D1 fails; the row then is due again when its lease runs out.
 */
export async function sendRow(sender: Sender, id: string): Promise<DeliveryOutcome | null> {
  const row = await claimRow(sender, id);
  return row && sendClaimed(sender, row);
}

/**
 * Sends what is due, the longest waiting first, until nothing is or `limit` rows were tried.
 * @throws when D1 fails, after the mails under way are done.
 */
export async function sweepOutbox(
  sender: Sender,
  limit: number,
): Promise<{ sent: number; retry: number; dead: number }> {
  const counts = { sent: 0, retry: 0, dead: 0 };
  let left = limit;
  async function runLane(): Promise<void> {
    while (left > 0) {
      left -= 1;
      const row = await claimRow(sender);
      if (!row) return;
      const outcome = await sendClaimed(sender, row);
      counts[outcome.state] += 1;
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: lanes }, runLane));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
  return counts;
}

/**
 * Takes one due row. A row that is being sent is due again when its lease runs out, so `due_at` says both.
 * One statement, therefore of any number of senders exactly one gets the row.
 */
async function claimRow({ db, now }: Sender, id?: string): Promise<Claimed | null> {
  const moment = now();
  const due = `SELECT id FROM outbox WHERE state IN ('pending', 'sending') AND due_at <= ?1`;
  const one = id === undefined ? `${due} ORDER BY due_at LIMIT 1` : `${due} AND id = ?3`;
  return db
    .prepare(
      `UPDATE outbox SET state = 'sending', due_at = ?2, attempts = attempts + 1 WHERE id = (${one})
       RETURNING id, channel, kind, reference, invitation, recipient, attempts, due_at AS lease`,
    )
    .bind(moment, moment + leaseMs, ...(id === undefined ? [] : [id]))
    .first<Claimed>();
}

async function sendClaimed(sender: Sender, row: Claimed): Promise<DeliveryOutcome> {
  const outcome = await attempt(sender, row);
  // The reason stands in the row: what composing says may name someone, and a log must not.
  if (outcome.state === "retry" && outcome.alarm)
    console.error({ alarm: "outbox", id: row.id, kind: row.kind });
  return record(sender, row, outcome);
}

async function attempt(sender: Sender, row: Claimed): Promise<DeliveryOutcome> {
  // A call is sent while its caller waits; who has given up waiting must not find it sent later.
  if (row.kind === "call") return { state: "dead", settled: true, error: "broken off" };
  // Only a row whose sender broke off again and again comes here: it must not do so for ever.
  if (row.attempts > lastAttempt) return { state: "dead", error: "broken off at every attempt" };
  try {
    const { lease: _, ...plain } = row;
    if (row.channel === "telegram") {
      const outcome = await sender.deliverMessage(await sender.composeMessage(plain));
      console.info({ telegram: row.id, ...outcome });
      return outcome;
    }
    return await sender.deliver({
      ...(await sender.compose(plain)),
      messageId: messageIdOf(row.id, sender.from),
    });
  } catch (error) {
    return {
      state: "retry",
      alarm: true,
      error: `failed: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
}

/** The same at every attempt, so that a second copy is known as one. */
export function messageIdOf(row: string, from: string): string {
  return `<${row}@${domainOf(from)}>`;
}

/** Writes down how it ended, provided that the lease is still ours. */
async function record(
  { db, now, whenDead }: Sender,
  row: Claimed,
  outcome: DeliveryOutcome,
): Promise<DeliveryOutcome> {
  // What we have to mend ourselves does not use up the row's 72 hours.
  const patient = outcome.state === "retry" && outcome.alarm;
  const attempts = patient ? Math.min(row.attempts, firstHourlyAttempt) : row.attempts;
  const delay = retryDelay(attempts);
  const ended: DeliveryOutcome =
    outcome.state === "retry" && delay === null ? { state: "dead", error: outcome.error } : outcome;
  const dead = ended.state === "dead";
  // What the bot cannot answer to someone who blocked it is nobody's to mend.
  const settled = dead && (ended.settled === true || row.kind === "bot");
  const moment = now();
  const wait = ended.state === "retry" ? Math.max(delay ?? 0, ended.afterMs ?? 0) : 0;
  const update = db
    .prepare(
      `UPDATE outbox SET state = ?3, attempts = ?4, due_at = ?5, last_error = ?6, sent_at = ?7,
         settled_at = CASE WHEN ?3 = 'dead' AND (?8 OR json_array_length(fallback) > 0) THEN ?9 END
       WHERE id = ?1 AND state = 'sending' AND due_at = ?2`,
    )
    .bind(
      row.id,
      row.lease,
      ended.state === "retry" ? "pending" : ended.state,
      attempts,
      moment + wait,
      ended.state === "sent" ? null : ended.error,
      ended.state === "sent" ? moment : null,
      Number(settled),
      moment,
    );
  await db.batch([
    update,
    ...(dead && row.channel === "telegram" ? [tellByMail(db, row.recipient, moment)] : []),
    ...(dead && ended.lost ? [loseChat(db, row.recipient, moment)] : []),
    ...(dead ? whenDead(row, moment) : []),
  ]);
  return ended;
}
