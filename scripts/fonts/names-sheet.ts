/**
 * Draws docs/look/names.webp: names of 2, 9, 14 and 24 letters in every display font of the pairings, in
 * the scripts of the six languages. To be looked at after a change of a font.
 *
 * Needs a Chromium (CHROMIUM, or Playwright's own).
 */
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { chromium } from "@playwright/test";
import { root } from "../paths.ts";
import { webFonts, type Script } from "./font-files.ts";

const names: Record<Script, string[]> = {
  armenian: ["Էա", "Վարդանուշ", "Գևորգ և Սյուզան", "Հովհաննես և Քրիստափորիկ"],
  latin: ["Jo", "Françoise", "Søren & Chloé", "Maximilian & Geneviève-Ann"],
  cyrillic: ["Ия", "Владислав", "Сергей и Нарине", "Екатерина и Александрина"],
};

const rows = Object.entries(webFonts)
  .filter(([, { role }]) => role === "display")
  .flatMap(([name, { scripts }]) =>
    Object.entries(scripts).map(([script, { files }]) => {
      const faces = files.map(([file, adjust = 100], index) => {
        const data = readFileSync(resolve(root, file)).toString("base64");
        return `@font-face{font-family:${name}-${script}-${index};size-adjust:${adjust}%;src:url("data:font/woff2;base64,${data}")}`;
      });
      const stack = files.map((_, index) => `${name}-${script}-${index}`).join(",");
      const words = names[script === "armenian" || script === "cyrillic" ? script : "latin"];
      return `<style>${faces.join("")}</style><tr><th>${name}<td style="font-family:${stack}">${words.join("<td style='font-family:inherit'>").replaceAll("font-family:inherit", `font-family:${stack}`)}`;
    }),
  );

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: ["--no-sandbox"],
});
const page = await browser.newPage({ viewport: { width: 1500, height: 800 } });
await page.setContent(
  `<style>body{margin:20px}th{font:12px sans-serif;text-align:left;padding-right:16px}td{font-size:28px;line-height:1.5;padding-right:28px;white-space:nowrap;font-variant-ligatures:no-common-ligatures}</style><table>${rows.join("")}</table>`,
);
await page.evaluate(() => document.fonts.ready);
const session = await page.context().newCDPSession(page);
const { height } = await page.evaluate(() => ({ height: document.documentElement.scrollHeight }));
const { data } = await session.send("Page.captureScreenshot", {
  format: "webp",
  quality: 70,
  captureBeyondViewport: true,
  clip: { x: 0, y: 0, width: 1500, height, scale: 1 },
});
await browser.close();
writeFileSync(resolve(root, "docs/look/names.webp"), Buffer.from(data, "base64"));
console.log("wrote docs/look/names.webp");
