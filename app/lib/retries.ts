import { within } from "#app/lib/deadline.ts";

/** Milliseconds. The script that sends a form gives up after twenty seconds (`post-form.ts`). */
const patience = 8_000;

/**
 * D1 answers a passing fault with an error; statements that are idempotent may be sent again.
 * @throws D1's error after the third failure, and an error of its own when all of it takes eight seconds.
 */
export async function withRetries<Result>(run: () => Promise<Result>): Promise<Result> {
  return within(repeat(run), patience);
}

async function repeat<Result>(run: () => Promise<Result>): Promise<Result> {
  for (const wait of [50, 200]) {
    try {
      return await run();
    } catch (error) {
      console.warn("D1 failed, once more", String(error));
      await scheduler.wait(wait);
    }
  }
  return run();
}
