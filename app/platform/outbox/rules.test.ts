import * as fc from "fast-check";
import { expect, test } from "vitest";
import { lastAttempt, retryDelay } from "#app/platform/outbox/rules.ts";

const minute = 60_000;

test("a row waits half a minute first, then longer, then an hour each time", () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 8].map(
    (attempts) => (retryDelay(attempts, 0.5) ?? 0) / minute,
  );
  expect(waits).toEqual([0.5, 2, 5, 10, 20, 40, 60, 60]);
});

test("all delays add up to 72 hours, and then the row is given up", () => {
  let total = 0;
  for (let attempts = 1; attempts < lastAttempt; attempts += 1)
    total += retryDelay(attempts, 0.5) ?? 0;
  expect(total / (60 * minute)).toBeGreaterThan(71);
  expect(total / (60 * minute)).toBeLessThanOrEqual(72.5);
  expect(retryDelay(lastAttempt)).toBeNull();
});

test("delays vary by a fifth at most", () => {
  const attempts = fc.integer({ min: 1, max: lastAttempt - 1 });
  fc.assert(
    fc.property(attempts, fc.double({ min: 0, max: 1, noNaN: true }), (attempt, random) => {
      const ratio = (retryDelay(attempt, random) ?? 0) / (retryDelay(attempt, 0.5) ?? 1);
      expect(Math.abs(ratio - 1)).toBeLessThanOrEqual(0.2001);
    }),
  );
});
