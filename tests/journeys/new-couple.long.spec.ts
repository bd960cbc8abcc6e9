import { localDate, wallTime } from "#app/i18n/dates.ts";
import { withStore } from "../../cli/store.ts";
import { openEnvelope } from "./support/answering.ts";
import { expect, test } from "./support/fixtures.ts";
import { publishWedding } from "./support/published.ts";
import { linkOfSheet } from "./support/sheet.ts";

const phone = { width: 360, height: 740 };

/** Zones around the earth: in one of them the evening of a day is still to come. */
const zones = ["Asia/Yerevan", "America/Los_Angeles", "America/New_York", "Asia/Tokyo"];

function eventOfToday(): { start: string; timeZone: string } {
  const now = Date.now();
  const timeZone = zones.find((zone) => wallTime(now, zone).hour <= 20);
  if (!timeZone) throw new Error("it is evening everywhere");
  return { start: `${localDate(now, timeZone)}T22:00`, timeZone };
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "with script" : "without script";

  test.describe(how, () => {
    test.use({ viewport: phone, javaScriptEnabled });

    test("a new couple is led from its guests to the other host", async ({ page, studioJson }) => {
      const path = await publishWedding({ languages: ["am", "en"] });
      const { url } = await studioJson<{ url: string }>("link", path.slice(1));
      const done = page.locator(".first-steps li.done");
      await page.goto(url);
      await expect(page.locator(".first-steps li")).toHaveCount(3);
      await expect(page.locator(".ring")).toHaveCount(0);
      await linkOfSheet(studioJson, path, "Անուն,Քանակ\nԱրամ և Նարե,2\n");
      await page.goto("/replies");
      await expect(done).toHaveCount(1);
      await page.locator('.first-steps a[href="/replies/reminders"]').click();
      await page.locator('.mark button[value="sent"]').click();
      await expect(page.locator(".undo")).toContainText("Արամ");
      await page.goto("/replies");
      await expect(done).toHaveCount(2);
      await page.locator('.first-steps a[href$="#links"]').click();
      await expect(page).toHaveURL(/\/replies\/settings#links$/);
      await page.goto("/replies");
      await page.locator(".first-steps button[name=steps]").click();
      await expect(page.locator(".first-steps")).toHaveCount(0);
    });

    test("a family without a language of its own is greeted in that of its page", async ({
      page,
      studioJson,
    }) => {
      const path = await publishWedding({ languages: ["am", "ru"] });
      const sheet = "Անուն,Քանակ,Լեզու\nАрам и Наре,2,\nАнна,1,հայերեն\n";
      const link = await linkOfSheet(studioJson, path, sheet);
      await page.goto(link);
      if (javaScriptEnabled) await openEnvelope(page);
      const language = (await page.locator("html").getAttribute("lang")) ?? "";
      const letters = language === "hy" ? /[Ա-ֆ]/u : /[А-я]/u;
      await expect(page.locator(".greeting").first()).toHaveText(letters);
      expect(await page.locator(".greeting").first().innerText()).not.toMatch(
        language === "hy" ? /Дорог/u : /Սիրելի/u,
      );
    });

    test("whoever looks for a table from the general link reads the table alone", async ({
      page,
      studioJson,
    }) => {
      const path = await publishWedding({ languages: ["am", "en"], event: eventOfToday() });
      const invitation = path.slice(1);
      await linkOfSheet(studioJson, path, "Անուն,Երեխաներ\nԳագիկ և Լիլիթ Մելիքյան,Մանե\n");
      await withStore(false, async ({ db }) => {
        const table = crypto.randomUUID();
        await db.batch([
          db
            .prepare(
              "INSERT INTO seating_tables (id, invitation, name, seats, position) VALUES (?1, ?2, '7', 9, 1)",
            )
            .bind(table, invitation),
          db
            .prepare(
              `INSERT INTO seatings (invitation, party, table_id)
               SELECT invitation, id, ?2 FROM households WHERE invitation = ?1`,
            )
            .bind(invitation, table),
          db
            .prepare("INSERT INTO seating_settings (invitation, guests_find) VALUES (?1, 1)")
            .bind(invitation),
        ]);
      });
      await page.goto(path);
      await page.locator("#table-guest").fill("Մելիքյան");
      await page.locator("#table button").first().click();
      await expect(page.locator("#table .table-name")).toContainText("7");
      const text = (await page.locator("main").textContent()) ?? "";
      expect(text).not.toMatch(/Գագիկ|Լիլիթ|Մանե/u);
    });
  });
}
