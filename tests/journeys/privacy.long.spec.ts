import type { BrowserContext, Page } from "@playwright/test";
import { browserEntries } from "#app/platform/privacy/stores.ts";
import { fillReply, guestName, openEnvelope, wedding } from "./support/answering.ts";
import { repliesLink } from "./support/couple.ts";
import { expect, test } from "./support/fixtures.ts";

/** The names of all cookies and storage entries, by place. */
async function keptIn(context: BrowserContext, page: Page) {
  return {
    cookie: (await context.cookies()).map(({ name }) => name),
    browser: await page.evaluate(() => Object.keys(localStorage)),
    tab: await page.evaluate(() => Object.keys(sessionStorage)),
    cache: await page.evaluate(() => caches.keys()),
  };
}

test.use({ serviceWorkers: "allow" });

test("a browser stores what the privacy page names, and nothing else", async ({
  page,
  context,
  studioJson,
  expectConsoleError,
}) => {
  expectConsoleError(/(403|503) .*test-private/);
  // All actions that store something: choosing a language, trying names, ordering, playing music,
  // opening, replying, folding the first steps and trying the shop's dashboard.
  await page.goto("/?lng=en");
  await page.goto("/templates/1002/en");
  await openEnvelope(page);
  const names = page.locator("form[action^='/try']").first();
  await names.locator("input[name=first]").fill("Narek");
  await names.locator("button").first().click();
  await page.goto("/order?lng=en");
  // The script that stores a half-filled order loads when the page is idle.
  await expect(async () => {
    await page.locator("[name=details]").fill("");
    await page.locator("[name=details]").fill("Saint Gayane church");
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toContain("order-draft");
  }).toPass();
  await page.goto("/templates/test-private");
  await page.locator("#gate-password").fill("erebuni");
  await page.locator("button[type=submit]").click();
  await expect(page.locator("#gate-password")).toHaveCount(0);
  await page.goto("/templates/1025");
  await openEnvelope(page);
  await page.locator("[data-music-switch]").click();
  await page.locator("[data-larger]").click();
  await page.goto("/for-hosts/demo/answers/new?lng=en");
  await page.locator("[name=name]").fill(guestName());
  await page.getByText("No", { exact: true }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL(/demo(?!.*new)/);
  const { token } = await repliesLink(studioJson);
  await page.goto(`/replies/${token}`);
  await page.locator(".first-steps button[name=steps]").click();
  await expect(page.locator(".first-steps")).toHaveCount(0);
  const staff = await studioJson<{ url: string }>("staff-link", "Privacy");
  await page.goto(new URL(staff.url).pathname);
  await page.goto(wedding);
  await openEnvelope(page);
  await fillReply(page, guestName(), "2");
  await page.locator("#reply-form button[type=submit]").click();
  await expect(page.locator("[data-reply-sent]")).toBeVisible();
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toEqual([]);

  const found = await keptIn(context, page);
  for (const place of ["cookie", "browser", "tab", "cache"] as const) {
    const listed = Object.values(browserEntries).filter((entry) => entry.place === place);
    const starts = listed.map(({ name }) => name.replace("…", ""));
    const unnamed = found[place].filter((name) => !starts.some((start) => name.startsWith(start)));
    expect(unnamed, place).toEqual([]);
    const never = starts.filter((start) => !found[place].some((name) => name.startsWith(start)));
    expect(never, `${place}: on the list, and never kept`).toEqual([]);
  }
});
