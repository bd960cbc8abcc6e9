import { readFile } from "node:fs/promises";
import { read, utils } from "@e965/xlsx";
import type { Browser, Page } from "@playwright/test";
import { openEnvelope } from "./support/answering.ts";
import { violationsOf } from "./support/axe.ts";
import { expect, test } from "./support/fixtures.ts";
import { publishWedding } from "./support/published.ts";
import { documentsOf, untilHydrated } from "./support/script.ts";

const first = "Անի Արամ Գոռ Դավիթ Եվա Զարուհի Էդգար Թամարա Ժիրայր Լևոն".split(" ");
const second = "Կարեն Հասմիկ Մարո Նարեկ Շուշան Պետրոս Ռուբեն Սոնա Վահան Տիգրան".split(" ");

/** Made-up surnames, no two of which sound alike: one a household, as nobody is in two. */
const surnames = [..."ԼՄՆՍՎԶԴԿ"].flatMap((one) =>
  [..."մնսվզդկլ"].flatMap((two) => [..."նսվզդ"].map((three) => `${one}ա${two}ե${three}յան`)),
);
const households = surnames
  .slice(0, 300)
  .map((surname, at) => `${first[at % 10]} և ${second[(at * 3) % 10]} ${surname}`);
/** Two of them again, in Russian and in Latin letters. */
const doubles = ["Ани и Карен Ламенян", "Aram and Narek Lamesyan"];
const table = ["Անուն\tՔանակ", ...households.map((name) => `${name}\t3`), ...doubles].join("\n");

/** The first of them, and what is typed to find it. */
const family = { greeted: "Անի և Կարեն", surname: "Լամենյան", typed: "lamenian" };

/** All but the first lines of a list, which are alike: of three hundred, axe takes seconds a page. */
const rest = ":is(li, tr, option):nth-child(n + 12)";

/** The couple's pages, besides those of one household and one answer. */
const pages = [
  "/answers/new",
  "/guests",
  "/guests/new",
  "/guests/import",
  "/reminders",
  "/tables",
  "/lists",
  "/caterer",
  "/door",
  "/wishes",
  "/settings",
];

