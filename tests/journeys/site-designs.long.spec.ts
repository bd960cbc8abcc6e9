import type { Page } from "@playwright/test";
import { violationsOf } from "./support/axe.ts";
import { expect, test } from "./support/fixtures.ts";

test.use({ drawn: true });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("names typed once are shown in the covers, in the template and in the phone, until they are removed", async ({
      page,
      browser,
    }) => {
      await page.goto("/assortment?occasion=wedding&lng=en");
      await page.getByText("Try it with your names").click();
      await page.getByLabel("One name").fill("Vahagn");
      await page.getByLabel("The other name").fill("Astghik");
      await page.getByLabel("Date").fill("2031-08-16");
      await page.getByRole("button", { name: "Show our names" }).click();
      await expect(page).toHaveURL(/\/assortment\?occasion=wedding#designs$/);
      const cover = page.frameLocator('iframe[src^="/templates/1002/cover"]');
      await expect(cover.locator("h1")).toContainText("Astghik");
      await expect(cover.locator("main")).toContainText("16 August 2031");

      await page.goto("/templates/1002/en");
      await expect(page.locator("main h1")).toContainText("Vahagn");
      await page.goto("/weblink?lng=en");
      await expect(page.locator(".names-strip")).toContainText("Vahagn and Astghik");
      await page.locator(".phone").scrollIntoViewIfNeeded();
      const phone = page.frameLocator(".phone iframe");
      await expect(phone.locator("main h1")).toContainText("Astghik");

      // Another visitor does not see them, neither in a cached page nor in a cover.
      const stranger = await browser.newContext();
      for (const address of ["/templates/1002/en", "/templates/1002/cover?lng=en&tried=0"])
        expect(await (await stranger.request.get(address)).text()).not.toContain("Astghik");
      await stranger.close();

      await page.getByText("Try it with your names").click();
      await page.getByRole("button", { name: "Back to the sample names" }).click();
      await expect(page).toHaveURL(/\/weblink#designs$/);
      await expect(page.getByText("Vahagn and Astghik")).toHaveCount(0);
      await expect(cover.locator("h1")).toContainText("Narek");
    });

    test("designs are filtered by occasion, at addresses of their own", async ({ page }) => {
      await page.goto("/assortment?lng=en");
      const filters = page.getByRole("navigation", { name: "Choose by occasion" });
      await expect(filters.locator("[aria-current]")).toHaveText(/^All \d+$/);
      await filters.getByRole("link", { name: /^Wedding \d+$/ }).click();
      await expect(page).toHaveURL(/\/assortment\?occasion=wedding$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wedding invitations");
      await expect(page.locator('.tile-link[href="/templates/1002/en"]')).toHaveText("Pomegranate");
      await page.goto("/assortment?occasion=nothing-we-know");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("All designs");
    });
  });
}

test("the phone plays its opening each time, and can be opened by keyboard", async ({ page }) => {
  for (const visit of ["first", "second"]) {
    await page.goto("/weblink?lng=en");
    await page.locator(".phone").scrollIntoViewIfNeeded();
    const phone = page.frameLocator(".phone iframe");
    const open = phone.getByRole("button", { name: "Open the invitation" });
    await expect(open, visit).toBeVisible();
    await open.focus();
    await page.keyboard.press("Enter");
    await expect(open).toBeHidden();
    await expect(phone.locator("main h1")).toContainText("Narek");
  }
});

test("the pages of designs satisfy axe", async ({ page }) => {
  for (const address of ["/weblink?lng=en", "/weblink?lng=am", "/assortment?occasion=wedding"]) {
    await page.goto(address);
    expect(await violationsOf(page), address).toEqual([]);
  }
});

/**
 * Waits for the fonts of the text that is laid out: `ready` alone holds too while the first layout,
 * which asks for them, is still to come. Layout shift by late fonts is measured elsewhere.
 */
async function untilLettersStand(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await document.fonts.ready;
  });
}

test("the pages of designs fit a narrow phone and move nothing while covers come", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of ["/weblink", "/assortment"]) {
    await page.goto(address);
    await untilLettersStand(page);
    const moved = page.evaluate(
      () =>
        new Promise<string[]>((answer) => {
          const seen: string[] = [];
          const nameOf = (node: Node | null) =>
            node instanceof Element
              ? `${node.tagName}.${node.className}`
              : String(node?.textContent);
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              for (const { node, previousRect, currentRect } of Reflect.get(entry, "sources"))
                seen.push(
                  `${nameOf(node)} ${JSON.stringify(previousRect)} → ${JSON.stringify(currentRect)}`,
                );
          }).observe({ type: "layout-shift" });
          setTimeout(() => answer(seen), 2_500);
        }),
    );
    await page.locator(".design-cover").first().scrollIntoViewIfNeeded();
    await expect(page.locator(".design-cover iframe").first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await moved, address).toEqual([]);
  }
});
