import { afterEach, vi } from "vitest";

/** From now on it is this moment, for the Worker too, until the test ends. Milliseconds since 1970 in UTC. */
export function itIs(moment: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: moment });
}

/** What the Worker keeps of published things in its memory has grown old. */
export function aMinuteLater(): void {
  itIs(Date.now() + 60_001);
}

afterEach(() => {
  vi.useRealTimers();
});
