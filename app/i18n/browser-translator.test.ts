import { expect, inject, onTestFinished, test, vi } from "vitest";
import { browserTranslator } from "#app/i18n/browser-translator.ts";
import type { HeardByPacks } from "../../tests/support/pack-server.ts";
import { eventually } from "../../tests/support/eventually.ts";

/**
 * A server that behaves as named, with an address of its own for each test, and the requests it
 * got.
 */
function packServer(behaviour: string) {
  const key = crypto.randomUUID();
  return {
    site: `${inject("packServer")}/${behaviour}/${key}`,
    heard: async (): Promise<HeardByPacks> =>
      (await fetch(`${inject("packServer")}/heard/${key}`)).json(),
  };
}

/** Runs `work` with pauses between its attempts (11 s for five of them) that are over at once. */
async function withoutPauses<Result>(work: () => Promise<Result>): Promise<Result> {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const working = { over: false };
  const result = work().finally(() => (working.over = true));
  while (!working.over) {
    await scheduler.wait(5);
    await vi.advanceTimersToNextTimerAsync();
  }
  return result;
}

test("packs come from their addresses, and each language has Armenian to fall back on", async () => {
  const { site, heard } = packServer("works");
  const { t } = await browserTranslator("ru", ["form"], site);
  expect(t("hello" as never)).toBe("locales/ru/form.json");
  expect((await heard()).reads).toEqual({ "locales/ru/form.json": 1, "locales/am/form.json": 1 });
});

test.each([
  ["503", "fails-2"],
  ["a broken connection", "cut-2"],
])("a pack that fails with %s is requested again until it has loaded", async (_, behaviour) => {
  const { site, heard } = packServer(behaviour);
  const { t } = await withoutPauses(() => browserTranslator("am", ["form"], site));
  expect(t("hello" as never)).toBe("locales/am/form.json");
  expect((await heard()).reads).toEqual({ "locales/am/form.json": 3 });
});

test("a missing pack is not requested again", async () => {
  const { site, heard } = packServer("404");
  await browserTranslator("am", ["form"], site);
  expect((await heard()).reads).toEqual({ "locales/am/form.json": 1 });
});

test("a failing pack is given up after five more attempts", async () => {
  const { site, heard } = packServer("fails-100");
  await withoutPauses(() => browserTranslator("am", ["form"], site));
  expect((await heard()).reads).toEqual({ "locales/am/form.json": 6 });
});

test("at most ten packs are asked for at once", async () => {
  const { site, heard } = packServer("slow");
  const names = Array.from({ length: 24 }, (_, index) => `pack-${index}`);
  await browserTranslator("am", ["form", ...names], site);
  const { reads, mostAtOnce } = await heard();
  expect(Object.keys(reads)).toHaveLength(25);
  expect(mostAtOnce).toBe(10);
});

test("a text that no pack has is reported", async () => {
  const { site, heard } = packServer("works");
  const { t } = await browserTranslator("nl", ["form"], site);
  t("bye.now" as never, "Dag");
  await eventually(async () =>
    expect((await heard()).reports).toEqual([
      { path: "locales/add/nl/form", body: '{"bye.now":"Dag"}' },
    ]),
  );
});
