import { findBrowser } from "../../cli/browser.ts";
import { named } from "./support/mail-server.ts";
import { openEnvelope } from "./support/answering.ts";
import { designs, oneOfEach, publishLongNames } from "./support/designs.ts";
import { testEachDesign } from "./support/each-design.ts";
import { expect, test } from "./support/fixtures.ts";
import { settled, shiftOf } from "./support/observe.ts";
import { wordsCutOff } from "./support/words.ts";

test.describe.configure({ mode: "parallel" });

/* The demos' other texts are short, so each page is checked once, with long names. */
testEachDesign(
  "no design cuts a word off on a narrow phone, in any of its languages, nor with the longest names",
  import.meta.filename,
  designs,
  async (design) => {
    const path = await publishLongNames(design);
    return design.languages.map((language) => `${path}/${language}`);
  },
  async ({ page, paths }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const [at, path] of paths.entries()) {
      await page.goto(path);
      expect.soft(await wordsCutOff(page), `${path}, closed`).toEqual([]);
      await page.evaluate(() => document.documentElement.classList.remove("opening"));
      expect.soft(await wordsCutOff(page), path).toEqual([]);
      if (at > 0) continue;
      await page.locator("[data-larger]").evaluate((button: HTMLElement) => button.click());
      expect.soft(await wordsCutOff(page), `${path}, larger`).toEqual([]);
      await page.evaluate(() => localStorage.clear());
    }
  },
);

test("no design cuts a word off where letters are twice as large", async ({ playwright }) => {
  // As the browser's own setting makes them, which the em of media queries follows, too.
  const { executablePath, args, env } = await findBrowser();
  const browser = await playwright.chromium.launch({
    executablePath,
    args: [...args, "--blink-settings=defaultFontSize=32"],
    env: { ...process.env, ...env },
  });
  const page = await browser.newPage({
    baseURL: named("SITE"),
    viewport: { width: 360, height: 740 },
  });
  const timelines = new Map(designs.map((design) => [design.theme.timeline, design.number]));
  for (const number of timelines.values()) {
    await page.goto(`/templates/${number}`);
    await page.evaluate(() => document.documentElement.classList.remove("opening"));
    expect.soft(await wordsCutOff(page), number).toEqual([]);
  }
  await browser.close();
});

test.describe(() => {
  test.use({ drawn: true });

  testEachDesign(
    "nothing moves by itself, and an opening moves nothing when it goes",
    import.meta.filename,
    oneOfEach("opening"),
    ({ number }) => [`/templates/${number}`],
    async ({ page, context, design, expectConsoleError, paths: [path = ""] }) => {
      // The layout shift of late fonts depends on the device's fonts (pairings.test.ts).
      expectConsoleError("ERR_FAILED");
      await context.route(/\.woff2$/, (route) => route.abort());
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(path);
      await settled(page);
      if (design.theme.opening !== "none") await openEnvelope(page);
      // The countdown's digits differ in width.
      expect(await shiftOf(page), design.theme.opening).toBeLessThan(0.005);
    },
  );
});

test("the team's contact sheet is not on the site", async ({ request }) => {
  expect((await request.get("/contact-sheet")).status()).toBe(404);
});
