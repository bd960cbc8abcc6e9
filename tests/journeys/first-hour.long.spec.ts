import type { Page } from "@playwright/test";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { localDate, wallTime } from "#app/i18n/dates.ts";
import { dayFromNow } from "../support/invitations.ts";
import { partsDay, weddingInParts } from "../support/wedding-in-parts.ts";
import { openEnvelope } from "./support/answering.ts";
import { expect, test } from "./support/fixtures.ts";
import { publishWedding } from "./support/published.ts";
import { linkOfSheet } from "./support/sheet.ts";

/** Zones around the earth: in one of them hours of the day are still to come. */
const zones = ["Asia/Yerevan", "America/Los_Angeles", "America/New_York", "Asia/Tokyo"];

/** The wedding of a church at 13:00 for some and a dinner at 16:00 for others, on a day to come. */
function weddingAhead(): Partial<PublishedInvitation> {
  const { event, sections, languages } = weddingInParts();
  const text = JSON.stringify({ event, sections, languages });
  return JSON.parse(text.replaceAll(partsDay, dayFromNow(100)));
}

/** The same today, with both hours to come. */
function weddingToday(): Partial<PublishedInvitation> {
  const now = Date.now();
  const timeZone = zones.find((zone) => wallTime(now, zone).hour <= 20);
  if (!timeZone) throw new Error("it is evening everywhere");
  const { sections, languages } = weddingInParts();
  const hours = [22, 23].map((hour) => `${localDate(now, timeZone)}T${hour}:00`);
  const [church = "", dinner = ""] = hours;
  return {
    languages,
    event: { start: church, timeZone },
    sections: sections.flatMap((section) =>
      section.type === "venue"
        ? [{ ...section, start: section.programmeItem === "church-ceremony" ? church : dinner }]
        : [],
    ),
    reply: undefined,
  };
}

const sheet = "Անուն,Քանակ,Խումբ,Լեզու\nԱրամ և Նարե,2,ընթրիք,անգլերեն\n";

async function readAsDinnerGuests(page: Page, link: string, today: string) {
  const church = /Saint Gayane|Vagharshapat|13:00|11:00/;
  await page.goto(link);
  const cover = page.locator(".hero .event-day");
  await expect(cover).toContainText("16:00");
  await expect(cover).toContainText("Apricot Garden");
  const begins = await page.locator("[data-countdown]").getAttribute("data-countdown");
  expect(wallTime(Number(begins), "Asia/Yerevan")).toMatchObject({ hour: 16, minute: 0 });
  await expect(page.locator(".timeline time")).toHaveText([/^16:00/, /^20:00/, /^00:30/]);
  await expect(page.locator("main")).not.toContainText(church);
  const file = await page.locator("#calendar a.button").getAttribute("href");
  const calendar = await (await page.request.get(file ?? "")).text();
  expect(calendar).toContain(`T160000`);
  expect(calendar).toMatch(/LOCATION:Apricot Garden\\, Ashtarak highway 5/);
  expect(calendar).not.toMatch(church);
  await page.goto(today);
  await expect(page.locator(".day li:not([hidden]) h3")).toHaveText(["Wedding reception"]);
  await expect(page.locator(".day li:not([hidden]) time")).toHaveText([/^23:00/]);
  await expect(page.locator(".day")).not.toContainText("Saint Gayane");
}

test("a family that is invited to the dinner alone reads the dinner's hour, with and without script", async ({
  browser,
  baseURL,
  page,
  studioJson,
}) => {
  const link = await linkOfSheet(studioJson, await publishWedding(weddingAhead()), sheet);
  const today = await linkOfSheet(studioJson, await publishWedding(weddingToday()), sheet);
  await page.setViewportSize({ width: 360, height: 740 });
  await readAsDinnerGuests(page, link, today);
  await page.goto(link);
  await openEnvelope(page);
  await expect(page.locator('[data-unit="day"]')).toHaveText(/^\d+$/);

  const plain = await browser.newPage({
    baseURL,
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  await readAsDinnerGuests(plain, link, today);
  await plain.close();
});
