import { violationsOf } from "./support/axe.ts";
import { expect, test } from "./support/fixtures.ts";

const page404 = "/nothing-here";

test(
  "the switch names the language that is on, and the other one is remembered",
  { tag: "@long" },
  async ({ page, context }) => {
    const language = async () => ({
      cookie: (await context.cookies()).find(({ name }) => name === "language")?.value,
      stored: await page.evaluate(() => localStorage.getItem("language")),
      page: await page.locator("html").getAttribute("lang"),
    });
    await page.goto("/prices");
    await page.waitForLoadState("networkidle");
    const label = page.locator("[data-language-switch]");
    await expect(label).toHaveText("Հայերեն");
    expect(await language()).toEqual({ cookie: undefined, stored: "am", page: "hy" });

    await label.click();
    await expect(label).toHaveText("en");
    await page.waitForLoadState("networkidle");
    expect(await language()).toEqual({ cookie: "en", stored: "en", page: "en" });

    await page.goto("/");
    await expect(label).toHaveText("en");
    await label.click();
    await expect(label).toHaveText("Հայերեն");
    await page.waitForLoadState("networkidle");
    expect(await language()).toEqual({ cookie: "am", stored: "am", page: "hy" });
  },
);

test(
  "a 404 page has the shell and keeps the visitor's language",
  { tag: "@long" },
  async ({ page, expectConsoleError }) => {
    expectConsoleError("404");
    await page.goto(page404);
    await page.locator("[data-language-switch]").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("We couldn’t find this page");
    await page.getByRole("link", { name: "Home page" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  },
);

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "the menu opens, the language changes, and questions unfold",
    { tag: "@long" },
    async ({ page }) => {
      await page.goto("/");
      await page.locator("[data-menu] summary").click();
      await expect(page.locator("[data-menu]").getByRole("link").first()).toBeVisible();
      await page.locator("[data-language-switch]").click();
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
      await page.getByText("Does it need an app").click();
      await expect(page.getByText("No app: the invitation opens")).toBeVisible();
    },
  );

  test(
    "names tried on the home page are still shown after a reload",
    { tag: "@long" },
    async ({ page }) => {
      await page.goto("/");
      await page.locator('input[name="first"]').fill("Սուրեն");
      await page.locator(".try-form .primary").click();
      await expect(page).toHaveURL(/\/#designs$/);
      await expect(page.locator('input[name="first"]')).toHaveValue("Սուրեն");
    },
  );
});

const pages = ["/", "/prices", "/accessories", "/privacy-policy", "/info/ekamtayin-hark", page404];

for (const path of pages) {
  test(`${path} satisfies axe and fits every screen in both languages`, async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError("404");
    for (const language of ["am", "en"]) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${path}?lng=${language}`);
      await page.waitForLoadState("networkidle");
      for (const details of await page.locator("main details").all())
        await details.evaluate((element) => element.setAttribute("open", ""));
      expect(await violationsOf(page)).toEqual([]);
      for (const width of [320, 360, 1024, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide, `${language} at ${width}`).toBeLessThanOrEqual(width);
      }
    }
  });
}

test("nothing is requested from another host", async ({ page, context }) => {
  const foreign: string[] = [];
  await context.route(/^https:/, (route) => {
    foreign.push(route.request().url());
    return route.abort();
  });
  for (const path of pages.filter((one) => one !== page404)) {
    await page.goto(path);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState("networkidle");
  }
  expect(foreign).toEqual([]);
});
