import { setTimeout as wait } from "node:timers/promises";

const triesAtMost = 20;

/**
 * Writes to D1, and waits where the running site writes at the same moment: locally both share a file,
 * and what is refused as locked has changed nothing.
 * @throws D1's error when it stays locked for five seconds, and any other at once.
 */
export async function whenFree<Result>(write: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await write();
    } catch (error) {
      if (tries >= triesAtMost || !String(error).includes("SQLITE_BUSY")) throw error;
      await wait(250);
    }
  }
}
