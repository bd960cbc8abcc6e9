import { expect, test } from "./support/fixtures.ts";

test("the menu closes at a tap into the phone of the home page too", async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 1400 });
  await page.goto("/?lng=en");
  await page.waitForLoadState("networkidle");
  const menu = page.locator("[data-menu]");
  await page.locator(".tour-phone").scrollIntoViewIfNeeded();
  const phone = page.locator('iframe[title="A sample invitation"]');
  await expect(phone).toBeVisible();
  await menu.locator("summary").click();
  await phone.click();
  await expect(menu).not.toHaveAttribute("open");
});

test("the invitation on the home page is open, and scrolls to what its callout tells of", async ({
  page,
}) => {
  await page.goto("/?lng=en");
  await page.locator(".tour-phone").scrollIntoViewIfNeeded();
  const phone = page.frameLocator('iframe[title="A sample invitation"]');
  await expect(phone.locator("main h1")).toBeInViewport();
  await page.locator('[data-part="#reply"]').scrollIntoViewIfNeeded();
  await expect(phone.locator("#reply")).toBeInViewport();
});

test("designs pass by on the first screen, unless they are held or less motion is wanted", async ({
  page,
}) => {
  await page.goto("/?lng=en");
  const running = () =>
    page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === "running").length,
    );
  await expect.poll(running).toBe(5);
  await page.getByLabel("Pause").check({ force: true });
  await expect.poll(running).toBe(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.reload();
  await expect(page.locator(".hero-reel li:visible")).toHaveCount(1);
});
