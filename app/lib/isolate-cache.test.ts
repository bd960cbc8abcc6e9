import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { IsolateCache, StoreUnavailable } from "#app/lib/isolate-cache.ts";
import { setClock } from "../../tests/support/time.ts";

const start = Date.UTC(2027, 0, 1);

function cacheOf(bounds: { entries?: number; bytes?: number } = {}) {
  return new IsolateCache<{ text: string }>("test", {
    entries: 10,
    bytes: 1_000,
    freshFor: 30_000,
    ...bounds,
  });
}

const loaded = (text: string) => ({ value: { text }, bytes: text.length });
const down = () => Promise.reject(new Error("down"));
const after = (milliseconds: number, text: string) => () =>
  new Promise<ReturnType<typeof loaded>>((done) => {
    setTimeout(() => done(loaded(text)), milliseconds);
  });

afterEach(() => {
  vi.restoreAllMocks();
});

/** Timers of this test run when it moves their clock, `Date` as well. */
function setTimers(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], now: start });
  onTestFinished(() => void vi.useRealTimers());
}

test("a fresh value is served without a request, an old one is requested again", async () => {
  const cache = cacheOf();
  setClock(start);
  const load = vi.fn<() => Promise<ReturnType<typeof loaded>>>(async () => loaded("one"));
  await cache.read("a", load);
  setClock(start + 29_999);
  expect(await cache.read("a", load)).toEqual({ text: "one" });
  expect(load).toHaveBeenCalledTimes(1);
  setClock(start + 30_000);
  await cache.read("a", load);
  expect(load).toHaveBeenCalledTimes(2);
});

test("a store that fails gives the last good copy, else the fallback, else its own error", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const cache = cacheOf();
  setClock(start);
  const fallback = () => ({ text: "built" });
  await expect(cache.read("a", down)).rejects.toThrow("down");
  expect(await cache.read("a", down, { fallback })).toEqual({ text: "built" });
  await cache.read("a", async () => loaded("one"));
  setClock(start + 3_600_000);
  expect(await cache.read("a", down, { fallback })).toEqual({ text: "one" });
  await expect(cache.read("a", down, { mayServe: () => false })).rejects.toThrow("down");
});

test("a missing value is not cached and removes the cached copy", async () => {
  const cache = cacheOf();
  setClock(start);
  await cache.read("a", async () => loaded("one"));
  setClock(start + 60_000);
  expect(await cache.read("a", async () => null)).toBe(null);
  await expect(cache.read("a", down)).rejects.toThrow("down");
});

test("after a timeout the next reads do not wait, and a late answer is cached for them", async () => {
  setTimers();
  const cache = cacheOf();
  const first = cache.read("a", after(5_500, "late")).catch(String);
  await vi.advanceTimersByTimeAsync(5_001);
  expect(await first).toContain(StoreUnavailable.name);
  const never = vi.fn<ReturnType<typeof after>>(after(60_000, "never"));
  await expect(cache.read("a", never)).rejects.toThrow(StoreUnavailable);
  expect(never).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await cache.read("a", never)).toEqual({ text: "late" });
});

test("a late answer does not take the place of a younger one", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  setTimers();
  const cache = cacheOf();
  cache.keep("a", loaded("first"));
  vi.setSystemTime(start + 60_000);
  const read = cache.read("a", after(1_500, "of before"));
  await vi.advanceTimersByTimeAsync(1_001);
  expect(await read).toEqual({ text: "first" });
  vi.setSystemTime(start + 120_000);
  await cache.read("a", async () => loaded("younger"));
  await vi.advanceTimersByTimeAsync(800);
  expect(cache.fresh("a")).toEqual({ text: "younger" });
});

test("the cache is bounded by entries and bytes and drops the least recently used", () => {
  const few = cacheOf({ entries: 2 });
  for (const key of ["a", "b"]) few.keep(key, loaded(key));
  few.fresh("a");
  few.keep("c", loaded("c"));
  expect(["a", "b", "c"].filter((key) => few.fresh(key))).toEqual(["a", "c"]);

  const small = cacheOf({ bytes: 10 });
  for (const key of ["a", "b", "c"]) small.keep(key, loaded("12345"));
  small.keep("d", loaded("longer than all of it"));
  expect(["a", "b", "c", "d"].filter((key) => small.fresh(key))).toEqual(["b", "c"]);
});

test("a copy that was read while the clock was ahead is not fresh for as long, and is replaced", async () => {
  const cache = cacheOf();
  setClock(start + 3_600_000);
  await cache.read("a", async () => loaded("one"));
  setClock(start);
  expect(cache.fresh("a")).toBeUndefined();
  expect(await cache.read("a", async () => loaded("two"))).toEqual({ text: "two" });
  expect(cache.fresh("a")).toEqual({ text: "two" });
});
