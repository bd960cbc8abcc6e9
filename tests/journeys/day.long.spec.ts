import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { localDate, wallTime } from "#app/i18n/dates.ts";
import { expect, test } from "./support/fixtures.ts";
import { weddingOf } from "../support/invitations.ts";
import { withStore } from "../../cli/store.ts";
import { publishWedding } from "./support/published.ts";

/** Zones around the earth: in one of them it is now morning, with hours of the day to come. */
const zones = ["Asia/Yerevan", "America/Los_Angeles", "America/New_York", "Asia/Tokyo"];

const hourMs = 60 * 60_000;

test.use({ timezoneId: "Pacific/Kiritimati" });

/** A day with a church in an hour and a dinner in two, where it is morning or noon now. */
function dayOf(now: number): Partial<PublishedInvitation> {
  const timeZone = zones.find((zone) => wallTime(now, zone).hour <= 20);
  if (!timeZone) throw new Error("it is evening everywhere");
  const day = localDate(now, timeZone);
  const at = (hours: number) => {
    const { hour } = wallTime(now + hours * hourMs, timeZone);
    return `${day}T${String(hour).padStart(2, "0")}:00`;
  };
  return {
    languages: ["en"],
    event: { start: at(1), end: `${day}T23:59`, timeZone },
    sections: [
      { type: "venue", title: { en: "Church" }, start: at(1), name: { en: "Saint Gayane" } },
      { type: "venue", title: { en: "Dinner" }, start: at(2), name: { en: "Apricot Garden" } },
    ],
    reply: undefined,
  };
}

test("on the day the page moves on by itself and tells the guest's own hour", async ({ page }) => {
  const now = Date.now();
  const address = await publishWedding(dayOf(now));
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

test.describe("with a service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("without a network the page opens again, moves on, and follows what was published", async ({
    page,
    context,
    expectConsoleError,
  }) => {
    expectConsoleError(/Failed to load resource|ERR_INTERNET_DISCONNECTED|404 .*wedding/);
    const now = Date.now();
    const wedding = weddingOf(dayOf(now));
    const address = await publishWedding(wedding);
    const requests: string[] = [];
    context.on("request", (request) => requests.push(request.url()));
    await page.addInitScript(() => addEventListener("load", () => console.info("loaded")));
    const beforeLoad = page
      .waitForEvent("console", (message) => message.text() === "loaded")
      .then(() => [...requests]);
    await page.goto(address);
    expect((await beforeLoad).filter((name) => /invitation-worker|keep-/.test(name))).toEqual([]);
    const kept = () =>
      page.evaluate(async () => {
        const files = await Promise.all(
          (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
        );
        return files.flat().map(({ url }) => new URL(url).pathname);
      });
    await expect.poll(kept).toContainEqual(expect.stringMatching(/hours-/));
    expect(await kept()).toContain(address);

    await context.setOffline(true);
    await page.reload();
    const note = page.locator("[data-kept]");
    const shown = page.locator(".day li:not([hidden]) h3");
    await expect(note).toBeVisible();
    await expect(shown).toHaveText(["Church"]);
    // A clock of Playwright's would hide from the page which files it has loaded.
    await page.evaluate((hour) => {
      const then = Date.now() + hour;
      Date.now = () => then;
      document.dispatchEvent(new Event("visibilitychange"));
    }, hourMs);
    await expect(shown).toHaveText(["Church", "Dinner"]);
    // Another address of the same beginning is another invitation, and this language is not kept.
    for (const other of [`${address}-2`, `${address}/en`])
      await expect(page.goto(other)).rejects.toThrow(/ERR_(?:FAILED|INTERNET_DISCONNECTED)/);

    await context.setOffline(false);
    await publishWedding({ ...wedding, hash: "changed", title: { en: "At another church" } });
    await page.goto(address);
    await expect(note).toBeHidden();
    await expect.poll(() => page.reload().then(() => page.title())).toContain("another church");
    await context.setOffline(true);
    await page.reload();
    await expect(note).toBeVisible();
    await expect(page).toHaveTitle(/another church/);

    await context.setOffline(false);
    await withStore(false, ({ content }) => content.delete(`invitation:${address.slice(1)}`));
    await expect.poll(async () => (await page.reload())?.status()).toBe(404);
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    await page.goto("/prices");
    const left = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(left).toBe(0);
  });
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
