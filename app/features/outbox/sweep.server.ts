import { claimRow } from "#app/features/outbox/mutations.server.ts";
import type { OutboxRow } from "#app/features/outbox/schema.ts";
import type { DeliveryOutcome } from "#app/lib/delivery.ts";
import { sendClaimed, type SenderDependencies } from "#app/features/outbox/send.server.ts";
import { UnreadableRow } from "#app/lib/rows.ts";

/**
 * Messages under way at a time, by channel. Together they leave a connection of the six that an
 * invocation may hold for what composing reads.
 */
const lanes = { mail: 4, telegram: 1 } satisfies Record<OutboxRow["channel"], number>;

/** How long the first message of a sweep is alone: longer than a dead server is waited for. */
const aloneMs = 15_000;

/** Outcomes that could not be written down, after which it is not one row's fault. */
const unwrittenAtMost = 3;

/** Failures before a message was spoken of, a server that says goodbye, and a Bot API that is down. */
const serverIsAway =
  /^(connect|greet|ehlo|starttls|auth|mail): |^\w+: 421\b|^sendMessage: (no |401|404|5\d\d)/;

export type Swept = { sent: number; retry: number; dead: number };

/**
 * Sends what is due, the longest waiting first, until nothing is, `limit` rows were tried, or it is
 * `until`. A channel whose server cannot be spoken to is left alone until the next sweep: the rest
 * of its rows wait untried. Any number of sweeps may run at once.
 * @param until milliseconds since 1970 in UTC: no row is begun afterwards.
 * @throws when D1 fails, after the messages under way are done. One row whose outcome cannot be written
 *   down is left to its lease, which counts it as perhaps delivered.
 */
export async function sweepOutbox(
  sender: SenderDependencies,
  limit: number,
  until = Infinity,
): Promise<Swept> {
  const swept: Swept = { sent: 0, retry: 0, dead: 0 };
  let left = limit;

  /** An unreadable row keeps its lease, so that the next claim finds another one. */
  async function claim(channel: OutboxRow["channel"]) {
    try {
      return await claimRow(sender, { channel });
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
        while (!over && left > 0 && sender.now() < until) {
          left -= 1;
          const row = await claim(channel);
          if (row === "unreadable") continue;
          if (!row) {
            left += 1;
            over = true;
            return;
          }
          try {
            const outcome = await sendClaimed(sender, row);
            swept[outcome.state] += 1;
            over ||= isServerAway(outcome);
          } catch (error) {
            // One row's own trouble stops no other; where D1 has it, what is sent must be written down.
            unwritten += 1;
            swept.retry += 1;
            console.error({ alarm: "outbox", unwritten: row.id });
            if (unwritten >= unwrittenAtMost) throw error;
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
    // A server that is down meets one connection a sweep, not as many as there are lanes.
    const lead = runLane();
    await Promise.race([first.promise, scheduler.wait(aloneMs)]);
    const others = Array.from({ length: lanes[channel] - 1 }, runLane);
    await allDone([lead, ...others]);
  }

  await allDone([runChannel("mail"), runChannel("telegram")]);
  return swept;
}

function isServerAway(outcome: DeliveryOutcome): boolean {
  return outcome.state === "retry" && serverIsAway.test(outcome.error);
}

/** Waits for all of them, and then throws what the first failed with. */
async function allDone(promises: Promise<void>[]): Promise<void> {
  for (const end of await Promise.allSettled(promises))
    if (end.status === "rejected") throw end.reason;
}
