import { expect, test } from "vitest";
import { Turns } from "#app/lib/turns.ts";

const never = () => new Promise<never>(() => {});

test("one has its turn at a time, and the others in the end, too", async () => {
  const turns = new Turns({ atOnce: 1, waitMs: 5_000, turnMs: 5_000, mostWaiting: 10 }, Date.now);
  let [atOnce, most] = [0, 0];
  const does = async () => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await scheduler.wait(10);
    atOnce -= 1;
    return "done";
  };
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => turns.take(does)));
  expect(outcomes).toEqual(Array(5).fill("done"));
  expect(most).toBe(1);
});

test("who waits too long, or behind too many, is told so, and nothing is done", async () => {
  const turns = new Turns({ atOnce: 1, waitMs: 60, turnMs: 60_000, mostWaiting: 1 }, Date.now);
  void turns.take(never);
  const does = () => Promise.reject(new Error("done"));
  expect(await Promise.all([turns.take(does), turns.take(does)])).toEqual([null, null]);
});

test("a turn that was never given back, by a request that was broken off, ends by itself", async () => {
  let now = 0;
  const turns = new Turns({ atOnce: 1, waitMs: 5, turnMs: 1_000, mostWaiting: 1 }, () => now);
  void turns.take(never);
  now = 1_001;
  expect(await turns.take(() => Promise.resolve("mine"))).toBe("mine");
});

test("a turn that failed is given back", async () => {
  const turns = new Turns({ atOnce: 1, waitMs: 5, turnMs: 60_000, mostWaiting: 1 }, Date.now);
  await expect(turns.take(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await turns.take(() => Promise.resolve("mine"))).toBe("mine");
});
