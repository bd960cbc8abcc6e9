import type { Page } from "@playwright/test";
import { withStore } from "../../cli/store.ts";
import { violationsOf } from "./support/axe.ts";
import { expect, test as base } from "./support/fixtures.ts";
import { tabTo } from "./support/keyboard.ts";
import { publishWedding } from "./support/published.ts";
import { documentsOf, holdScript, untilHydrated } from "./support/script.ts";

/** A wedding with more replies than one page shows, and its couple's link. */
const test = base.extend<{ link: string }>({
  link: async ({ studioJson }, use) => {
    const invitation = (await publishWedding({ languages: ["am", "en"] })).slice(1);
    const answers = Array.from({ length: 210 }, (_, index) => {
      const [answer, guests] = index % 3 > 0 ? ["Yes", 2] : ["No", null];
      const at = Date.UTC(2027, 0, 15, 8) + index * 60_000;
      return [crypto.randomUUID(), `Հյուր ${index}`, answer, guests, at];
    });
    // One statement: each call on the local storage waits for another process.
    await withStore(false, ({ db }) =>
      db
        .prepare(
          `INSERT INTO replies (id, invitation, key, content_hash, language, name, response, guests_number, created_at, updated_at)
           SELECT value ->> 0, ?1, value ->> 0, '', 'am', value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 4
           FROM json_each(?2)`,
        )
        .bind(invitation, JSON.stringify(answers))
        .run(),
    );
    await use((await studioJson<{ url: string }>("link", invitation)).url);
  },
});

const filter = (page: Page, name: string) =>
  page.locator(".answer-filters nav a", { hasText: name });

test("a couple filters and pages through the answers without loading the page anew", async ({
  page,
  link,
}) => {
  await page.goto(link);
  await untilHydrated(page);
  const documents = documentsOf(page);
  await filter(page, "Չեն գա").click();
  await expect(page).toHaveURL(/answer=no/);
  await expect(page.locator(".entries .yes")).toHaveCount(0);
  await expect(filter(page, "Չեն գա")).toHaveAttribute("aria-current", "page");
  await page.goBack();
  await expect(page.locator(".entries .yes").first()).toBeVisible();
  await page.locator(".pages a").click();
  await expect(page).toHaveURL(/page=2/);
  await page.locator(".pages a").last().click();
  await expect(page.locator(".entries li")).toHaveCount(10);
  expect(documents).toEqual([]);
  expect(await violationsOf(page)).toEqual([]);
});

test(
  "an answer given by phone is entered by keyboard alone",
  { tag: "@long" },
  async ({ page, link }) => {
    await page.goto(link);
    await untilHydrated(page);
    await tabTo(page, page.locator(".by-phone a"));
    await page.keyboard.press("Enter");
    await tabTo(page, page.locator(".dashboard-form input[name=name]"));
    await page.keyboard.type("Հերախոս Հայկ");
    await tabTo(page, page.locator("input[name=response]").first());
    await page.keyboard.press("Space");
    await tabTo(page, page.locator("input[name=guestsNumber]"));
    await page.keyboard.type("2");
    await page.keyboard.press("Enter");
    await tabTo(page, page.locator("input[name=q]"));
    await page.keyboard.type("herakh");
    await expect(page.locator(".entries li")).toHaveCount(1);
    await expect(page.locator(".entries .entered")).toBeVisible();
  },
);

test("it says that answers are being loaded", async ({ page, link }) => {
  await page.goto(link);
  await untilHydrated(page);
  let arrive = () => {};
  const requested = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/replies\/entries/, async (route) => {
    await requested;
    await route.continue();
  });
  await filter(page, "Կգան").first().click();
  const list = page.locator("#list");
  await expect(list).toHaveAttribute("aria-busy", "true");
  await expect(list.getByRole("status")).toHaveText("Բեռնվում է…");
  arrive();
  await expect(list).toHaveAttribute("aria-busy", "false");
});

test("a couple whose network is lost is told so, and the list follows once it is back", async ({
  page,
  context,
  link,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await page.goto(link);
  await untilHydrated(page);
  await context.setOffline(true);
  await filter(page, "Չեն գա").click();
  await expect(page.locator("#list .note")).toHaveText("Համացանցի կապ չկա");
  await context.setOffline(false);
  await expect(page.locator("#list .note")).toHaveCount(0);
  await expect(page.locator(".entries .yes")).toHaveCount(0);
});

test("without script a couple filters, pages and picks a language", async ({ browser, link }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(link);
  await filter(page, "Չեն գա").click();
  await expect(page.locator(".entries .yes")).toHaveCount(0);
  await filter(page, "Բոլորը").click();
  await page.locator(".pages a").click();
  await page.locator(".pages a").last().click();
  await expect(page.locator(".entries li")).toHaveCount(10);
  await page.locator(".languages a", { hasText: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await context.close();
});

test("a link that is followed before the script is there leads where it says", async ({
  page,
  link,
}) => {
  const script = await holdScript(page);
  await page.goto(link, { waitUntil: "commit" });
  await filter(page, "Չեն գա").click();
  await expect(page).toHaveURL(/answer=no/);
  await expect(page.locator(".entries .yes")).toHaveCount(0);
  script.arrive();
  await untilHydrated(page);
  await filter(page, "Բոլորը").click();
  await expect(page.locator(".entries .yes").first()).toBeVisible();
});

test("without a session the page explains how it is opened, in the site's language", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError("404");
  await page.goto("/replies?lng=en");
  await expect(page.locator("h1")).toHaveText("Your replies page is closed");
  await page.goto("/replies/not-a-token?lng=am");
  await expect(page.locator("h1")).toHaveText("Պատասխանների էջը փակ է");
  await expect(page.locator("script")).toHaveCount(0);
});
