import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import {
  giveBackLease,
  leaseMs,
  renewLease,
  takeLease,
  type Lease,
  type Turn,
} from "#app/features/authoring/lease-mutations.server.ts";
import { uninterrupted, type Stop } from "./interruption.ts";
import { person } from "./person.ts";
import { momentText, UserError, say, type Options } from "./output.ts";

/** Longer than a lease that is not renewed. */
const timeoutMs = 2 * leaseMs;
const retryAfterMs = 500;

/**
 * Runs work that changes published entries under the publishing lease, and lets it finish after a
 * signal.
 * @param action shown to others who wait meanwhile.
 * @throws UserError when another run keeps the lease for longer than the wait.
 */
export async function inTurn<Result>(
  db: D1Database,
  action: string,
  options: Options,
  work: (turn: Turn, stop: Stop) => Promise<Result>,
): Promise<Result> {
  const turn: Turn = { holder: randomUUID(), person: person() };
  return uninterrupted(async (stop) => {
    await acquire(db, turn, action, options, stop);
    const renewing = setInterval(() => void renew(db, turn, stop), leaseMs / 4);
    try {
      return await work(turn, stop);
    } finally {
      clearInterval(renewing);
      await giveBackLease(db, turn);
    }
  });
}

async function acquire(
  db: D1Database,
  turn: Turn,
  action: string,
  options: Options,
  stop: Stop,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  let announced: string | null = null;
  for (;;) {
    stop.throwIfStopped("Nothing was changed.");
    const other = await takeLease(db, turn, action);
    if (!other) return;
    if (Date.now() > deadline) throw new UserError(`${sentenceOf(other)}. Nothing was changed.`);
    if (announced !== other.holder)
      say(options, `${sentenceOf(other)}; waiting for their turn to end …`);
    announced = other.holder;
    await wait(retryAfterMs);
  }
}

function sentenceOf({ person: other, action, takenAt }: Lease): string {
  return `${other} is at work since ${momentText(takenAt)} (${action})`;
}

/**
 * A failed renewal may be repeated, because the lease is longer than several intervals; a refused
 * one ends the work.
 */
async function renew(db: D1Database, turn: Turn, stop: Stop): Promise<void> {
  try {
    if (!(await renewLease(db, turn)))
      stop.because(new Error("This run's turn to publish has ended."));
  } catch (error) {
    process.stderr.write(`The turn to publish could not be renewed: ${String(error)}\n`);
  }
}
