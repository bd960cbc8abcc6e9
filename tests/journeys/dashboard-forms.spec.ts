import { early, workThrough } from "./support/couple-work.ts";
import { expect, test as base } from "./support/fixtures.ts";
import { publishWedding } from "./support/published.ts";
import { crashHydration, holdScript, untilHydrated } from "./support/script.ts";

/** The link of a couple who have invited nobody yet. */
const test = base.extend<{ link: string }>({
  link: async ({ studioJson }, use) => {
    const path = await publishWedding({ languages: ["am", "en"] });
    const { url } = await studioJson<{ url: string }>("link", path.slice(1));
    await use(url);
  },
});

test("guests, import, tables and settings work without script", async ({ browser, link }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(link);
  await workThrough(page);
  await context.close();
});

test(
  "guests, import, tables and settings work before their script has come",
  { tag: "@long" },
  async ({ page, link }) => {
    await page.goto(link);
    const script = await holdScript(page);
    await workThrough(page);
    script.arrive();
    await untilHydrated(page);
    await expect(page.locator("#links .rows li")).toContainText("Nane");
  },
);

test(
  "guests, import, tables and settings work after their script has crashed",
  { tag: "@long" },
  async ({ page, link, expectConsoleError }) => {
    expectConsoleError("reduceRight");
    const putBack = await crashHydration(page);
    await page.goto(link);
    await workThrough(page, putBack);
  },
);

test(
  "a form of a page that was opened by its address is checked in place",
  { tag: "@long" },
  async ({ page, link }) => {
    await page.goto(link);
    await page.goto("/replies/answers/new?lng=en");
    await untilHydrated(page);
    let isSent = false;
    page.on("request", (request) => (isSent ||= request.method() === "POST"));
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.locator("[id$='-error']:not(:empty)").first()).toBeVisible();
    expect(isSent).toBe(false);
  },
);

test(
  "what a couple typed before the script came stays",
  { tag: "@long" },
  async ({ page, link }) => {
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
  },
);

test(
  "a link or key that is shown once leaves the page with the next form",
  { tag: "@long" },
  async ({ page, link }) => {
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
  },
);
