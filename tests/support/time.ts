import { afterEach, beforeAll, vi } from "vitest";
import { open } from "./site.ts";

/** A busy machine takes its time over the first page. In milliseconds. */
const patience = 60_000;

/** The Worker loads its parts with the first page. Those that extend `Date` must not meet the false one. */
beforeAll(async () => {
  await (await open("/robots.txt")).text();
}, patience);

/** From now on it is this moment, for the Worker too, until the test ends. Milliseconds since 1970 in UTC. */
export function setClock(moment: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: moment });
}

/** What the Worker keeps of published things in its memory has grown old. */
export function advanceClock(): void {
  setClock(Date.now() + 60_001);
}

afterEach(() => {
  vi.useRealTimers();
});
