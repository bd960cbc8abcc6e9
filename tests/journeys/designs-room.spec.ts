import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { openEnvelope } from "./support/answering.ts";
import { designs, publishLongNames } from "./support/designs.ts";
import { expect, test } from "./support/fixtures.ts";

test.describe.configure({ mode: "parallel" });

/** Every third design: the shares take about as long as one another. */
const shares = [0, 1, 2].map((share) => designs.filter((_, index) => index % 3 === share));

for (const [index, share] of shares.entries()) {
  test(`no design cuts a word off on a narrow phone, with its own names or the longest there are, and all is readable (${index + 1} of ${shares.length})`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width: 360, height: 740 });
    const addresses = await publishLongNames(share);
    for (const { number, languages } of share) {
      for (const language of languages) {
        const path = `/templates/${number}/${language}`;
        await page.goto(`${addresses.get(number)}/${language}`);
        expect.soft(await wordsCutOff(page), `${path}, long names, closed`).toEqual([]);
        await page.evaluate(() => document.documentElement.classList.remove("opening"));
        expect.soft(await wordsCutOff(page), `${path}, long names`).toEqual([]);
        await showInstead(page, path);
        expect.soft(await wordsCutOff(page), path).toEqual([]);
        if (language === "am" || language === "en")
          expect.soft(await hardToRead(page), path).toEqual([]);
      }
    }
  });
}

test("nothing moves by itself, and an opening moves nothing when it goes", async ({
  page,
  context,
  expectConsoleError,
}) => {
  test.setTimeout(120_000);
  // What a font that comes late moves depends on the device's own fonts (pairings.test.ts).
  expectConsoleError("ERR_FAILED");
  await context.route(/\.woff2$/, (route) => route.abort());
  await page.emulateMedia({ reducedMotion: "reduce" });
  const firsts = new Map(designs.map((design) => [design.theme.opening, design.number]));
  for (const [opening, number] of firsts) {
    await page.goto(`/templates/${number}`, { waitUntil: "networkidle" });
    if (opening !== "none") await openEnvelope(page);
    const shifts = await page.evaluate(layoutShifts);
    const sum = shifts.reduce((all, shift) => all + shift, 0);
    // The digits of the countdown are not all of one width.
    expect.soft(sum, `${number}: ${opening}`).toBeLessThan(0.005);
  }
});

test("the team's contact sheet is not on the site", async ({ request }) => {
  expect((await request.get("/contact-sheet")).status()).toBe(404);
});

/** Puts another page's content into a page of the same design and language, whose CSS it shares. */
async function showInstead(page: Page, path: string): Promise<void> {
  await page.evaluate(async (address) => {
    const other = new DOMParser().parseFromString(await (await fetch(address)).text(), "text/html");
    const [ours, theirs] = [document, other].map((one) => one.querySelector("main"));
    if (!ours || !theirs) throw new Error(`no invitation at ${address}`);
    ours.replaceWith(theirs);
  }, path);
}

/** What WCAG 2.2 finds hard to read or to hit. */
async function hardToRead(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // In one page: a second one for each design takes longer than the rules.
    .setLegacyMode()
    .withRules(["color-contrast", "link-in-text-block", "target-size"])
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${String(target)} ${failureSummary}`),
  );
}

/** Texts of the cover, the opening and the sections that reach over the screen's sides. */
async function wordsCutOff(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    document.documentElement.classList.remove("unlettered");
    const wide = document.documentElement.clientWidth;
    const found: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walk.nextNode(); text !== null; text = walk.nextNode()) {
      const around = text.parentElement;
      if (!text.nodeValue?.trim() || around?.closest("script, style, .gallery, .visually-hidden"))
        continue;
      if (around && getComputedStyle(around).visibility === "hidden") continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, width } = range.getBoundingClientRect();
      if (width > 0 && (left < -0.5 || right > wide + 0.5))
        found.push(
          `${around?.parentElement?.className} > ${around?.tagName}.${around?.className} “${text.nodeValue.trim()}” from ${Math.round(left)} to ${Math.round(right)}`,
        );
    }
    if (document.documentElement.scrollWidth > wide)
      found.push(`scrolls to ${document.documentElement.scrollWidth}`);
    return found;
  });
}

function layoutShifts(): Promise<number[]> {
  return new Promise((answer) => {
    const observer = new PerformanceObserver((list) =>
      answer(list.getEntries().map((entry) => ("value" in entry ? Number(entry.value) : 0))),
    );
    observer.observe({ type: "layout-shift", buffered: true });
    // Where there is none, the observer stays silent.
    setTimeout(() => answer([]), 200);
  });
}
