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

/** Longer than a lease lasts that nobody renews. */
const patienceMs = 2 * leaseMs;
const askAgainMs = 500;

/**
 * Does what changes published entries while nobody else does, and finishes it when a signal comes.
 * @param action as others are told who wait meanwhile.
 * @throws Refusal when somebody else goes on publishing for longer than this waits.
 */
export async function inTurn<Result>(
  db: D1Database,
  action: string,
  options: Options,
  work: (turn: Turn, stop: Stop) => Promise<Result>,
): Promise<Result> {
  const turn: Turn = { holder: randomUUID(), person: person() };
  return uninterrupted(async (stop) => {
    await take(db, turn, action, options, stop);
    const renewing = setInterval(() => void renew(db, turn, stop), leaseMs / 4);
    try {
      return await work(turn, stop);
    } finally {
      clearInterval(renewing);
      await giveBackLease(db, turn);
    }
  });
}

async function take(
  db: D1Database,
  turn: Turn,
  action: string,
  options: Options,
  stop: Stop,
): Promise<void> {
  const deadline = Date.now() + patienceMs;
  let told: string | null = null;
  for (;;) {
    stop.throwIfStopped("Nothing was changed.");
    const other = await takeLease(db, turn, action);
    if (!other) return;
    if (Date.now() > deadline) throw new UserError(`${sentenceOf(other)}. Nothing was changed.`);
    if (told !== other.holder)
      say(options, `${sentenceOf(other)}; waiting for their turn to end …`);
    told = other.holder;
    await wait(askAgainMs);
  }
}

function sentenceOf({ person: other, action, takenAt }: Lease): string {
  return `${other} is at work since ${momentText(takenAt)} (${action})`;
}

/** A renewal that fails may do so once or twice: the lease is longer. One that is refused ends the work. */
async function renew(db: D1Database, turn: Turn, stop: Stop): Promise<void> {
  try {
    if (!(await renewLease(db, turn)))
      stop.because(new Error("This run's turn to publish has ended."));
  } catch (error) {
    process.stderr.write(`The turn to publish could not be renewed: ${String(error)}\n`);
  }
}
