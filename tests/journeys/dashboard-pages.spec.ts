import { saveHouseholds } from "#app/domain/guests/mutations.server.ts";
import type { NewHousehold } from "#app/domain/guests/schema.ts";
import { saveReply } from "#app/domain/reply/mutations.server.ts";
import { listHouseholds } from "#app/domain/guests/data.server.ts";
import { withStore } from "../../cli/store.ts";
import { plainAnswer } from "../support/answers.ts";
import { violationsOf } from "./support/axe.ts";
import { expect, test as base } from "./support/fixtures.ts";
import { tabTo } from "./support/keyboard.ts";
import { publishWedding } from "./support/published.ts";
import { untilHydrated } from "./support/script.ts";

const family: NewHousehold = {
  salutation: "Սիրելի՛ Արամ և Նարե",
  addressForm: "several",
  people: [
    { name: "Արամ Տեր-Ղազարյան-Մելիքսեթյան", child: false },
    { name: "Նարե", child: false },
  ],
  adults: 2,
  children: 0,
  language: null,
  side: "groom",
  tags: ["church"],
  phone: "+37491234567",
  note: "Գյումրիից",
};
const silent: NewHousehold = {
  ...family,
  salutation: "Սիրելի՛ Հակոբ",
  people: [{ name: "Հակոբ", child: false }],
  tags: [],
};

const answer = { ...plainAnswer, message: "Սեր և երջանկություն։" };

/** A couple's link to a wedding with an answer, a doubtful one and a silent household. */
const test = base.extend<{ couple: { url: string; household: string; answer: string } }>({
  couple: async ({ studioJson }, use) => {
    const invitation = (await publishWedding({ languages: ["am", "en", "ru"] })).slice(1);
    const [household = "", reply = ""] = await withStore(false, async ({ db }) => {
      await saveHouseholds(db, invitation, { added: [family, silent], changed: [] }, Date.now());
      const [first] = await listHouseholds(db, invitation);
      const of = (key: string, name: string, owner?: string) =>
        saveReply(
          db,
          {
            invitation,
            key,
            household: owner,
            recipients: [],
            language: "am",
            suspect: false,
            answer: { ...answer, name },
          },
          Date.now(),
        );
      await of(first?.id ?? "", "Արամ", first?.id);
      await of(crypto.randomUUID(), "Անծանոթ");
      const stored = await db
        .prepare("SELECT id FROM replies WHERE invitation = ?1 AND household IS NOT NULL")
        .bind(invitation)
        .first<string>("id");
      return [first?.id ?? "", stored ?? ""];
    });
    const { url } = await studioJson<{ url: string }>("link", invitation);
    await use({ url, household, answer: reply });
  },
});

for (const language of ["am", "en", "ru"]) {
  const tag = language === "am" ? [] : "@long";
  test(
    `no page of a dashboard is wider than a small phone: ${language}`,
    { tag },
    async ({ page, couple }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(couple.url);
      const wide: string[] = [];
      const addresses = [
        "/replies",
        "/replies/answers/new",
        `/replies/answers/${couple.answer}`,
        "/replies/reminders",
        "/replies/guests",
        "/replies/guests/new",
        "/replies/guests/import",
        `/replies/guests/${couple.household}`,
        "/replies/tables",
        "/replies/lists",
        "/replies/caterer",
        "/replies/door",
        "/replies/wishes",
        "/replies/settings",
      ];
      for (const address of addresses) {
        await page.goto(`${address}?lng=${language}`);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        if (width > 360) wide.push(`${address}: ${width}`);
      }
      expect(wide).toEqual([]);
    },
  );

  test(
    `cards, a household and an answer have no fault that axe finds: ${language}`,
    { tag },
    async ({ page, couple }) => {
      await page.goto(couple.url);
      for (const address of [
        "/replies/cards",
        `/replies/guests/${couple.household}`,
        `/replies/answers/${couple.answer}`,
        "/replies/reminders",
      ]) {
        await page.goto(`${address}?lng=${language}`);
        await untilHydrated(page);
        expect(await violationsOf(page), address).toEqual([]);
      }
    },
  );
}

