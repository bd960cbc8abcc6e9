import { constants } from "node:os";
import { UserError } from "./output.ts";

const signals = ["SIGINT", "SIGTERM"] as const;
type Signal = (typeof signals)[number];

/** A terminal and npm both pass one Ctrl-C on. */
const sameKeyMs = 500;

/** Long work was asked to stop, and a question was broken off: said, with the code that shells expect. */
export class Interrupted extends UserError {
  override name = "Interrupted";

  constructor(message: string, signal: Signal = "SIGINT") {
    super(message);
    this.exitCode = exitCodeOf(signal);
  }
}

/** 128 and the signal's number, as a shell reports a program that a signal ended. */
function exitCodeOf(signal: Signal): number {
  return 128 + constants.signals[signal];
}

let work: { stop: AbortController; since?: number; signal?: Signal } | null = null;

/**
 * Takes signals into this program's own hands: without work to finish they end it at once. What else
 * listens, such as wrangler, would end the storage under the work.
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

/** How work that was told to stop ends. */
export type Stop = {
  /** Aborted when nothing new may begin. */
  signal: AbortSignal;
  /** Tells the work to stop for a reason of its own. */
  because: (reason: Error) => void;
  /** @throws Interrupted after a signal, or the reason it was stopped for, with how far it came. */
  throwIfStopped: (howFar: string) => void;
};

/** Runs work that a signal does not break off: it is told by `stop` and ends by itself. */
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
