import { localDate, wallTime } from "#app/i18n/dates.ts";
import { expect, test } from "./support/fixtures.ts";
import { publishWedding } from "./support/published.ts";

/** Zones around the earth: in one of them it is now morning, with hours of the day to come. */
const zones = ["Asia/Yerevan", "America/Los_Angeles", "America/New_York", "Asia/Tokyo"];

const hourMs = 60 * 60_000;

test.use({ timezoneId: "Pacific/Kiritimati" });

test("on the day the page moves on by itself and tells the guest's own hour", async ({ page }) => {
  const now = Date.now();
  const timeZone = zones.find((zone) => wallTime(now, zone).hour <= 20);
  if (!timeZone) throw new Error("it is evening everywhere");
  const day = localDate(now, timeZone);
  const at = (hours: number) => {
    const { hour } = wallTime(now + hours * hourMs, timeZone);
    return `${day}T${String(hour).padStart(2, "0")}:00`;
  };
  const address = await publishWedding({
    languages: ["en"],
    event: { start: at(1), end: `${day}T23:59`, timeZone },
    sections: [
      { type: "venue", title: { en: "Church" }, start: at(1), name: { en: "Saint Gayane" } },
      { type: "venue", title: { en: "Dinner" }, start: at(2), name: { en: "Apricot Garden" } },
    ],
    reply: undefined,
  });
  await page.clock.install({ time: now });
  await page.goto(address);
  const shown = page.locator(".day li:not([hidden])");
  await expect(shown.locator("h3")).toHaveText(["Church"]);
  await expect(shown.locator(".here")).toHaveText([/\d\d:00 .*where you are/]);
  await page.clock.fastForward(hourMs);
  await expect(shown.locator("h3")).toHaveText(["Church", "Dinner"]);
  await expect(shown.locator("[data-left]").first()).toHaveText("Now");
  await page.clock.fastForward(hourMs);
  await expect(shown.locator("h3")).toHaveText(["Dinner"]);
});

test.describe("at the place itself", () => {
  test.use({ timezoneId: "Asia/Yerevan" });

  test("no hour is told twice, and no script is fetched for hours", async ({ page }) => {
    const address = await publishWedding({ sections: [{ type: "date" }], reply: undefined });
    const names: string[] = [];
    page.on("request", (request) => names.push(request.url()));
    await page.goto(address, { waitUntil: "networkidle" });
    await expect(page.locator("time")).not.toHaveCount(0);
    await expect(page.locator(".here")).toHaveCount(0);
    expect(names.filter((name) => name.includes("/hours-"))).toEqual([]);
  });
});
