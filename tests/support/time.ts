import { beforeAll, onTestFinished, vi } from "vitest";
import { open } from "./site.ts";

/** Milliseconds; the first page is slow on a busy machine. */
const timeoutMs = 60_000;

/** Loads the Worker before the clock is faked, because some of its modules extend `Date`. */
beforeAll(async () => {
  await (await open("/robots.txt")).text();
}, timeoutMs);

/**
 * Sets the clock, for the Worker too, until the test ends. Milliseconds since 1970 in UTC. The test
 * itself restores it: one Worker runs many files and keeps this module, whose own hooks would count
 * for the first of them alone.
 */
export function setClock(moment: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: moment });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

/** Milliseconds after which a cached copy is expired, and still served while KV is slow. */
export const copyExpires = 60_001;

/**
 * Lets the Worker's caches expire, by default beyond the age at which a copy takes the place of a
 * slow read, so that a busy machine reads anew.
 */
export function advanceClock(milliseconds = 11 * 60_000): void {
  setClock(Date.now() + milliseconds);
}
