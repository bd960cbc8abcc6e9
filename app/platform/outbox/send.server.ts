import { pause } from "#app/lib/deadline.ts";
import type {
  ChatMessage,
  Compose,
  ComposeHook,
  ComposeMessage,
  HookMessage,
  OutboxRow,
} from "#app/platform/outbox/schema.ts";
import type { DeliveryOutcome } from "#app/lib/delivery.ts";
import type { NamedMail } from "#app/lib/smtp/mail.ts";
import { domainOf } from "#app/lib/email-address.ts";
import { markChatLost } from "#app/platform/outbox/chat/mutations.server.ts";
import { fallBackToMail } from "#app/platform/outbox/enqueue.server.ts";
import { forgetGuestChat } from "#app/platform/outbox/guest-chat/mutations.server.ts";
import { claimRow, recordEnding, type Claimed } from "#app/platform/outbox/mutations.server.ts";
import {
  firstHourlyAttempt,
  lastAttempt,
  retryDelay,
  unconfirmedAtMost,
  unconfirmedDelay,
} from "#app/platform/outbox/rules.ts";
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
  composeHook: ComposeHook;
  /** Posts a message to a couple's program under the row's id. */
  deliverHook: (id: string, message: HookMessage) => Promise<DeliveryOutcome>;
  now: Clock;
  /**
   * Statements to run when a row is given up, such as the notification that a customer's mail
   * bounced.
   */
  whenDead: (row: OutboxRow, moment: number) => D1PreparedStatement[];
  /** The sender's address. Its domain is part of each Message-ID. */
  from: string;
};

/**
 * Milliseconds; composing a message is aborted after this, so that a hanging storage does not block
 * a lane.
 */
export const composeMs = 30_000;

/** Milliseconds before the second and the third try to compose a message. */
const composeAgainMs = [250, 1000];

/** Errors of D1 and KV that are often over a moment later: a locked file, an object that was moved. */
const passing = /\bD1_|\bKV \w+ failed|internal error/;

/** Errors caused by the message itself: waiting does not help, so they use up its 72 hours. */
const messageAtFault = /^(failed|prepare): /;

/**
 * Sends one row if it is due; not if it was sent, is dead, or is claimed by another sender.
 * @returns the outcome, or null when there was nothing to do.
 * @throws when D1 fails; the row is due again when its lease ends.
 */
export async function sendRow(
  sender: SenderDependencies,
  id: string,
): Promise<DeliveryOutcome | null> {
  const row = await claimRow(sender, { id });
  return row && sendClaimed(sender, row);
}

/**
 * Sends a claimed row and records the outcome.
 * @throws when D1 fails, as `sendRow` does.
 */
export async function sendClaimed(
  sender: SenderDependencies,
  row: Claimed,
): Promise<DeliveryOutcome> {
  const outcome = await attempt(sender, row);
  // The reason is stored in the row, because a composer's error may contain personal data, which
  // must not be logged.
  if (outcome.state === "retry" && outcome.alarm)
    console.error({ alarm: "outbox", id: row.id, kind: row.kind });
  return record(sender, row, outcome);
}

async function attempt(sender: SenderDependencies, row: Claimed): Promise<DeliveryOutcome> {
  // A call is sent while its caller waits; once that one has given up it must not be sent later.
  if (row.kind === "call") return { state: "dead", settled: true, error: "broken off" };
  // Reached only when a row's senders died repeatedly; it must not be tried for ever.
  if (row.attempts > lastAttempt || row.unconfirmed >= unconfirmedAtMost)
    return { state: "dead", error: "broken off at every attempt" };
  try {
    const { lease: _, unconfirmed: __, ...plain } = row;
    if (row.channel === "telegram") {
      const message = await composed(() => sender.composeMessage(plain));
      const outcome = await sender.deliverMessage(message);
      console.info({ telegram: row.id, ...outcome });
      return outcome;
    }
    if (row.channel === "webhook") {
      const message = await composed(() => sender.composeHook(plain));
      const outcome = await sender.deliverHook(row.id, message);
      console.info({ webhook: row.id, ...outcome });
      return outcome;
    }
    const mail = await composed(() => sender.compose(plain));
    return await sender.deliver({ ...mail, messageId: messageIdOf(row.id, sender.from) });
  } catch (error) {
    const stage = error instanceof SettingsError ? "settings" : "failed";
    const what = error instanceof Error ? error.message : String(error);
    return { state: "retry", alarm: true, error: `${stage}: ${what}` };
  }
}

/**
 * Composes a message, again at once when D1 or KV failed for a moment: its row would wait half a
 * minute for the next attempt, and raise an alarm. Composers only read, so they may be repeated.
 * @throws the composer's error, not logged, because it may contain personal data.
 */
function composed<Message>(compose: () => Promise<Message>): Promise<Message> {
  return within(repeatedly(compose), composeMs);
}

async function repeatedly<Message>(compose: () => Promise<Message>): Promise<Message> {
  for (const wait of composeAgainMs) {
    try {
      return await compose();
    } catch (error) {
      if (!passing.test(String(error))) throw error;
      await pause(wait);
    }
  }
  return compose();
}

/** The same at every attempt, so that duplicates are recognised. */
export function messageIdOf(row: string, from: string): string {
  return `<${row}@${domainOf(from)}>`;
}

/** Records the outcome, provided that the lease is still held. */
async function record(
  { db, now, whenDead }: SenderDependencies,
  row: Claimed,
  outcome: DeliveryOutcome,
): Promise<DeliveryOutcome> {
  const { ended, wait, attempts, unconfirmed } = stateAfter(row, outcome);
  const dead = ended.state === "dead";
  const isLost = dead && ended.lost === true;
  // Messages lost to a chat that blocked the bot need no attention.
  const isGuests = row.kind === "bot" || (row.kind === "change" && isLost);
  const settled = dead && (ended.settled === true || isGuests);
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
    ...(isLost
      ? [markChatLost(db, row.recipient, moment), ...forgetGuestChat(db, row.recipient, moment)]
      : []),
    ...(dead ? whenDead(row, moment) : []),
  ];
  // Retried when D1 fails, because an unrecorded message would be sent again. The lease makes it
  // idempotent.
  await withRetries(() => db.batch(statements));
  return ended;
}

/** A row's state after an attempt: the time of the next one, or that it is given up. */
function stateAfter(row: Claimed, outcome: DeliveryOutcome) {
  const finalState = {
    ended: outcome,
    wait: 0,
    attempts: row.attempts,
    unconfirmed: row.unconfirmed,
  };
  if (outcome.state !== "retry") return finalState;
  // Faults on our side do not use up the row's 72 hours.
  const isOurFault = outcome.alarm && !messageAtFault.test(outcome.error);
  const attempts = isOurFault ? Math.min(row.attempts, firstHourlyAttempt) : row.attempts;
  const unconfirmed = row.unconfirmed + (outcome.unconfirmed ? 1 : 0);
  const delay = outcome.unconfirmed ? unconfirmedDelay(unconfirmed) : retryDelay(attempts);
  const ended: DeliveryOutcome = delay === null ? { state: "dead", error: outcome.error } : outcome;
  return { ended, wait: Math.max(delay ?? 0, outcome.afterMs ?? 0), attempts, unconfirmed };
}
