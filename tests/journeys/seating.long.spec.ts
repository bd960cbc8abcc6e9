import { withStore } from "../../cli/store.ts";
import { violationsOf } from "./support/axe.ts";
import { expect, test as base } from "./support/fixtures.ts";
import { publishWedding } from "./support/published.ts";
import { documentsOf, untilHydrated } from "./support/script.ts";

/** The page of tables of a wedding with two tables of three seats and three parties of two. */
const test = base.extend<{ link: string }>({
  link: async ({ studioJson }, use) => {
    const invitation = (await publishWedding({ languages: ["am", "en"] })).slice(1);
    await withStore(false, async ({ db }) => {
      const reply = db.prepare(
        `INSERT INTO replies (id, invitation, key, content_hash, language, name, response, guests_number, created_at, updated_at)
         VALUES (?1, ?2, ?1, '', 'am', ?3, 'Yes', 2, ?4, ?4)`,
      );
      const table = db.prepare(
        "INSERT INTO seating_tables (id, invitation, name, seats, position) VALUES (?1, ?2, ?3, 3, ?3)",
      );
      await db.batch([
        ...["Անի", "Արամ", "Նարե"].map((name, at) =>
          reply.bind(crypto.randomUUID(), invitation, name, at),
        ),
        ...["1", "2"].map((name) => table.bind(crypto.randomUUID(), invitation, name)),
      ]);
    });
    const { url } = await studioJson<{ url: string }>("link", invitation);
    await use(url);
  },
});

test("parties are seated by keyboard, and the focus goes on to the next", async ({
  page,
  link,
}) => {
  await page.goto(link);
  await page.goto("/replies/tables?lng=en");
  await untilHydrated(page);
  const documents = documentsOf(page);
  const box = (name: string) => page.getByRole("checkbox", { name });
  await box("Անի").press("Space");
  await expect(page.locator(".chosen-people")).toHaveText("2 people chosen.");
  await page.locator(".seat-bar select").selectOption({ label: "Table 1 · 3 free" });
  await page.locator(".seat-bar button").press("Enter");
  await expect(page.locator(".said")).toContainText("1 seat is free there now.");
  await expect(box("Արամ")).toBeFocused();
  await box("Արամ").press("Space");
  await expect(page.locator(".chosen-people")).toContainText("Table 1 has 1 free, and they are 2.");
  await page.locator(".seat-bar button").press("Enter");
  await expect(page.locator(".table-card").first()).toHaveClass(/overfull/);
  await expect(page.locator(".said")).toContainText("over by 1");

  await page.locator(".change-table summary").first().press("Enter");
  await page.getByRole("button", { name: "Delete" }).first().press("Enter");
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await expect(page.locator(".unseated .party")).toHaveCount(3);
  await page.keyboard.press("Enter");
  await expect(page.locator(".table-card").first().locator(".party")).toHaveCount(2);
  expect(documents).toEqual([]);
  expect(await violationsOf(page)).toEqual([]);
});

test.describe("with a mouse", () => {
  test.use({ isMobile: false, hasTouch: false, viewport: { width: 1280, height: 800 } });

  test("parties are dragged to tables and back, and no answer moves the page", async ({
    page,
    link,
  }) => {
    await page.goto(link);
    await page.goto("/replies/tables?lng=en");
    await untilHydrated(page);
    const card = page.locator(".table-card");
    // From the document's top, because dragging may scroll.
    const topOf = () =>
      card.first().evaluate((element) => element.getBoundingClientRect().top + scrollY);
    const top = await topOf();
    await page.getByRole("checkbox", { name: "Անի" }).check();
    await page.getByRole("checkbox", { name: "Նարե" }).check();
    await page.locator(".unseated .party", { hasText: "Անի" }).dragTo(card.nth(1));
    await expect(page.locator(".said")).toContainText("over by 1");
    expect(await topOf()).toBe(top);
    await expect(card.nth(1).locator(".party")).toHaveText([/Անի/, /Նարե/]);
    await card.nth(1).locator(".party", { hasText: "Նարե" }).dragTo(card.first());
    await expect(card.first().locator(".party")).toHaveText([/Նարե/]);
    await card.first().locator(".party").dragTo(page.locator(".unseated"));
    await expect(page.locator(".said")).toContainText("no table now");
    await expect(page.locator(".unseated .party")).toHaveText([/Արամ/, /Նարե/]);
  });
});

test("a move without a network is not lost in silence", async ({
  page,
  context,
  link,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_INTERNET_DISCONNECTED/);
  await page.goto(link);
  await page.goto("/replies/tables?lng=en");
  await untilHydrated(page);
  await page.getByRole("checkbox", { name: "Անի" }).check();
  await page.locator(".seat-bar select").selectOption({ index: 1 });
  await context.setOffline(true);
  await page.locator(".seat-bar button").click();
  await expect(page.locator(".said")).toContainText("nothing was saved");
  await expect(page.locator(".unseated .party")).toHaveCount(3);
  await context.setOffline(false);
});
