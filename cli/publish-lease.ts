import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import {
  giveBackLease,
  leaseMs,
  renewLease,
  takeLease,
  type Lease,
  type PublishRun,
} from "#app/domain/authoring/lease/mutations.server.ts";
import { uninterrupted, type Stop } from "./interruption.ts";
import { person } from "./person.ts";
import { momentText, refusal, say, type Options } from "./output.ts";

/** Longer than a lease that is not renewed. */
const timeoutMs = 2 * leaseMs;
const retryAfterMs = 500;

/**
 * Runs work that changes published entries under the publishing lease, and lets it finish after a
 * signal.
 * @param action shown to others who wait meanwhile.
 * @throws UserError when another run keeps the lease for longer than the wait.
 */
export async function withPublishLease<Result>(
  db: D1Database,
  action: string,
  options: Options,
  work: (run: PublishRun, stop: Stop) => Promise<Result>,
): Promise<Result> {
  const run: PublishRun = { holder: randomUUID(), person: person() };
  return uninterrupted(async (stop) => {
    await acquire(db, run, action, options, stop);
    const renewing = setInterval(() => void renew(db, run, stop), leaseMs / 4);
    try {
      return await work(run, stop);
    } finally {
      clearInterval(renewing);
      await giveBack(db, run);
    }
  });
}

async function acquire(
  db: D1Database,
  run: PublishRun,
  action: string,
  options: Options,
  stop: Stop,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  let announced: string | null = null;
  for (;;) {
    stop.throwIfStopped("Nothing was changed.");
    const other = await takeLease(db, run, action);
    if (!other) return;
    if (Date.now() > deadline) throw refusal(`${sentenceOf(other)}. Nothing was changed.`);
    if (announced !== other.holder)
      say(options, `${sentenceOf(other)}; waiting for them to finish …`);
    announced = other.holder;
    await wait(retryAfterMs);
  }
}

/** A lease that is not given back ends by itself; what the work has done matters more. */
async function giveBack(db: D1Database, run: PublishRun): Promise<void> {
  try {
    await giveBackLease(db, run);
  } catch (error) {
    process.stderr.write(
      `The publishing lease could not be given back; it ends within a minute: ${String(error)}\n`,
    );
  }
}

function sentenceOf({ person: other, action, takenAt }: Lease): string {
  return `${other} is at work since ${momentText(takenAt)} (${action})`;
}

/**
 * A failed renewal may be repeated, because the lease is longer than several intervals; a refused
 * one ends the work.
 */
async function renew(db: D1Database, run: PublishRun, stop: Stop): Promise<void> {
  try {
    if (!(await renewLease(db, run)))
      stop.because(new Error("This run's publishing lease has expired."));
  } catch (error) {
    process.stderr.write(`The publishing lease could not be renewed: ${String(error)}\n`);
  }
}
