import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * axe's findings on a page, or in the part that a selector names. Framed pages are checked at their
 * own addresses.
 * @returns one line per violation: the rule, the element, and the failure.
 */
export async function violationsOf(page: Page, within = "html"): Promise<string[]> {
  // Contrast is judged on pages that are drawn (fixtures.ts).
  await page.evaluate(() => (document.adoptedStyleSheets = []));
  const { violations } = await new AxeBuilder({ page })
    // In the same page, because a second one per run takes longer than the rules.
    .setLegacyMode()
    // Naming each element that passes takes as long as the rules.
    .options({ resultTypes: ["violations"] })
    .include(within)
    .exclude("iframe")
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${String(target)} ${failureSummary}`),
  );
}
