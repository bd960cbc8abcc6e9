import type { Page } from "@playwright/test";

/** Texts of the cover, the opening and the sections that overflow the screen's sides. */
export async function wordsCutOff(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => {
    const wide = document.documentElement.clientWidth;
    const found: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walk.nextNode(); text !== null; text = walk.nextNode()) {
      const around = text.parentElement;
      // A word that is stretched over its box: a range has its width before that. Letters of a
      // printer's case are a drawing that goes on beyond the window.
      const elsewhere = "script, style, .gallery, .visually-hidden, .wide-word, .letter-case";
      if (!text.nodeValue?.trim() || around?.closest(elsewhere)) continue;
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
