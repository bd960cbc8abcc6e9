import { pause } from "#app/lib/deadline.ts";
import { claimRow } from "#app/platform/outbox/mutations.server.ts";
import type { OutboxRow } from "#app/platform/outbox/schema.ts";
import type { DeliveryOutcome } from "#app/lib/delivery.ts";
import { sendClaimed, type SenderDependencies } from "#app/platform/outbox/send.server.ts";
import { UnreadableRow } from "#app/lib/rows.ts";

/**
 * Messages sent in parallel, by channel. Together they leave one of the six connections that an
 * invocation may have for composing.
 */
const lanes = { mail: 4, telegram: 1, webhook: 1 } satisfies Record<OutboxRow["channel"], number>;

/**
 * Milliseconds during which a sweep's first message is sent alone: longer than the timeout of a
 * dead server.
 */
const aloneMs = 15_000;

/** Unrecorded outcomes after which the fault is D1's and not one row's. */
const maxUnwritten = 3;

/**
 * Errors that show an unreachable server: before the message was transmitted, SMTP 421, or a Bot
 * API that is down.
 */
const serverIsAway =
  /^(connect|greet|ehlo|starttls|auth|mail): |^\w+: 421\b|^sendMessage: (no |401|404|5\d\d)/;

export type Swept = { sent: number; retry: number; dead: number };

/**
 * Sends due messages, the oldest first, until none is due, `limit` rows were tried, or the time
 * `until` is reached. A channel whose server is unreachable is skipped until the next sweep. Sweeps
 * may run in parallel.
 * @param until milliseconds since 1970 in UTC: no row is started afterwards.
 * @throws when D1 fails, after the started messages are done. One row whose outcome cannot be
 * recorded is left to its lease, which counts it as perhaps delivered.
 */
export async function sweepOutbox(
  sender: SenderDependencies,
  limit: number,
  until = Infinity,
): Promise<Swept> {
  const swept: Swept = { sent: 0, retry: 0, dead: 0 };
  /** Webhooks that did not answer: each is a server of its own, and holds up no other's messages. */
  const silent = new Set<string>();
  let rowsLeft = limit;

  /** An unreadable row keeps its lease, so that the next claim finds another one. */
  async function claim(channel: OutboxRow["channel"]) {
    try {
      return await claimRow(sender, { channel, except: [...silent] });
    } catch (error) {
      if (!(error instanceof UnreadableRow)) throw error;
      swept.retry += 1;
      console.error({ alarm: "outbox", unreadable: error.message });
      return "unreadable" as const;
    }
  }

  async function runChannel(channel: OutboxRow["channel"]): Promise<void> {
    const first = Promise.withResolvers<void>();
    let over = false;
    let unwritten = 0;
    async function runLane(): Promise<void> {
      try {
        while (!over && rowsLeft > 0 && sender.now() < until) {
          rowsLeft -= 1;
          const row = await claim(channel);
          if (row === "unreadable") continue;
          if (!row) {
            rowsLeft += 1;
            over = true;
            return;
          }
          try {
            const outcome = await sendClaimed(sender, row);
            swept[outcome.state] += 1;
            over ||= isServerAway(outcome);
            if (channel === "webhook" && outcome.state === "retry") silent.add(row.recipient);
          } catch (error) {
            // An error of one row does not stop the others; several mean that D1 is failing, and
            // unrecorded messages must not multiply.
            unwritten += 1;
            swept.retry += 1;
            console.error({ alarm: "outbox", unwritten: row.id });
            if (unwritten >= maxUnwritten) throw error;
          }
          first.resolve();
        }
      } catch (error) {
        over = true;
        throw error;
      } finally {
        first.resolve();
      }
    }
    // A dead server gets one connection per sweep instead of one per lane.
    const lead = runLane();
    await Promise.race([first.promise, pause(aloneMs)]);
    const others = Array.from({ length: lanes[channel] - 1 }, runLane);
    await allDone([lead, ...others]);
  }

  // Programs after chats, on the same connection.
  const messages = runChannel("telegram").finally(() => runChannel("webhook"));
  await allDone([runChannel("mail"), messages]);
  return swept;
}

function isServerAway(outcome: DeliveryOutcome): boolean {
  return outcome.state === "retry" && serverIsAway.test(outcome.error);
}

/** Waits for all promises, then throws the first failure. */
async function allDone(promises: Promise<void>[]): Promise<void> {
  for (const end of await Promise.allSettled(promises))
    if (end.status === "rejected") throw end.reason;
}
