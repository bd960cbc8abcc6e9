import { pause, within } from "#app/lib/deadline.ts";

/** Milliseconds. The script that sends a form gives up after twenty seconds (`post-form.ts`). */
const timeoutMs = 8_000;

/**
 * Repeats a D1 call after a transient error. `run` must be idempotent.
 * @throws D1's error after the third failure, DeadlinePassed when all attempts together take eight
 * seconds.
 */
export async function withRetries<Result>(run: () => Promise<Result>): Promise<Result> {
  return within(repeat(run), timeoutMs);
}

/**
 * Waits for a D1 call that must not be made twice.
 * @throws D1's error, DeadlinePassed when it takes eight seconds.
 */
export function withoutRetries<Result>(run: () => Promise<Result>): Promise<Result> {
  return within(run(), timeoutMs);
}

async function repeat<Result>(run: () => Promise<Result>): Promise<Result> {
  for (const wait of [50, 200]) {
    try {
      return await run();
    } catch (error) {
      console.warn("D1 failed, once more", String(error));
      await pause(wait);
    }
  }
  return run();
}
