import { axeOn, linesOf } from "./support/axe.ts";
import { designs } from "./support/designs.ts";
import { expect, test } from "./support/fixtures.ts";

test.use({ drawn: true });

for (const language of ["am", "en"] as const) {
  test(`every design is readable in ${language}`, async ({ page }) => {
    for (const { number } of designs.filter((design) => design.languages.includes(language))) {
      // A hash skips the opening.
      await page.goto(`/templates/${number}/${language}#top`);
      const found = await axeOn(page)
        .withRules(["color-contrast", "link-in-text-block", "target-size"])
        .analyze();
      expect.soft(linesOf(found), number).toEqual([]);
    }
  });
}

test("every opening is readable while it is closed, satisfies axe, and moves to the cover", async ({
  page,
}) => {
  const firsts = new Map(designs.map((design) => [design.theme.opening, design.number]));
  for (const [opening, number] of firsts) {
    await page.goto(`/templates/${number}`);
    const found = await axeOn(page).include("body").analyze();
    expect.soft(linesOf(found), `${number}: ${opening}`).toEqual([]);
    if (opening === "none") continue;
    // Names of several words do not move; then nothing but the page itself does.
    const shared = await page.locator(".flies b, .opening-sheet").count();
    await page.locator("[data-open]").click();
    // A view transition that is refused, as with one name on two elements, animates nothing.
    const moving = await page.waitForFunction(() => {
      const parts = document
        .getAnimations()
        .flatMap(({ effect }) =>
          effect instanceof KeyframeEffect ? [effect.pseudoElement ?? ""] : [],
        );
      return parts.some((part) => part.startsWith("::view-transition-group(")) && parts;
    });
    const parts = await moving.jsonValue();
    if (shared > 0)
      expect
        .soft(parts, `${number}: ${opening}`)
        .toContainEqual(expect.stringMatching(/\((?!root)/));
    await page.evaluate(() => sessionStorage.clear());
  }
});
