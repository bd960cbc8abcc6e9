import type {
  ChatMessage,
  Compose,
  ComposeMessage,
  OutboxRow,
} from "#app/features/outbox/schema.ts";
import type { DeliveryOutcome } from "#app/lib/delivery.ts";
import type { NamedMail } from "#app/lib/smtp/mail.ts";
import { domainOf } from "#app/lib/email-address.ts";
import { markChatLost } from "#app/features/outbox/chat-mutations.server.ts";
import { fallBackToMail } from "#app/features/outbox/enqueue.server.ts";
import { claimRow, recordEnding, type Claimed } from "#app/features/outbox/mutations.server.ts";
import {
  firstHourlyAttempt,
  lastAttempt,
  retryDelay,
  unconfirmedAtMost,
  unconfirmedDelay,
} from "#app/features/outbox/retry.ts";
import { within } from "#app/lib/smtp/fault.ts";
import { SettingsError } from "#app/lib/settings.ts";
import type { Clock } from "#app/lib/clock.ts";
import { withRetries } from "#app/lib/retries.ts";

export type SenderDependencies = {
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

/** How long writing a message may take, in milliseconds: a storage that hangs must not hold a lane for ever. */
export const composeMs = 30_000;

/** Stages whose fault lies in the message itself: nobody mends it by waiting, hence it has its 72 hours. */
const messageAtFault = /^(failed|prepare): /;

/**
 * Sends one row if it is due: never sent, dead, or in another sender's hands.
 * @returns how it ended, or null when there was nothing to do.
 * @throws when D1 fails; the row then is due again when its lease runs out.
 */
export async function sendRow(
  sender: SenderDependencies,
  id: string,
): Promise<DeliveryOutcome | null> {
  const row = await claimRow(sender, { id });
  return row && sendClaimed(sender, row);
}

/**
 * Sends a row that was claimed, and writes down how it ended.
 * @throws when D1 fails, as `sendRow` does.
 */
export async function sendClaimed(
  sender: SenderDependencies,
  row: Claimed,
): Promise<DeliveryOutcome> {
  const outcome = await attempt(sender, row);
  // The reason stands in the row: what composing says may name someone, and a log must not.
  if (outcome.state === "retry" && outcome.alarm)
    console.error({ alarm: "outbox", id: row.id, kind: row.kind });
  return record(sender, row, outcome);
}

async function attempt(sender: SenderDependencies, row: Claimed): Promise<DeliveryOutcome> {
  // A call is sent while its caller waits; who has given up waiting must not find it sent later.
  if (row.kind === "call") return { state: "dead", settled: true, error: "broken off" };
  // Only a row whose sender broke off again and again comes here: it must not do so for ever.
  if (row.attempts > lastAttempt || row.unconfirmed >= unconfirmedAtMost)
    return { state: "dead", error: "broken off at every attempt" };
  try {
    const { lease: _, unconfirmed: __, ...plain } = row;
    if (row.channel === "telegram") {
      const message = await within(sender.composeMessage(plain), composeMs);
      const outcome = await sender.deliverMessage(message);
      console.info({ telegram: row.id, ...outcome });
      return outcome;
    }
    const mail = await within(sender.compose(plain), composeMs);
    return await sender.deliver({ ...mail, messageId: messageIdOf(row.id, sender.from) });
  } catch (error) {
    const stage = error instanceof SettingsError ? "settings" : "failed";
    const what = error instanceof Error ? error.message : String(error);
    return { state: "retry", alarm: true, error: `${stage}: ${what}` };
  }
}

/** The same at every attempt, so that a second copy is known as one. */
export function messageIdOf(row: string, from: string): string {
  return `<${row}@${domainOf(from)}>`;
}

/** Writes down how it ended, provided that the lease is still ours. */
async function record(
  { db, now, whenDead }: SenderDependencies,
  row: Claimed,
  outcome: DeliveryOutcome,
): Promise<DeliveryOutcome> {
  const { ended, wait, attempts, unconfirmed } = endOf(row, outcome);
  const dead = ended.state === "dead";
  // What the bot cannot answer to someone who blocked it is nobody's to mend.
  const settled = dead && (ended.settled === true || row.kind === "bot");
  const moment = now();
  const ending = {
    state: ended.state === "retry" ? ("pending" as const) : ended.state,
    attempts,
    unconfirmed,
    dueAt: moment + wait,
    error: ended.state === "sent" ? null : ended.error,
    settled,
  };
  const statements = [
    recordEnding(db, row, ending, moment),
    ...(dead && row.channel === "telegram" ? [fallBackToMail(db, row.recipient, moment)] : []),
    ...(dead && ended.lost ? [markChatLost(db, row.recipient, moment)] : []),
    ...(dead ? whenDead(row, moment) : []),
  ];
  // Once more where D1 stumbles: what is not written down is sent again. The lease makes it idempotent.
  await withRetries(() => db.batch(statements));
  return ended;
}

/** What becomes of a row after an attempt: when it is tried again, or that it is given up. */
function endOf(row: Claimed, outcome: DeliveryOutcome) {
  const same = { ended: outcome, wait: 0, attempts: row.attempts, unconfirmed: row.unconfirmed };
  if (outcome.state !== "retry") return same;
  // What we have to mend ourselves does not use up the row's 72 hours.
  const patient = outcome.alarm && !messageAtFault.test(outcome.error);
  const attempts = patient ? Math.min(row.attempts, firstHourlyAttempt) : row.attempts;
  const unconfirmed = row.unconfirmed + (outcome.unconfirmed ? 1 : 0);
  const delay = outcome.unconfirmed ? unconfirmedDelay(unconfirmed) : retryDelay(attempts);
  const ended: DeliveryOutcome = delay === null ? { state: "dead", error: outcome.error } : outcome;
  return { ended, wait: Math.max(delay ?? 0, outcome.afterMs ?? 0), attempts, unconfirmed };
}
