import { createElement } from "react";
import type { Page } from "@playwright/test";
import { expect, test } from "vitest";
import { animationsSchema } from "#app/shop/catalogue/schema.ts";
import { sampleText } from "#app/shop/catalogue/picture/texts.ts";
import * as v from "valibot";
import file from "#content/catalogue/animations.json" with { type: "json" };
import { installedBrowser } from "../../cli/browser.ts";
import { importPages, pictureSite } from "../../cli/drawings.ts";
import { UserError } from "../../cli/user-error.ts";
import { withPictureEngine } from "../../cli/pictures/engine.ts";
import { translatorOf } from "../../cli/translator.ts";

const { animations } = v.parse(animationsSchema, file);

/** An animation of the catalogue as a page for the engine. */
async function animationPage(): Promise<string> {
  const { page, art } = await importPages<{
    page: typeof import("#app/shop/catalogue/picture/page.tsx");
    art: typeof import("#app/shop/catalogue/components/animation-document.tsx");
  }>({
    page: "app/shop/catalogue/picture/page.tsx",
    art: "app/shop/catalogue/components/animation-document.tsx",
  });
  const [animation] = animations;
  if (!animation) throw new Error("the catalogue has an animation");
  const t = await translatorOf("am");
  const text = sampleText(animation, "am");
  const drawing = createElement(art.AnimationDocument, {
    animation,
    text,
    language: "am",
    name: "",
    still: true,
  });
  return page.picturePage(drawing, { language: "am", css: "", t });
}

const display = (page: Page) =>
  page.evaluate(async () => {
    const names = document.querySelector(".words-names");
    const family = names ? getComputedStyle(names).fontFamily.split(",")[0] : "";
    return Array.from(document.fonts)
      .filter((face) => family === `"${face.family.replaceAll('"', "")}"`)
      .map(({ status }) => status);
  });

test("a page is drawn in its own fonts, the same each time, and reaches nothing else", async () => {
  const html = await animationPage();
  const view = { width: 540, height: 960 };
  const run = () =>
    withPictureEngine(async ({ open, version }) => {
      const page = await open(html, view);
      const outside = await page.evaluate(
        (address) =>
          fetch(address).then(
            () => "reached",
            () => "refused",
          ),
        `${pictureSite}/other`,
      );
      return { faces: await display(page), shot: await page.screenshot(), outside, version };
    });
  const [once, again] = [await run(), await run()];
  expect(once.faces).toContain("loaded");
  expect(once.outside).toBe("refused");
  expect(once.version).toMatch(/^\d+\.\d+/);
  expect(once.shot.equals(again.shot)).toBe(true);
});

test("a page whose font does not arrive is an error, not a picture in another font", async () => {
  const html = `<style>@font-face{font-family:"Lost";src:url("${pictureSite}/lost.woff2")}</style><p style="font-family:Lost">a`;
  const opened = withPictureEngine(({ open }) => open(html, { width: 10, height: 10 }));
  await expect(opened).rejects.toThrow("fonts that did not load: Lost");
});

test("a browser is found where each system keeps it, and where there is none staff read what to do", () => {
  const edge = "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe";
  const windows = {
    ProgramFiles: "C:\\Program Files",
    "ProgramFiles(x86)": "C:\\Program Files (x86)",
  };
  expect(installedBrowser("win32", windows, (path) => path === edge)).toBe(edge);
  const chrome = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
  expect(installedBrowser("darwin", {}, (path) => path === chrome)).toBe(chrome);
  const none = () => installedBrowser("win32", windows, () => false);
  expect(none).toThrow(UserError);
  expect(none).toThrow("Install Google Chrome");
});
