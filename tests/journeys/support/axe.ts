import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

type Results = Awaited<ReturnType<AxeBuilder["analyze"]>>;

const builder = createRequire(import.meta.url).resolve("@axe-core/playwright");
/** Half as long as the source that the builder sends to each page by itself. */
const axeSource = readFileSync(createRequire(builder).resolve("axe-core/axe.min.js"), "utf8");

/** axe on a page, to be told what to look at. Frames are checked at their own addresses. */
export function axeOn(page: Page): AxeBuilder {
  return (
    new AxeBuilder({ page, axeSource })
      // In the same page, because a second one per run takes longer than the rules.
      .setLegacyMode()
      // Naming each element that passes takes as long as the rules.
      .options({ resultTypes: ["violations"] })
      .exclude("iframe")
  );
}

/**
 * axe's findings on a page, or in the part that a selector names, as `linesOf` writes them.
 * @param without a selector of what is not judged.
 */
export async function violationsOf(
  page: Page,
  within = "html",
  without = "iframe",
): Promise<string[]> {
  // Contrast is judged on pages that are drawn (fixtures.ts).
  await page.evaluate(() => (document.adoptedStyleSheets = []));
  return linesOf(await axeOn(page).include(within).exclude(without).analyze());
}

/** A line for each violation: the rule, the element, and the failure. */
export function linesOf({ violations }: Pick<Results, "violations">): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${String(target)} ${failureSummary}`),
  );
}
