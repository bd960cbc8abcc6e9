import { readFile } from "node:fs/promises";
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { findBrowser } from "../browser.ts";
import { pictureSite, servedFont } from "../drawings.ts";

/**
 * Flags that make a picture depend on its page alone. Without the two about threads and rasters,
 * frames depend on the order in which they are drawn; without the others, edges and colours on the
 * machine.
 */
const drawingFlags = [
  "--disable-threaded-animation",
  "--disable-partial-raster",
  "--disable-lcd-text",
  "--font-render-hinting=none",
  "--force-color-profile=srgb",
] as const;

/** The size of a page, in CSS pixels. */
export type View = {
  width: number;
  height: number;
  /** Its animations are to move; else it shows what it shows with reduced motion. */
  moves?: boolean;
};

/**
 * The one engine of cards, films and prints: the Chromium that the tests use, headless. A page is
 * written by a module that `importPages` has compiled, so that its fonts are found:
 *
 *     const { page } = await importPages<{ page: typeof import(…) }>({ page: "app/shop/….tsx" });
 *     await withPictureEngine(async ({ open }) => {
 *       const drawn = await open(page.cardDocument(…), { width: 1080, height: 1350 });
 *       const png = await drawn.screenshot();
 *     });
 */
export type PictureEngine = {
  /** Changes with whatever changes pictures of the same page: the browser's version and its flags. */
  version: string;
  /** For pages that are no pictures, as one that encodes films. */
  browser: Browser;
  /**
   * Shows a whole HTML document, with its fonts loaded. Each page is in a context of its own, reaches
   * nothing but fonts, and is closed with the engine, or by `page.close()`.
   * @throws Error where a font did not load.
   */
  open: (html: string, view: View) => Promise<Page>;
};

/**
 * Starts the engine for `work`, and ends it with it. Starting takes half a second.
 * @throws UserError where there is no browser (`findBrowser`).
 */
export async function withPictureEngine<Made>(
  work: (engine: PictureEngine) => Promise<Made>,
): Promise<Made> {
  const { chromium } = await import("@playwright/test");
  const { executablePath, args, env } = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    args: [...args, ...drawingFlags],
    env: { ...process.env, ...env },
  });
  try {
    return await work({
      version: [browser.version(), ...drawingFlags].join(" "),
      browser,
      open: (html, view) => open(browser, html, view),
    });
  } finally {
    await browser.close();
  }
}

async function open(
  browser: Browser,
  html: string,
  { width, height, moves = false }: View,
): Promise<Page> {
  const alike: BrowserContextOptions = {
    deviceScaleFactor: 1,
    colorScheme: "light",
    locale: "en",
    timezoneId: "UTC",
  };
  const page = await browser.newPage({
    ...alike,
    viewport: { width, height },
    reducedMotion: moves ? "no-preference" : "reduce",
  });
  const address = `${pictureSite}/`;
  await page.route("**", async (route) => {
    const requestUrl = route.request().url();
    if (requestUrl === address) return route.fulfill({ body: html, contentType: "text/html" });
    const file = servedFont(requestUrl);
    if (file === undefined) return route.abort();
    return route.fulfill({ body: await readFile(file), contentType: "font/woff2" });
  });
  await page.goto(address);
  const missing = await page.evaluate(async () => {
    await document.fonts.ready;
    return Array.from(document.fonts)
      .filter(({ status }) => status === "error")
      .map(({ family }) => family);
  });
  // Fonts of the device are named by `local()`, and few devices have all of them.
  const missingFonts = missing.filter((family) => !/^(?:Display|Text) /.test(family));
  if (missingFonts.length > 0)
    throw new Error(`fonts that did not load: ${missingFonts.join(", ")}`);
  return page;
}
