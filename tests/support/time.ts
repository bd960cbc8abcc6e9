import { afterEach, beforeAll, vi } from "vitest";
import { open } from "./site.ts";

/** Milliseconds; the first page is slow on a busy machine. */
const timeoutMs = 60_000;

/** Loads the Worker before the clock is faked, because some of its modules extend `Date`. */
beforeAll(async () => {
  await (await open("/robots.txt")).text();
}, timeoutMs);

/** Sets the clock, for the Worker too, until the test ends. Milliseconds since 1970 in UTC. */
export function setClock(moment: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: moment });
}

/** Lets the Worker's caches expire. */
export function advanceClock(): void {
  setClock(Date.now() + 60_001);
}

afterEach(() => {
  vi.useRealTimers();
});
