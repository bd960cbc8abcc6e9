import { violationsOf } from "./support/axe.ts";
import { expect, test } from "./support/fixtures.ts";

/** The private demo; its password is in docs/invitations.md. */
const address = "/templates/test-private";
const password = "erebuni";

/** The gate answers 403, which the browser's console reports as an error. */
test.beforeEach(({ expectConsoleError }) => expectConsoleError("403"));

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("a guest types a wrong password, then the right one, and is let in from then on", async ({
      page,
      context,
      browser,
    }) => {
      await page.goto(`${address}/en?utm_source=chat`);
      await expect(page).toHaveTitle("This invitation is sealed");
      await page.getByLabel("Password").fill("wrong");
      await page.getByRole("button", { name: "Open the invitation" }).click();
      await expect(page.getByRole("alert")).toHaveText("Incorrect password. Please try again.");
      await expect(page.locator("body")).not.toContainText("Davit");

      await page.getByLabel("Password").fill(password);
      await page.getByRole("button", { name: "Open the invitation" }).click();
      await expect(page).toHaveURL(/\/templates\/test-private\/en\?utm_source=chat$/);
      await expect(page.locator("main h1")).toContainText("Davit");

      const another = await context.newPage();
      await another.goto(address);
      await expect(another.locator("main h1")).toContainText("Դավիթ");

      // A page that was shown to one guest is not cached for others.
      const stranger = await browser.newContext({ javaScriptEnabled });
      for (const language of ["", "/en"]) {
        const response = await stranger.request.get(address + language);
        expect(response.status()).toBe(403);
        expect(await response.text()).not.toMatch(/Davit|Դավիթ/);
      }
      await stranger.close();
    });
  });
}

test("the gate can be opened by keyboard alone", async ({ page }) => {
  await page.goto(`${address}/en`);
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Password")).toBeFocused();
  await page.keyboard.type("wrong");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.type(password);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("main h1")).toContainText("Davit");
});

test("the gate satisfies axe", async ({ page }) => {
  for (const language of ["", "/en", "/ru"]) {
    await page.goto(address + language);
    expect(await violationsOf(page)).toEqual([]);
    await page.locator("input[type=password]").fill("wrong");
    await page.locator("button[type=submit]").click();
    await expect(page.getByRole("alert")).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  }
});

test("the gate fits a narrow phone in every language", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  for (const language of ["", "/en", "/ru"]) {
    await page.goto(address + language);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(320);
  }
});
