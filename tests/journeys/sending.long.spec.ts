import type { Page } from "@playwright/test";
import { openEnvelope } from "./support/answering.ts";
import { expect, test } from "./support/fixtures.ts";
import { publishWedding } from "./support/published.ts";
import { documentsOf, untilHydrated } from "./support/script.ts";

const table = [
  "Name\tNumber\tPhone\tWho sends",
  "Aram Sargsyan\t1\t+37491234567\tBride's mother",
  "Boris Petrosyan\t1\t+37491234568\tBride's mother",
  "Gor Hakobyan\t1\t\tBride's mother",
  "Davit Melkumyan\t1\t\tGroom's mother",
  "Eva Grigoryan\t1\t\tGroom's mother",
].join("\n");

/** The numbers of households that are not sent, sent, opened and answered. */
const states = (page: Page) => page.locator(".queue-filters .states b");
const card = (page: Page) => page.locator(".reminder-card h2");

for (const hasScript of [true, false])
  test(`five households are invited one after the other, ${hasScript ? "with" : "without"} script`, async ({
    browser,
    baseURL,
    studioJson,
  }) => {
    const phone = { baseURL, viewport: { width: 360, height: 740 }, hasTouch: true };
    const context = await browser.newContext({ ...phone, javaScriptEnabled: hasScript });
    await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
    const page = await context.newPage();
    const path = await publishWedding({ languages: ["en"] });
    const { url } = await studioJson<{ url: string }>("link", path.slice(1));
    await page.goto(url);
    await page.goto("/replies/guests/import?lng=en");
    await page.locator("textarea[name=text]").fill(table);
    await page.locator(".guest-form button[type=submit]").click();
    await page.locator(".guest-take button").click();
    await expect(page.locator(".households li")).toHaveCount(5);

    await page.locator('.guest-ways a[href="/replies/reminders"]').click();
    await page.locator(".senders a", { hasText: "Bride's mother" }).click();
    await expect(states(page)).toHaveText(["3", "3", "0", "0", "0"]);
    if (hasScript) await untilHydrated(page);
    const documents = documentsOf(page);
    const send = async (name: string) => {
      await expect(card(page)).toHaveText(name);
      if (!hasScript) return page.locator('.mark button[value="sent"]').click();
      const [opened] = await Promise.all([
        context.waitForEvent("page"),
        page.locator(".send a").tap(),
      ]);
      await opened.close();
    };
    const chat = new URL((await page.locator(".send a").getAttribute("href")) ?? "");
    const message = chat.searchParams.get("text") ?? "";
    await send("Aram Sargsyan");
    await send("Boris Petrosyan");
    await expect(card(page)).toHaveText("Gor Hakobyan");
    await expect(states(page)).toHaveText(["3", "1", "2", "0", "0"]);
    await page.locator(".undo button").click();
    await expect(card(page)).toHaveText("Boris Petrosyan");
    await expect(states(page)).toHaveText(["3", "2", "1", "0", "0"]);
    if (hasScript) expect(documents).toEqual([]);

    const guest = await browser.newPage(phone);
    const link = new URL(message.split("\n").at(-1) ?? "");
    await guest.goto(link.pathname + link.search);
    await openEnvelope(guest);
    await page.reload();
    await expect(states(page)).toHaveText(["3", "2", "0", "1", "0"]);
    await guest.locator("input[name=response][value=Yes]").check({ force: true });
    await guest.locator("#reply-form button[type=submit]").click();
    await expect(guest.locator("[data-reply-sent]")).toBeVisible();
    await page.reload();
    await expect(states(page)).toHaveText(["3", "2", "0", "0", "1"]);
    await guest.close();
    await context.close();
  });
