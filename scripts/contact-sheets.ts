/**
 * Draws the contact sheets of the designs in docs/look, and prints the length of each page at 1440 × 900.
 * To be looked at after a change of a design.
 *
 * Usage: `node scripts/contact-sheets.ts http://localhost:4173`, the address of a running site. Needs a
 * Chromium (CHROMIUM, or Playwright's own).
 */
import { globSync } from "node:fs";
import { basename, resolve } from "node:path";
import { chromium, type Page } from "@playwright/test";
import sharp, { type OverlayOptions } from "sharp";
import { root } from "./paths.ts";
import { UserError } from "../cli/user-error.ts";

/** Between two pictures, in pixels. */
const gap = 10;

type Sheet = { name: string; columns: number; width: number; quality: number; pictures: Buffer[] };

const sheet = (name: string, columns: number, width: number, quality: number): Sheet => ({
  name,
  columns,
  width,
  quality,
  pictures: [],
});

const sheets = {
  covers: sheet("covers-1440", 6, 300, 62),
  pages: sheet("pages-1440", 18, 108, 64),
  middles: sheet("middles-1440", 6, 300, 58),
  places: sheet("places-1440", 12, 170, 52),
  ends: sheet("ends-1440", 6, 300, 60),
  phones: sheet("covers-390", 9, 180, 60),
  phonePlaces: sheet("places-390", 18, 110, 52),
  phoneEnds: sheet("ends-390", 9, 180, 60),
};
/** The places, as shares of what can be scrolled, that are shown below the first screen. */
const places = [0.25, 0.5, 0.75];

const [, , site] = process.argv;
if (site === undefined)
  throw new UserError("Usage: node scripts/contact-sheets.ts <address of a site>");
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: ["--no-sandbox"],
});
const context = await browser.newContext({ timezoneId: "Asia/Yerevan" });

for (const file of globSync("content/templates/[0-9]*.json", { cwd: root }).toSorted()) {
  const design = basename(file, ".json");
  const page = await context.newPage();
  // An anchor skips the opening.
  const address = `${site}/templates/${design}#top`;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
  await keep(page, sheets.covers);
  const height = await heightOf(page);
  await scrollThrough(page, height);
  // By now every font is there, and scripts have added their buttons.
  console.log(`${design} ${await heightOf(page)}`);
  await keep(page, sheets.ends);
  await scroll(page, (height - 900) / 2);
  await keep(page, sheets.middles);
  await keepPlaces(page, sheets.places, height - 900);
  await scroll(page, 0);
  await keep(page, sheets.pages, true);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await page.evaluate(() => document.fonts.ready);
  await keep(page, sheets.phones);
  const long = await heightOf(page);
  await scrollThrough(page, long);
  await keep(page, sheets.phoneEnds);
  await keepPlaces(page, sheets.phonePlaces, long - 844);
  await page.close();
}
await browser.close();
for (const each of Object.values(sheets)) await draw(each);

async function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

/** To the end, because pictures are loaded where they are near. */
async function scrollThrough(page: Page, height: number): Promise<void> {
  for (let top = 800; top < height; top += 800) await scroll(page, top);
  await scroll(page, height);
}

async function scroll(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
  await page.waitForTimeout(200);
}

async function keep(page: Page, { pictures, width }: Sheet, fullPage = false): Promise<void> {
  const picture = await page.screenshot({ fullPage });
  pictures.push(await sharp(picture).resize({ width }).png().toBuffer());
}

async function keepPlaces(page: Page, to: Sheet, scrollable: number): Promise<void> {
  for (const share of places) {
    await scroll(page, share * scrollable);
    await keep(page, to);
  }
}

/** Rows as high as the highest picture in them. */
async function draw({ name, columns, width, quality, pictures }: Sheet): Promise<void> {
  const placed: OverlayOptions[] = [];
  let top = gap / 2;
  for (let first = 0; first < pictures.length; first += columns) {
    let highest = 0;
    for (const [column, input] of pictures.slice(first, first + columns).entries()) {
      placed.push({ input, top, left: gap / 2 + column * (width + gap) });
      highest = Math.max(highest, (await sharp(input).metadata()).height);
    }
    top += highest + gap;
  }
  const size = { width: columns * (width + gap), height: top - gap / 2 };
  await sharp({ create: { ...size, channels: 3, background: "#888" } })
    .composite(placed)
    .webp({ quality })
    .toFile(resolve(root, `docs/look/${name}.webp`));
}
