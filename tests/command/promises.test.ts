import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { faultNames } from "../proof/fault-names.ts";
import { patient } from "../proof/patient-store.ts";
import { readPromises } from "../proof/promises.ts";
import { Tally } from "../proof/tally.ts";
import { root } from "../../scripts/paths.ts";
import manifest from "../../package.json";

const promises = readPromises();

test("each promise is proved by a fault, a command or a test that is there", () => {
  expect(promises.flatMap(({ tests }) => tests).length).toBeGreaterThan(200);
  const unproved = promises.filter(
    ({ faults, commands, tests }) => faults.length + commands.length + tests.length === 0,
  );
  expect(unproved).toEqual([]);
  const faults = promises.flatMap((promised) => promised.faults);
  expect(faults.filter((name) => !faultNames.includes(name))).toEqual([]);
  const commands = promises.flatMap((promised) => promised.commands);
  const scripts = Object.keys(manifest.scripts).map((name) => `npm run ${name}`);
  expect(commands.filter((name) => !scripts.includes(name))).toEqual([]);
  const missing = promises.flatMap(({ tests }) =>
    tests.filter(({ file, words }) => !hasTest(file, words)),
  );
  expect(missing).toEqual([]);
});

/** True if a test of the file has these words in its name: a text with an argument behind it. */
function hasTest(file: string, words: string): boolean {
  const path = join(root, file);
  if (!existsSync(path)) return false;
  const escaped = words.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  return new RegExp(`(["\`])(?:(?!\\1).)*${escaped}(?:(?!\\1).)*\\1,\\s`).test(
    readFileSync(path, "utf8"),
  );
}

test("each fault proves a promise, and no other is noted", () => {
  const named = new Set(promises.flatMap(({ faults }) => faults));
  expect(faultNames.filter((name) => !named.has(name))).toEqual([]);
  const tally = new Tally();
  expect(tally.untried).toEqual(faultNames);
  tally.note("D1 fails", "a call", {});
  expect(tally.untried).not.toContain("D1 fails");
  expect(() => tally.note("D1 is sad", "a call", {})).toThrow("tests/proof/fault-names.ts");
});

test("a store whose connection was closed meanwhile is asked again, and other errors are told", async () => {
  const closed = new TypeError("fetch failed");
  const put = vi.fn<(key: string) => string>((key) => `put ${key}`);
  const find = vi.fn<() => typeof put>(() => put);
  find.mockImplementationOnce(() => {
    throw closed;
  });
  put.mockImplementationOnce(() => {
    throw closed;
  });
  const looked = vi.fn<() => undefined>(() => {});
  const handle = new Proxy({} as { put: typeof put }, {
    get: find,
    getOwnPropertyDescriptor: looked,
  });
  const store = patient(handle);
  expect(store.put("x")).toBe("put x");
  expect([find.mock.calls.length, put.mock.calls.length]).toEqual([2, 2]);
  const later = vi.fn<() => Promise<string>>(async () => "it is there");
  later.mockRejectedValueOnce(closed);
  expect(await patient({ later }).later()).toBe("it is there");
  put.mockImplementation(() => {
    throw new RangeError("too long");
  });
  expect(() => store.put("x")).toThrow("too long");
  expect(put).toHaveBeenCalledTimes(3);
  expect(looked).not.toHaveBeenCalled();
});
