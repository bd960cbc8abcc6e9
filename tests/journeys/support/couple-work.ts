import { expect, type Page } from "@playwright/test";

/** Goes on as soon as a page begins to come, before its script. */
export const early = { waitUntil: "commit" } as const;

/**
 * Changes something on each page of guests, import, tables and settings, by their forms.
 * @param ready waits until a page that has begun to come may be filled in.
 */
export async function workThrough(
  page: Page,
  ready: () => Promise<unknown> = async () => {},
): Promise<void> {
  await page.goto("/replies/guests/new?lng=en", early);
  await ready();
  await page.locator("[name=person]").first().fill("Armen Petrosyan");
  await page.locator("button[name=intent][value=save]").click();
  await expect(page).toHaveURL(/\/replies\/guests\/[\da-f-]{36}\?done=saved/);

  await page.goto("/replies/guests/import", early);
  await ready();
  await page.locator("textarea[name=text]").fill("Name\tNumber\nNare Sargsyan\t2");
  await page.locator(".guest-form button[type=submit]").click();
  await expect(page.locator(".guest-import .added .count")).toHaveText("1");
  await ready();
  await page.locator(".guest-take button").click();
  await expect(page.locator(".households li")).toHaveCount(2);

  await page.goto("/replies/tables", early);
  await ready();
  await page.locator(".add-tables input[name=count]").fill("1");
  await page.locator(".add-tables button").click();
  await expect(page.locator(".table-card")).toHaveCount(1);
  await ready();
  await page.getByRole("checkbox", { name: "Armen" }).check();
  await page.locator(".seat-bar select").selectOption({ index: 1 });
  await page.locator(".seat-bar button").click();
  await expect(page.locator(".table-card .party")).toContainText("Armen");

  await page.goto("/replies/settings", early);
  await ready();
  const share = page.locator("#links form", { has: page.locator("input[name=name]") });
  await share.locator("input[name=name]").fill("Nane");
  await share.locator("button[type=submit]").click();
  await expect(page.locator(".shown-link input")).toHaveValue(/\/replies\//);
  await expect(page.locator("#links .rows li")).toContainText("Nane");
}
