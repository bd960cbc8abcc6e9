import type { Page } from "@playwright/test";
import { designs, publishLongNames } from "./support/designs.ts";
import { testEachDesign } from "./support/each-design.ts";
import { expect, test } from "./support/fixtures.ts";
import { settled, shiftOf } from "./support/observe.ts";
import { wordsCutOff } from "./support/words.ts";

test.describe.configure({ mode: "parallel" });
test.use({ isMobile: false, hasTouch: false });

const sizes = [
  [1024, 768],
  [1440, 900],
  [2560, 1440],
] as const;

/** Most pixels of a page at 1440 × 900; a single column had up to 11,300. */
const longest = 6_800;

testEachDesign(
  "on a wide screen each page is a spread that cuts no word off, nor with the longest names",
  import.meta.filename,
  designs,
  async (design) => {
    const [first = "am"] = design.languages;
    // A hash skips the opening.
    return [`/templates/${design.number}`, await publishLongNames(design)].map(
      (path) => `${path}/${first}#top`,
    );
  },
  async ({ page, design, paths }) => {
    for (const [at, path] of paths.entries()) {
      await page.goto(path);
      // The window is resized, because loading takes longer than that.
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        expect.soft(await wordsCutOff(page), `${path} at ${width}`).toEqual([]);
        expect.soft(await namesHidden(page), `${path} at ${width}`).toBe(false);
        if (at === 0 && width === 1_440) await expectSpread(page, design.number);
      }
    }
  },
);

test.describe(() => {
  test.use({ drawn: true });

  testEachDesign(
    "nothing moves on a wide screen when the fonts are late",
    import.meta.filename,
    designs,
    ({ number }) => [`/templates/${number}#top`],
    async ({ page, context, expectConsoleError, paths: [path = ""] }) => {
      expectConsoleError("ERR_FAILED");
      await context.route(/\.woff2$/, (route) => route.abort());
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);
      await settled(page);
      // The countdown's digits differ in width.
      expect(await shiftOf(page)).toBeLessThan(0.005);
    },
  );
});

/** The cover fills the window, and the page below it is a spread of moderate length. */
async function expectSpread(page: Page, number: string): Promise<void> {
  const { cover, screen, height, columns } = await page.evaluate(() => ({
    cover: document.querySelector(".hero")?.getBoundingClientRect().width,
    screen: document.body.clientWidth,
    height: document.documentElement.scrollHeight,
    columns: new Set(
      [...document.querySelectorAll(".card > section")].map((section) =>
        Math.round(section.getBoundingClientRect().left / 200),
      ),
    ).size,
  }));
  expect.soft(cover, number).toBe(screen);
  expect.soft(height, number).toBeLessThanOrEqual(longest);
  expect.soft(columns, number).toBeGreaterThan(1);
}

/** True if a name on the cover is covered by anything but the cover itself. */
async function namesHidden(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const name = document.querySelector("h1 .names > span");
    const cover = document.querySelector(".hero");
    if (!name || !cover) return true;
    // A poster's names are in its picture; its heading is for screen readers.
    if ((name.closest("h1")?.clientWidth ?? 0) <= 1) return false;
    const { left, top, width, height } = name.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return !(seen !== null && cover.contains(seen) && seen.closest("svg") === null);
  });
}
