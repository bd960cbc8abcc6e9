import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * What axe finds on a page, or in the part of it that a selector names. What stands in a frame is
 * looked through at its own address.
 * @returns one line a fault: the rule, the element, and what is wrong with it.
 */
export async function violationsOf(page: Page, within = "html"): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // In this page: a second one for each look takes longer than the rules.
    .setLegacyMode()
    .include(within)
    .exclude("iframe")
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${String(target)} ${failureSummary}`),
  );
}
