import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { chromium, type Browser, type Page } from "@playwright/test";
import * as v from "valibot";
import { findBrowser } from "../../cli/browser.ts";
import { buildWhereChanged } from "../../scripts/build.ts";
import { serveBuild } from "../../scripts/built-worker.ts";
import { prepareStorage, readLocalSettings } from "../../scripts/local.ts";
import { freePort, root } from "../../scripts/paths.ts";
import { beforeExit, runMain } from "../../scripts/processes.ts";

/** The factor by which a phone's main thread is slower than this machine's. */
const slowness = 4;
const fontDelayMs = 1_000;
/** Milliseconds after which an opening has ended (app/designs/README.md: 1.8 s). */
const openingMs = 1_800;

const template = v.object({
  languages: v.array(v.string()),
  theme: v.object({ opening: v.string() }),
});

/** An entry of a trace, as Chromium writes it; times are microseconds. */
const traceEvent = v.object({
  name: v.string(),
  pid: v.number(),
  ts: v.number(),
  args: v.optional(v.looseObject({ data: v.optional(v.looseObject({ type: v.unknown() })) })),
});
type TraceEvent = v.InferOutput<typeof traceEvent>;

/**
 * Measures movement on designs: layout shifts when fonts load late, on every page in each of its
 * languages, and the frames that each opening drops on a slow phone.
 */
await runMain(async () => {
  const port = await freePort();
  const settings = readLocalSettings(port);
  await buildWhereChanged();
  await prepareStorage(settings);
  await serveBuild(port, settings);
  const { executablePath, args, env } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
  beforeExit(() => browser.close());

  const designs = globSync("content/templates/[0-9]*.json", { cwd: root })
    .toSorted()
    .map((file) => ({
      slug: basename(file, ".json"),
      ...v.parse(template, JSON.parse(readFileSync(file, "utf8"))),
    }));
  const address = (slug: string, language: string) =>
    `http://localhost:${port}/templates/${slug}/${language}`;

  const firstOf = new Map(designs.toReversed().map(({ slug, theme }) => [theme.opening, slug]));
  firstOf.delete("none");
  for (const [opening, slug] of firstOf) {
    const { drawn, dropped, longest } = await framesOf(browser, address(slug, "am"));
    console.log(
      `${opening} (${slug}): ${drawn} frames drawn, ${dropped} dropped, at most ${longest} ms between two`,
    );
  }

  const pages = designs.flatMap(({ slug, languages }) =>
    languages.map((language) => address(slug, language)),
  );
  const moved: number[] = [];
  const waiting = pages.values();
  const measureSome = async () => {
    for (const page of waiting) {
      const shift = await shiftOf(browser, page);
      if (shift > 0) console.log(`${page} moves by ${shift.toFixed(5)}`);
      moved.push(shift);
    }
  };
  // Four in parallel, because each mostly waits.
  await Promise.all([measureSome(), measureSome(), measureSome(), measureSome()]);
  const still = moved.filter((shift) => shift === 0).length;
  console.log(`${still} of ${pages.length} pages move by nothing`);
});

async function onPhone<Result>(
  browser: Browser,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

/** The layout shift of a page and of its opening while every font loads a second late. */
function shiftOf(browser: Browser, address: string): Promise<number> {
  return onPhone(browser, async (page) => {
    await page.route(/\.woff2$/, async (route) => {
      await wait(fontDelayMs);
      await route.continue();
    });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Reflect.set(window, "shifts", shifts);
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries() as unknown as { value: number }[])
          shifts.push(value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(address, { waitUntil: "load" });
    await page.evaluate(() => document.fonts.ready);
    await wait(500);
    const opening = page.locator("[data-open]");
    if ((await opening.count()) > 0) {
      await opening.first().click({ force: true });
      await wait(openingMs + fontDelayMs + 500);
    }
    const shifts: number[] = await page.evaluate(() => Reflect.get(window, "shifts"));
    return shifts.reduce((sum, shift) => sum + shift, 0);
  });
}

/**
 * The frames that the compositor drew and dropped between the tap and the end of the opening, and
 * the longest time between two that it drew, in milliseconds; nothing may have moved meanwhile.
 */
function framesOf(
  browser: Browser,
  address: string,
): Promise<{ drawn: number; dropped: number; longest: number }> {
  return onPhone(browser, async (page) => {
    await page.goto(address, { waitUntil: "load" });
    await wait(1_500);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowness });
    const events: TraceEvent[] = [];
    session.on("Tracing.dataCollected", ({ value }) => {
      for (const entry of value) {
        const event = v.safeParse(traceEvent, entry);
        if (event.success) events.push(event.output);
      }
    });
    const categories = "devtools.timeline,disabled-by-default-devtools.timeline.frame";
    await session.send("Tracing.start", { categories, transferMode: "ReportEvents" });
    await page.evaluate(() => document.querySelector<HTMLElement>("[data-open]")?.click());
    await wait(openingMs + 500);
    const complete = new Promise((done) => session.once("Tracing.tracingComplete", done));
    await session.send("Tracing.end");
    await complete;

    const tap = events.find(
      ({ name, args }) => name === "EventDispatch" && args?.data?.type === "click",
    );
    if (!tap) throw new Error(`${address}: the trace has no tap`);
    const during = (wanted: string) =>
      events
        .filter(
          ({ name, pid, ts }) =>
            name === wanted && pid === tap.pid && ts >= tap.ts && ts < tap.ts + openingMs * 1_000,
        )
        .map(({ ts }) => ts)
        .toSorted((a, b) => a - b);
    const drawn = during("DrawFrame");
    const waits = drawn.map((ts, index) => ts - (drawn[index - 1] ?? tap.ts));
    return {
      drawn: drawn.length,
      dropped: during("DroppedFrame").length,
      longest: Math.round(Math.max(...waits) / 1_000),
    };
  });
}
