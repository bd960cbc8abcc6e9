import type { Page } from "@playwright/test";
import type { Measured } from "#app/shop/catalogue/lettering/measured.ts";
import { possibleLines } from "#app/shop/catalogue/lettering/rules.ts";
import type { PictureText } from "#app/shop/catalogue/picture/texts.ts";

/** Measures the text of a page that shows it with estimated sizes, in the page's own fonts. */
export async function measure(page: Page, { names, date }: PictureText): Promise<Measured> {
  const lines = [...names.flatMap((name) => possibleLines(name)), date];
  return page.evaluate((texts) => {
    const elementOf = (name: string) => document.querySelector<HTMLElement>(`.words-${name}`);
    const size = 200;
    const ruler = document.createElement("span");
    elementOf("names")?.appendChild(ruler);
    ruler.style.cssText = `position:absolute;visibility:hidden;white-space:nowrap;font-size:${size}px`;
    const ems = texts.map((text) => {
      ruler.textContent = text;
      return [text, ruler.getBoundingClientRect().width / size] as const;
    });
    ruler.remove();
    const linesOf = (name: string) => {
      const element = elementOf(name);
      if (!element) return 0;
      const { lineHeight } = getComputedStyle(element);
      return Math.round(element.getBoundingClientRect().height / Number.parseFloat(lineHeight));
    };
    return {
      ems: Object.fromEntries(ems),
      titleLines: linesOf("title"),
      placeLines: linesOf("place"),
    };
  }, lines);
}
