import { chromium, type Page } from "@playwright/test";
import { buildWhereChanged } from "../../scripts/build.ts";
import { serveBuild } from "../../scripts/built-worker.ts";
import { prepareStorage, readLocalSettings } from "../../scripts/local.ts";
import { freePort } from "../../scripts/paths.ts";
import { beforeExit, runMain } from "../../scripts/processes.ts";
import { findBrowser } from "../../cli/browser.ts";
import { fillDashboard } from "./filled-dashboard.ts";

/** The factor by which a phone's main thread is slower than this machine's. */
const slowness = 4;
const rounds = 5;

/**
 * Measures how long a couple's dashboard with 1,000 answers and 500 silent households takes from a
 * letter typed into the search, and from a filter chosen, to the next picture, on a slow phone.
 */
await runMain(async () => {
  const port = await freePort();
  const settings = readLocalSettings(port);
  await buildWhereChanged();
  await prepareStorage(settings);
  const token = await fillDashboard();
  await serveBuild(port, settings);
  const { executablePath, args, env } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
  beforeExit(() => browser.close());
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.goto(`http://localhost:${port}/replies/${token}`);
  await page.waitForLoadState("networkidle");
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowness });

  const letters: number[] = [];
  const filters: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const search = page.locator("input[name=q]");
    for (const letter of ["a", "r", "a", "m"])
      letters.push(await latencyOf(page, () => search.press(letter)));
    for (let count = 0; count < 4; count += 1)
      letters.push(await latencyOf(page, () => search.press("Backspace")));
    const all = page.locator(".answer-filters nav a").first();
    for (const filter of [page.locator('.answer-filters a[href*="answer=no"]'), all])
      filters.push(await latencyOf(page, () => filter.click()));
  }
  report("a letter typed into the search", letters);
  report("a filter", filters);
});

/**
 * Milliseconds from an action's event to the next picture, in steps of 8 (Event Timing). Zero is
 * less than 16.
 */
async function latencyOf(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const longest = { duration: 0 };
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        longest.duration = Math.max(longest.duration, duration);
    });
    observer.observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    Object.assign(globalThis, { longest });
  });
  await act();
  // Event Timing reports after the picture; the address follows what was typed within this time.
  await page.waitForTimeout(1_500);
  return page.evaluate(() => Number(Reflect.get(globalThis, "longest").duration));
}

function report(what: string, values: number[]): void {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? NaN;
  console.log(
    `${what}, processor slowed ${slowness} times: median ${at(0.5)} ms, nine of ten within ${at(0.9)} ms, most ${at(1)} ms (${values.length} times)`,
  );
}
