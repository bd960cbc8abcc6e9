import { valueOf } from "../support/html.ts";
import { fillReply, guestName, openEnvelope, sendReply, wedding } from "./support/answering.ts";
import { violationsOf } from "./support/axe.ts";
import { repliesLink } from "./support/couple.ts";
import { expect, test } from "./support/fixtures.ts";

test("the envelope opens at a tap, once a visit, and the page beneath was there all along", async ({
  page,
}) => {
  await page.goto(wedding);
  await expect(page.locator("main h1")).toBeAttached();
  await openEnvelope(page);
  await expect(page.locator("main h1")).toBeInViewport();
  await page.reload();
  await expect(page.locator("[data-opening]")).toBeHidden();
});

test("a reader who wants less motion sees the invitation at once after the tap", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(wedding);
  await openEnvelope(page);
  await expect(page.locator("main h1")).toBeVisible();
});

test("nothing is requested from another host before a tap, which loads the map", async ({
  page,
  context,
  expectConsoleError,
}) => {
  expectConsoleError(/openstreetmap|ERR_/);
  const foreign: string[] = [];
  await context.route(/^https:/, (route) => {
    foreign.push(new URL(route.request().url()).hostname);
    return route.abort();
  });
  await page.goto(wedding);
  await openEnvelope(page);
  await page.mouse.wheel(0, 20_000);
  await page.waitForLoadState("networkidle");
  expect(foreign).toEqual([]);
  await page.locator("a[data-map-embed]").first().click();
  await expect(page.locator("iframe").first()).toBeVisible();
  await expect.poll(() => foreign).toContain("www.openstreetmap.org");
});

test("a reader who wants more contrast reads quiet text in full ink", async ({ page }) => {
  const colours = () =>
    page
      .locator(".venue:has(.muted)")
      .first()
      .evaluate((section) =>
        [section, section.querySelector(".muted") ?? section].map(
          (element) => getComputedStyle(element).color,
        ),
      );
  await page.goto(`${wedding}/en`);
  const [ink, muted] = await colours();
  expect(muted).not.toBe(ink);
  await page.emulateMedia({ contrast: "more" });
  expect(await colours()).toEqual([ink, ink]);
});

test("the countdown runs in the page's language", async ({ page }) => {
  await page.goto(`${wedding}/en`);
  await openEnvelope(page);
  const second = page.locator('[data-countdown] [data-unit="second"]');
  await expect(second).toBeVisible();
  const first = await second.innerText();
  await expect(second).not.toHaveText(first);
  await expect(page.locator("[data-countdown]")).toContainText(/days?/);
});

test("the account number is copied, and the button says so", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${wedding}/en`);
  await openEnvelope(page);
  const copy = page.locator("button[data-copy]").first();
  await copy.click();
  await expect(copy).toHaveText("Copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await copy.getAttribute("data-copy"),
  );
});

test("the languages of an invitation lead to one another", async ({ page }) => {
  await page.goto(wedding);
  await openEnvelope(page);
  await page.locator('a[hreflang="ru"]').first().click();
  await expect(page).toHaveURL(new RegExp(`${wedding}/ru$`));
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
});

test("guests share a finished page, but never a form's key", async ({ request }) => {
  // A page is rendered anew each minute, and requests at that moment may each get their own.
  await expect(async () => {
    const pages = await Promise.all(
      ["", "?fbclid=abc", ""].map(async (query) =>
        (await request.get(`${wedding}${query}`)).text(),
      ),
    );
    const keys = pages.map((html) => valueOf(html, "key"));
    expect(new Set(keys).size).toBe(3);
    for (const key of keys) expect(key).toMatch(/^[\da-f-]{36}$/);
    expect(pages[2]?.replace(keys[2] ?? "", "")).toBe(pages[0]?.replace(keys[0] ?? "", ""));
  }).toPass();
});

const widths = [
  [360, 740],
  [390, 844],
  [1440, 900],
] as const;

for (const [width, height] of widths) {
  test(`nothing is wider than a screen of ${width} pixels, in any language`, async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError("404");
    await page.setViewportSize({ width, height });
    for (const path of [
      wedding,
      `${wedding}/en`,
      `${wedding}/ru`,
      "/templates/1002",
      "/nothing-here",
    ]) {
      await page.goto(path);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, path).toBe(0);
    }
  });
}

test("what guests and couples see satisfies axe", async ({ page, studioJson }) => {
  // axe runs on many pages, which is slow on a busy machine.
  const { url } = await repliesLink(studioJson);
  await page.goto(wedding);
  expect(await violationsOf(page), "the closed envelope").toEqual([]);
  await openEnvelope(page);
  for (const path of [wedding, `${wedding}/en`, `${wedding}/ru`, url]) {
    await page.goto(path);
    if (await page.locator("html.opening").count()) await openEnvelope(page);
    expect(await violationsOf(page), path).toEqual([]);
  }
});

test("with errors shown and with answers given, the form satisfies axe", async ({ page }) => {
  await page.goto(`${wedding}/en`);
  await openEnvelope(page);
  await page.locator("input[name=name]").fill(guestName());
  await page.locator("#reply-form button[type=submit]").click();
  await expect(page.locator('[data-error-for="response"]')).not.toBeEmpty();
  expect(await violationsOf(page, "#reply")).toEqual([]);
  await fillReply(page, guestName(), "2");
  await sendReply(page);
  await page.locator("a.another").click();
  await fillReply(page, guestName(), "1");
  await sendReply(page);
  await page.locator("#reply summary").click();
  expect(await violationsOf(page, "#reply")).toEqual([]);
});
