import { brotliCompressSync } from "node:zlib";
import type { Browser, Request } from "@playwright/test";

/** Compressed bytes of a page, without the couple's own photos and music. */
export type Weight = {
  /** The document, with its inlined CSS and script. */
  html: number;
  /** Its CSS, compressed alone. */
  css: number;
  fonts: number;
  /** Inlined script and the files that arrive before `load`. */
  scriptBeforeLoad: number;
  /** Script files after the whole page was scrolled and its form begun. */
  scriptEver: number;
  /** All bytes that arrive before the first touch. */
  untouched: number;
};

const counted = new Set(["document", "stylesheet", "font", "script", "fetch", "xhr"]);

/** Weighs a page served compressed, in a browser with an empty cache. */
export async function weigh(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const arrived: Request[] = [];
  page.on("requestfinished", (request) => arrived.push(request));

  await page.goto(url, { waitUntil: "load" });
  const atLoad = await sizesOf(arrived);
  await page.waitForLoadState("networkidle");
  const untouched = await sizesOf(arrived);
  await page.reload({ waitUntil: "commit" });
  const inside = async (tag: "style" | "script") =>
    brotliCompressSync((await page.locator(tag).allTextContents()).join("")).length;
  const [css, inline] = [await inside("style"), await inside("script")];

  await page.goto(`${url}#reply`);
  await page.evaluate(() =>
    document.querySelector<HTMLElement>("form input:not([type=hidden])")?.focus(),
  );
  // Screen by screen, so that lazy photos load.
  for (let screens = 0; screens < 24; screens += 1) {
    await page.mouse.wheel(0, 800);
    await page.waitForTimeout(50);
  }
  await page.waitForLoadState("networkidle");
  const ever = await sizesOf(arrived);
  await context.close();
  return {
    html: total(untouched, "document"),
    css,
    fonts: total(untouched, "font"),
    scriptBeforeLoad: inline + total(atLoad, "script"),
    scriptEver: total(ever, "script"),
    untouched: [...counted].reduce((sum, kind) => sum + total(untouched, kind), 0),
  };
}

type Sizes = ReadonlyMap<string, { kind: string; bytes: number }>;

/** The responses by address, each once. */
async function sizesOf(requests: readonly Request[]): Promise<Sizes> {
  const sizes = new Map<string, { kind: string; bytes: number }>();
  for (const request of requests.slice()) {
    const { responseBodySize } = await request.sizes();
    const address = request.url().replace(/#.*/, "");
    if (!sizes.has(address))
      sizes.set(address, { kind: request.resourceType(), bytes: responseBodySize });
  }
  return sizes;
}

function total(sizes: Sizes, kind: string): number {
  return [...sizes.values()]
    .filter((one) => one.kind === kind)
    .reduce((sum, { bytes }) => sum + bytes, 0);
}
