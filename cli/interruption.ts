import { constants } from "node:os";
import { UserError } from "./user-error.ts";

const signals = ["SIGINT", "SIGTERM"] as const;
type Signal = (typeof signals)[number];

/** A terminal and npm both pass on the same Ctrl-C. */
const sameKeyMs = 500;

/**
 * The run was interrupted at a question or during its work. Carries the exit code that shells
 * expect.
 */
export class Interrupted extends UserError {
  override name = "Interrupted";

  constructor(message: string, signal: Signal = "SIGINT") {
    super(message);
    this.exitCode = exitCodeOf(signal);
  }
}

/** 128 plus the signal's number, as shells report a program ended by a signal. */
function exitCodeOf(signal: Signal): number {
  return 128 + constants.signals[signal];
}

let work: { stop: AbortController; since?: number; signal?: Signal } | null = null;

/**
 * Handles signals in this program: without running work they end it at once. Other listeners are
 * removed, because wrangler's would close the storage during a write.
 */
export function listenForSignals(): void {
  for (const signal of signals) {
    process.removeAllListeners(signal);
    process.on(signal, () => onSignal(signal));
  }
}

function onSignal(signal: Signal): void {
  const isRepeated = work?.since !== undefined && Date.now() - work.since > sameKeyMs;
  if (!work || isRepeated) process.exit(exitCodeOf(signal));
  if (work.since !== undefined) return;
  work.since = Date.now();
  work.signal = signal;
  process.stderr.write("\nFinishing what has begun …\n");
  work.stop.abort();
}

/** Tells running work how to stop early. */
export type Stop = {
  /** Aborted when the work must start nothing further. */
  signal: AbortSignal;
  /** Stops the work for another reason than a signal. */
  because: (reason: Error) => void;
  /**
   * @throws Interrupted after a signal, else the reason for stopping; `howFar` describes the
   * progress.
   */
  throwIfStopped: (howFar: string) => void;
};

/**
 * Runs work that signals do not break off: they are reported through `stop`, and the work ends by
 * itself.
 */
export async function uninterrupted<Result>(
  does: (stop: Stop) => Promise<Result>,
): Promise<Result> {
  const current: NonNullable<typeof work> = { stop: new AbortController() };
  let ended: Error | null = null;
  work = current;
  try {
    return await does({
      signal: current.stop.signal,
      because(reason) {
        ended ??= reason;
        current.stop.abort();
      },
      throwIfStopped(howFar) {
        if (current.signal) throw new Interrupted(howFar, current.signal);
        if (ended) throw new UserError(`${ended.message}\n${howFar}`, { cause: ended });
      },
    });
  } finally {
    work = null;
  }
}
