/**
 * Measures every web font of the pairings against the fonts of guests' devices, and writes
 * armenian-fallbacks.generated.ts and the european one in app/designs/letters: the scale at which a
 * device's font takes the same space, so that nothing moves when the web font arrives. Measured on
 * real text in a real browser, so that kerning and ligatures count: headings and names for display
 * fonts, all texts for body fonts.
 *
 * Needs a Chromium (CHROMIUM, or Playwright's own) and Debian's fonts-noto-core, fonts-dejavu-core,
 * fonts-liberation and fonts-roboto-unhinted. Run it after a change of a font.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium, type Page } from "@playwright/test";
import type { DeviceFontName } from "#app/designs/letters/device-fonts.ts";
import * as facts from "#app/i18n/languages/index.generated.ts";
import { root } from "../paths.ts";
import { deviceFiles, webFonts, type File, type Script, type WebFont } from "./font-files.ts";

/** A device font with its size-adjust, ascent-override and descent-override in percent. */
type Measured = Partial<Record<Script, (readonly [DeviceFontName, number, number, number])[]>>;

const writtenIn = (script: string) =>
  facts.languages.filter((code) => facts.scripts[code] === script);
const languagesOf: Record<Script, readonly string[]> = {
  armenian: writtenIn("Armenian"),
  latin: writtenIn("Latin"),
  cyrillic: writtenIn("Cyrillic"),
};

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: ["--no-sandbox"],
});
const sheet = await browser.newPage();
const measured: Record<string, Measured> = {};
for (const [name, font] of Object.entries(webFonts)) measured[name] = await measure(sheet, font);
await browser.close();

const armenian = Object.entries(measured).filter(([, scripts]) => "armenian" in scripts);
const european = Object.entries(measured).filter(([, scripts]) => !("armenian" in scripts));
write("armenian", Object.fromEntries(armenian));
write("european", Object.fromEntries(european));

function write(letters: "armenian" | "european", rows: Record<string, Measured>) {
  const path = `app/designs/letters/${letters}-fallbacks.generated.ts`;
  const lines = Object.entries(rows).map(([name, row]) => `  ${name}: ${JSON.stringify(row)},\n`);
  writeFileSync(
    resolve(root, path),
    `// Written by scripts/fonts/font-fallbacks.ts.
import type { Measures } from "#app/designs/letters/family.ts";

/**
 * For each web font and script the fonts of a device that stand in for it, with size-adjust, ascent-override
 * and descent-override in percent.
 */
export const ${letters}Fallbacks = {
${lines.join("")}} as const satisfies Record<string, Measures>;
`,
  );
  console.log(`wrote ${path}: ${Object.keys(rows).length} fonts`);
}

async function measure(page: Page, font: WebFont): Promise<Measured> {
  const result: Measured = {};
  for (const [script, { files, devices }] of entriesOf(font.scripts)) {
    const words = sample(script, font.role);
    const web = await measureLine(page, words, files);
    const rows: Measured[Script] = [];
    for (const device of devices) {
      const deviceLine = await measureLine(page, words, [[deviceFiles[device]]]);
      const size = web.width / deviceLine.width;
      rows.push([device, percent(size), percent(web.ascent / size), percent(web.descent / size)]);
    }
    result[script] = rows;
  }
  return result;
}

/** The width of `words` in a stack of fonts, in ems; heights are those of the first. */
async function measureLine(page: Page, words: string, files: readonly File[]) {
  const faces = files.map(([file, adjust = 100], index) => {
    const data = readFileSync(resolve(root, file)).toString("base64");
    return `@font-face{font-family:f${index};size-adjust:${adjust}%;src:url("data:font/woff2;base64,${data}")}`;
  });
  const stack = files.map((_, index) => `f${index}`);
  await page.setContent(
    `<style>${faces.join("")}p{font:100px ${stack};font-synthesis:none;font-variant-ligatures:no-common-ligatures;white-space:nowrap;position:absolute}</style><p></p>`,
  );
  return page.evaluate(
    async ({ text, names }) => {
      const line = document.querySelector("p");
      const context = document.createElement("canvas").getContext("2d");
      if (line === null || context === null) throw new Error("the page has no line to measure");
      line.textContent = text;
      await Promise.all(names.map((name) => document.fonts.load(`100px ${name}`, text)));
      context.font = "1000px f0";
      const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText("x");
      return {
        width: line.getBoundingClientRect().width / 100,
        ascent: fontBoundingBoxAscent / 1000,
        descent: fontBoundingBoxDescent / 1000,
      };
    },
    { text: words, names: stack },
  );
}

/** The site's texts in a script's languages, as a display or a body font sets them. */
function sample(script: Script, role: WebFont["role"]): string {
  const words = languagesOf[script].flatMap((language) => {
    const folder = join(root, "content/locales", language);
    return readdirSync(folder).flatMap((file) => {
      const all = stringsOf(JSON.parse(readFileSync(join(folder, file), "utf8")));
      if (role === "body") return all.map(([, text]) => text);
      const isWhole = ["names.json", "titles.json", "closings.json", "timeline.json"].includes(
        file,
      );
      return all.filter(([key]) => isWhole || key === "heading").map(([, text]) => text);
    });
  });
  return [...words, "18 2026 15:00 18.07.2026"].join(" ").replaceAll(/\{\{.*?\}\}|\s+/g, " ");
}

function stringsOf(value: unknown, key = ""): [string, string][] {
  if (typeof value === "string") return [[key, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => stringsOf(inner, name));
}

function entriesOf(scripts: WebFont["scripts"]) {
  const order: Script[] = ["armenian", "latin", "cyrillic"];
  return order.flatMap((script) => {
    const font = scripts[script];
    return font === undefined ? [] : [[script, font] as const];
  });
}

function percent(share: number): number {
  return Math.round(share * 1000) / 10;
}
