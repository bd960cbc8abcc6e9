import { AxeBuilder } from "@axe-core/playwright";
import { designs } from "./support/designs.ts";
import { expect, test } from "./support/fixtures.ts";

for (const language of ["am", "en"] as const) {
  test(`every design is readable in ${language}`, async ({ page }) => {
    for (const { number } of designs.filter((design) => design.languages.includes(language))) {
      // A hash skips the opening.
      await page.goto(`/templates/${number}/${language}#top`);
      const { violations } = await new AxeBuilder({ page })
        // In the same page, because a second one per design takes longer than the rules.
        .setLegacyMode()
        .withRules(["color-contrast", "link-in-text-block", "target-size"])
        .analyze();
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${String(target)} ${failureSummary}`),
      );
      expect.soft(found, number).toEqual([]);
    }
  });
}

test("every opening is readable while it is closed, and satisfies axe", async ({ page }) => {
  const firsts = new Map(designs.map((design) => [design.theme.opening, design.number]));
  for (const [opening, number] of firsts) {
    await page.goto(`/templates/${number}`);
    const { violations } = await new AxeBuilder({ page }).include("body").analyze();
    expect.soft(violations, `${number}: ${opening}`).toEqual([]);
    await page.evaluate(() => sessionStorage.clear());
  }
});