test("a list of 300 households becomes answers, seats and a workbook", async ({
  browser,
  baseURL,
  page,
  studioJson,
}) => {
  expect(households).toHaveLength(300);
  const path = await publishWedding({ languages: ["am", "en"] });
  const { url } = await studioJson<{ url: string }>("link", path.slice(1));
  await page.goto(url);

  await test.step("the couple imports the list, and the doubles are left out", async () => {
    await paste(page);
    await expect(page.locator(".guest-import .added .count")).toHaveText("300");
    await expect(page.locator(".guest-import .doubles li")).toHaveCount(2);
    const before = await page.context().newPage();
    await before.goto("/replies/guests");
    await expect(before.locator(".households li")).toHaveCount(0);
    await before.close();
    await page.locator(".guest-take button").click();
    await expect(page.locator(".households li")).toHaveCount(300);
    await paste(page);
    await expect(page.locator(".guest-import .same .count")).toHaveText("300");
    await expect(page.locator(".guest-import .added")).toHaveCount(0);
  });

  const link =
    await test.step("finds a household in another script and copies its link", async () => {
      await page.goto("/replies/guests");
      await untilHydrated(page);
      await page.locator("#guest-search").fill(family.typed);
      await page.locator(".households a", { hasText: family.surname }).click();
      const address = await page.locator("#personal-link").inputValue();
      await expect(page.locator(".guest-message").first()).toContainText(address);
      expect(address).toMatch(/\?g=\w{8}$/);
      return new URL(address).pathname + new URL(address).search;
    });

  await page.goto("/replies");
  await untilHydrated(page);
  const documents = documentsOf(page);
  const entry = page.locator(".entries li", { hasText: family.surname }).first();

  const guest =
    await test.step("two of the three come, and the couple sees it arrive", async () => {
      const phone = await phoneOf(browser, baseURL);
      await phone.goto(link);
      await openEnvelope(phone);
      await expect(phone.locator(".greeting").first()).toContainText(family.greeted);
      await expect(phone.locator("input[name=guestsNumber]")).toHaveValue("3");
      await phone.locator("input[name=response][value=Yes]").check({ force: true });
      await phone.locator("input[name=guestsNumber]").fill("4");
      await phone.locator("#reply-form button[type=submit]").click();
      await expect(phone.locator('[data-error-for="guestsNumber"]')).not.toBeEmpty();
      await phone.locator("input[name=guestsNumber]").fill("2");
      await phone.locator("#reply-form button[type=submit]").click();
      await expect(phone.locator("[data-reply-sent]")).toBeVisible();
      // The page asks for news every 20 seconds.
      await expect(entry.locator(".said .yes")).toContainText("2", { timeout: 60_000 });
      return phone;
    });

  await test.step("another phone of the household changes the answer without script", async () => {
    const other = await phoneOf(browser, baseURL, false);
    await other.goto(`${link}#reply`);
    await other.locator("[data-reply-sent] a.change").first().click();
    await other.locator("input[name=guestsNumber]").fill("1");
    await other.locator("#reply-form button[type=submit]").click();
    await expect(other.locator(".reply-sent .guests")).toContainText("1");
    await other.context().close();
    await guest.reload();
    await expect(guest.locator(".reply-sent .guests")).toContainText("1");
    await guest.context().close();
    await expect(entry.locator(".changed")).toBeVisible({ timeout: 60_000 });
    await expect(entry.locator(".said .yes")).toContainText("1");
    expect(documents).toEqual([]);
  });

  await test.step("the couple corrects it to three", async () => {
    await entry.locator("a").first().click();
    await page.locator('a[href^="/replies/answers/new?for="]').click();
    await page.locator("input[name=guestsNumber]").fill("3");
    await page.locator(".dashboard-form button[type=submit]").click();
    await expect(page).toHaveURL(/\/replies(?:\?|#|$)/);
    await expect(entry.locator(".said .yes")).toContainText("3");
    await expect(entry.locator(".entered")).toBeVisible();
    expect(await violationsOf(page, "html", rest)).toEqual([]);
  });

  await test.step("reminds a silent household", async () => {
    await page.locator(".overview .missing a.button").click();
    const card = page.locator(".reminder-card");
    const name = await card.locator("h2").innerText();
    await expect(card.locator(".message")).toContainText(/\?g=\w{8}/);
    await expect(card.locator(".send a").first()).toHaveAttribute("href", /^https:\/\/wa\.me\//);
    await card.locator(".mark button").click();
    await expect(page.locator(".undo")).toContainText(name);
    await expect(card.locator("h2")).not.toHaveText(name);
  });

  await test.step("seats the household", async () => {
    await page.goto("/replies/tables");
    await untilHydrated(page);
    await page.locator(".add-tables input[name=count]").fill("1");
    await page.locator(".add-tables button").click();
    await expect(page.locator(".table-card")).toHaveCount(1);
    await page.getByRole("checkbox", { name: family.surname }).first().check();
    await page.locator(".seat-bar select").selectOption({ index: 1 });
    await page.locator(".seat-bar button").click();
    await expect(page.locator(".table-card .party")).toContainText(family.surname);
  });

  await test.step("every page has its names for a screen reader", async () => {
    for (const address of pages) {
      await page.goto(`/replies${address}`);
      expect(await violationsOf(page, "html", rest), address).toEqual([]);
    }
  });

  await test.step("takes everything away as a workbook", async () => {
    await page.goto("/replies/lists");
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.locator('a[href="/replies.xlsx"]').click(),
    ]);
    const { SheetNames, Sheets } = read(await readFile(await file.path()));
    const [guests = [], answers = []] = SheetNames.map((name) =>
      utils.sheet_to_json<unknown[]>(Sheets[name] ?? {}, { header: 1 }),
    );
    expect([guests.length, answers.length]).toEqual([301, 2]);
    const row = guests.find(([, people]) => String(people).includes(family.surname));
    expect(row).toContain(3);
    expect(row?.some((cell) => String(cell).endsWith(link))).toBe(true);
    expect(answers[1]).toContain(3);
  });
});

/** Pastes the list into the page that imports it. */
async function paste(page: Page): Promise<void> {
  await page.goto("/replies/guests/import");
  await untilHydrated(page);
  await page.locator("textarea[name=text]").fill(table);
  await page.locator(".guest-form button[type=submit]").click();
  await page.locator(".guest-import").waitFor();
}

async function phoneOf(browser: Browser, baseURL = "", javaScriptEnabled = true): Promise<Page> {
  const viewport = { width: 390, height: 844 };
  return browser.newPage({ baseURL, javaScriptEnabled, viewport, isMobile: true, hasTouch: true });
}
