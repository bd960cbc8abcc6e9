import { axeOn, linesOf } from "./support/axe.ts";
import { designs, oneOfEach } from "./support/designs.ts";
import { testEachDesign } from "./support/each-design.ts";
import { expect, test } from "./support/fixtures.ts";

test.describe.configure({ mode: "parallel" });
test.use({ drawn: true });

for (const language of ["am", "en"] as const)
  testEachDesign(
    `every design is readable in ${language}`,
    import.meta.filename,
    designs.filter((design) => design.languages.includes(language)),
    // A hash skips the opening.
    ({ number }) => [`/templates/${number}/${language}#top`],
    async ({ page, paths: [path = ""] }) => {
      await page.goto(path);
      const found = await axeOn(page)
        .withRules(["color-contrast", "link-in-text-block", "target-size"])
        .analyze();
      expect(linesOf(found)).toEqual([]);
    },
  );

testEachDesign(
  "every opening is readable while it is closed, satisfies axe, and moves to the cover",
  import.meta.filename,
  oneOfEach("opening"),
  ({ number }) => [`/templates/${number}`],
  async ({ page, design, paths: [path = ""] }) => {
    await page.goto(path);
    const found = await axeOn(page).include("body").analyze();
    expect.soft(linesOf(found), design.theme.opening).toEqual([]);
    if (design.theme.opening === "none") return;
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
      expect.soft(parts, design.theme.opening).toContainEqual(expect.stringMatching(/\((?!root)/));
  },
);
