import type { Page } from "@playwright/test";
import { expect, test as base } from "./support/fixtures.ts";
import { publishWedding } from "./support/published.ts";
import { holdScript, untilHydrated } from "./support/script.ts";

/** The link of a couple who have invited nobody yet. */
const test = base.extend<{ link: string }>({
  link: async ({ studioJson }, use) => {
    const path = await publishWedding({ languages: ["am", "en"] });
    const { url } = await studioJson<{ url: string }>("link", path.slice(1));
    await use(url);
  },
});

/** Goes on as soon as a page begins to come, before its script. */
const early = { waitUntil: "commit" } as const;

/** Changes something on each page of guests, import, tables and settings, by their forms. */
async function workThrough(page: Page): Promise<void> {
  await page.goto("/replies/guests/new?lng=en", early);
  await page.locator("[name=person]").first().fill("Armen Petrosyan");
  await page.locator("button[name=intent][value=save]").click();
  await expect(page).toHaveURL(/\/replies\/guests\/[\da-f-]{36}\?done=saved/);

  await page.goto("/replies/guests/import", early);
  await page.locator("textarea[name=text]").fill("Name\tNumber\nNare Sargsyan\t2");
  await page.locator(".guest-form button[type=submit]").click();
  await expect(page.locator(".guest-import .added .count")).toHaveText("1");
  await page.locator(".guest-take button").click();
  await expect(page.locator(".households li")).toHaveCount(2);

  await page.goto("/replies/tables", early);
  await page.locator(".add-tables input[name=count]").fill("1");
  await page.locator(".add-tables button").click();
  await expect(page.locator(".table-card")).toHaveCount(1);
  await page.getByRole("checkbox", { name: "Armen" }).check();
  await page.locator(".seat-bar select").selectOption({ index: 1 });
  await page.locator(".seat-bar button").click();
  await expect(page.locator(".table-card .party")).toContainText("Armen");

  await page.goto("/replies/settings", early);
  const share = page.locator("#links form", { has: page.locator("input[name=name]") });
  await share.locator("input[name=name]").fill("Nane");
  await share.locator("button[type=submit]").click();
  await expect(page.locator(".shown-link input")).toHaveValue(/\/replies\//);
  await expect(page.locator("#links .rows li")).toContainText("Nane");
}

test("guests, import, tables and settings work without script", async ({ browser, link }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(link);
  await workThrough(page);
  await context.close();
});

test("guests, import, tables and settings work before their script has come", async ({
  page,
  link,
}) => {
  await page.goto(link);
  const script = await holdScript(page);
  await workThrough(page);
  script.arrive();
  await untilHydrated(page);
  await expect(page.locator("#links .rows li")).toContainText("Nane");
});

test("what a couple typed before the script came stays", async ({ page, link }) => {
  await page.goto(link);
  const script = await holdScript(page);
  await page.goto("/replies/guests/new?lng=en", early);
  await page.locator("[name=person]").first().fill("Armen Petrosyan");
  await page.locator("[name=note]").fill("By the door");
  script.arrive();
  await untilHydrated(page);
  await expect(page.locator("[name=person]").first()).toHaveValue("Armen Petrosyan");
  await expect(page.locator("[name=note]")).toHaveValue("By the door");

  script.hold();
  await page.goto("/replies/guests/import", early);
  await page.locator("textarea[name=text]").fill("Nare Sargsyan");
  script.arrive();
  await untilHydrated(page);
  await expect(page.locator("textarea[name=text]")).toHaveValue("Nare Sargsyan");

  script.hold();
  await page.goto("/replies/settings", early);
  const name = page.locator("#links input[name=name]");
  await name.fill("Nane");
  script.arrive();
  await untilHydrated(page);
  await expect(name).toHaveValue("Nane");
});

test("a link or key that is shown once leaves the page with the next form", async ({
  page,
  link,
}) => {
  await page.goto(link);
  await page.goto("/replies/settings");
  const programs = page.locator("#programs");
  await programs.locator("summary").first().click();
  await programs.locator("input[name=name]").fill("Tables");
  await programs.getByRole("radio").first().check();
  await programs
    .locator("form", { has: page.locator("input[name=days]") })
    .getByRole("button")
    .click();
  await expect(programs.locator(".shown-link")).toHaveCount(1);
  await programs.locator(".rows button").click();
  await expect(programs.locator(".rows li")).toHaveCount(0);
  await expect(programs.locator(".shown-link")).toHaveCount(0);
});
