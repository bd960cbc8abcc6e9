import { setTimeout as wait } from "node:timers/promises";

/** Waits between two attempts. A file of its own, so that tests need not wait. */
export async function pause(milliseconds: number): Promise<void> {
  await wait(milliseconds);
}