test(
  "a doubtful answer is accepted and brought back by keyboard alone",
  { tag: "@long" },
  async ({ page, couple }) => {
    await page.goto(couple.url);
    await untilHydrated(page);
    const accept = page.locator('.todo button[value="accept"]');
    await tabTo(page, accept);
    await page.keyboard.press("Enter");
    await expect(accept).toHaveCount(0);
    await tabTo(page, page.locator(".undo button"));
    await page.keyboard.press("Enter");
    await expect(accept).toHaveCount(1);
  },
);

test(
  "a reminder is marked, undone and left for later by keyboard alone",
  { tag: "@long" },
  async ({ page, couple }) => {
    await page.goto(couple.url);
    await untilHydrated(page);
    await tabTo(page, page.locator('a.button[href="/replies/reminders"]'));
    await page.keyboard.press("Enter");
    await expect(page.locator(".reminder-card h2")).toHaveText("Հակոբ");
    await tabTo(page, page.locator('.mark button[value="sent"]'));
    await page.keyboard.press("Enter");
    await expect(page.locator(".reminder-card")).toHaveCount(0);
    await tabTo(page, page.locator('.undo button[value="unsent"]'));
    await page.keyboard.press("Enter");
    await expect(page.locator(".reminder-card h2")).toHaveText("Հակոբ");
    await tabTo(page, page.locator(".mark a"));
    await page.keyboard.press("Enter");
    await expect(page.locator(".reminder-card")).toHaveCount(0);
  },
);

test(
  "a household is entered, changed and given back by keyboard alone",
  { tag: "@long" },
  async ({ page, couple }) => {
    await page.goto(couple.url);
    await page.goto("/replies/guests");
    await untilHydrated(page);
    await tabTo(page, page.locator('a[href="/replies/guests/new"]'));
    await page.keyboard.press("Enter");
    await tabTo(page, page.locator("input[name=person]").first());
    await page.keyboard.type("Վարդուհի");
    await page.keyboard.press("Enter");
    await expect(page.locator("h1")).toHaveText("Վարդուհի");
    const note = page.locator("textarea[name=note], input[name=note]");
    await tabTo(page, note);
    await page.keyboard.type("Դիլիջանից");
    await tabTo(page, page.locator('.guest-form button[value="save"]'));
    await page.keyboard.press("Enter");
    await tabTo(page, page.locator('.guest-undo button[value="undo"]'));
    await page.keyboard.press("Enter");
    await expect(note).toHaveValue("");
  },
);

test("a list is opened by keyboard alone", { tag: "@long" }, async ({ page, couple }) => {
  await page.goto(couple.url);
  await page.goto("/replies/lists");
  await untilHydrated(page);
  await tabTo(page, page.locator('a[href="/replies/door"]'));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/replies\/door/);
  await expect(page.locator("main")).toContainText("Արամ");
});

test("an open dashboard asks for news every 20 seconds, and not while it is hidden", async ({
  page,
  couple,
}) => {
  let asked = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/replies/version") asked += 1;
  });
  await page.clock.install();
  await page.addInitScript(() => {
    Object.defineProperty(document, "visibilityState", {
      get: () => (document.documentElement.dataset.hidden ? "hidden" : "visible"),
    });
  });
  await page.goto(couple.url);
  await untilHydrated(page);
  await expect.poll(() => asked).toBe(1);
  await page.clock.runFor(20_000);
  await expect.poll(() => asked).toBe(2);
  const show = (isShown: boolean) =>
    page.evaluate((shown) => {
      if (shown) delete document.documentElement.dataset.hidden;
      else document.documentElement.dataset.hidden = "1";
      document.dispatchEvent(new Event("visibilitychange"));
    }, isShown);
  await show(false);
  await page.clock.runFor(120_000);
  expect(asked).toBe(2);
  await show(true);
  await expect.poll(() => asked).toBe(3);
});
