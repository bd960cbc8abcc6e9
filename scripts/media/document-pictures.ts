import { once } from "node:events";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Browser, type Page } from "@playwright/test";
import sharp, { type Sharp } from "sharp";
import { findBrowser } from "../../cli/browser.ts";
import { root } from "../paths.ts";

/** Space between two pictures and around them, in pixels. */
const gap = 24;
const ground = "#e7e3dc";
const phone = { width: 390, height: 780 };

/** The colours that the staff command uses, by the terminal's codes. */
const colours: Record<string, string> = {
  1: "font-weight:bold",
  2: "color:#8b8f98",
  31: "color:#ff8a80",
  32: "color:#a5d6a7",
  33: "color:#ffd54f",
};

/**
 * Makes a picture of docs/pictures: `node scripts/media/document-pictures.ts NAME SOURCE…`. A source
 * is an address, shown on a phone from its fragment on, or as wide as `1000:` before it says; or a
 * file with what a terminal has shown, as `script` writes it. Several stand beside each other. `-`
 * waits for Enter: publish what the next one is to show.
 */
const [name = "", ...sources] = process.argv.slice(2);
if (name === "" || sources.length === 0) throw new Error("Name the picture and what it shows.");
const { executablePath, args, env } = await findBrowser();
const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
const shots: Buffer[] = [];
for (const source of sources) {
  if (source === "-") await once(process.stdin, "data");
  else if (/https?:/.test(source)) shots.push(await pageShot(browser, source));
  else shots.push(await terminalShot(browser, source));
}
process.stdin.pause();
await browser.close();
const file = join(root, "docs/pictures", `${name}.webp`);
await mkdir(join(root, "docs/pictures"), { recursive: true });
const { size } = await beside(shots).then((picture) => picture.toFile(file));
console.log(`docs/pictures/${name}.webp  ${Math.round(size / 1024)} kB`);

async function pageShot(from: Browser, source: string): Promise<Buffer> {
  const [, width, address = ""] = /^(?:(\d+):)?(https?:.*)$/.exec(source) ?? [];
  const viewport = width ? { width: Number(width), height: 720 } : phone;
  const page = await from.newPage({ viewport, reducedMotion: "reduce" });
  await page.goto(address, { waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready);
  const { hash } = new URL(address);
  await skipOpening(page);
  if (hash) await page.locator(hash).evaluate((place) => place.scrollIntoView());
  await page.waitForTimeout(1500);
  return page.screenshot();
}

/** An invitation is closed at first. */
async function skipOpening(page: Page): Promise<void> {
  const skip = page.locator("[data-skip]");
  if (await skip.isVisible()) await skip.click();
}

async function terminalShot(from: Browser, path: string): Promise<Buffer> {
  const text = await readFile(path, "utf8");
  const page = await from.newPage({ viewport: { width: 900, height: 100 } });
  await page.setContent(`<style>
    body { margin: 0; background: #1d1f24; }
    pre { margin: 0; padding: 20px 24px; color: #e8e6e1; font: 15px/1.6 monospace; white-space: pre-wrap; }
  </style><pre>${marked(text)}</pre>`);
  return page.screenshot({ fullPage: true });
}

/** Terminal codes as HTML; those of movement and what `script` adds are left out. */
function marked(text: string): string {
  let open = 0;
  const html = text
    .replaceAll(/^Script (?:started|done).*$\n?/gm, "")
    .replaceAll(/\r/g, "")
    .replaceAll(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    // oxlint-disable-next-line no-control-regex -- the code that begins a colour
    .replaceAll(/\u001B\[([\d;]*)([A-Za-z])/g, (_, codes: string, kind: string) => {
      const style = kind === "m" ? colours[codes] : undefined;
      if (style !== undefined) {
        open += 1;
        return `<span style="${style}">`;
      }
      if (kind !== "m" || open === 0) return "";
      open -= 1;
      return "</span>";
    });
  return html.trim();
}

async function beside(pictures: readonly Buffer[]): Promise<Sharp> {
  const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()));
  const width = sizes.reduce((sum, area) => sum + area.width + gap, gap);
  const height = Math.max(...sizes.map((dimensions) => dimensions.height)) + 2 * gap;
  let offset = gap;
  const layers = pictures.map((input, index) => {
    const layer = { input, left: offset, top: gap };
    offset += (sizes[index]?.width ?? 0) + gap;
    return layer;
  });
  return sharp({ create: { width, height, channels: 3, background: ground } })
    .composite(layers)
    .webp({ quality: 72, effort: 6 });
}
