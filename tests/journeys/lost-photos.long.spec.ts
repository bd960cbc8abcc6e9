import type { Page } from "@playwright/test";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { weddingOf } from "../support/invitations.ts";
import { coverForms, coverFormsOf } from "#app/designs/cover-forms.ts";
import { heroes } from "#app/designs/index.generated.ts";
import { violationsOf } from "./support/axe.ts";
import { expect, test } from "./support/fixtures.ts";
import { photoOf } from "./support/photos.ts";
import { publishWedding } from "./support/published.ts";

const { theme } = weddingOf();
const said = (text: string) => ({ am: text, en: text, ru: text });
const photo = (name: string) => ({ ...photoOf(name), alt: said(`Photo ${name}`) });
const lost = photo("evening-table.jpg");

const album: Partial<PublishedInvitation> = {
  theme: { ...theme, opening: "none" },
  sections: [
    { type: "story", items: [{ title: said("First"), text: said("We met"), image: lost }] },
    { type: "gallery", images: [photo("two-cups.jpg"), lost, photo("courtyard.jpg")] },
  ],
};

/** Alternative texts of the broken pictures that a page has on the screen. */
function brokenIn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>("picture > img")]
      .filter((image) => image.complete && image.naturalWidth === 0 && image.offsetWidth > 0)
      .map(({ alt }) => alt),
  );
}

test("a photo that does not come leaves no frame, and comes with the network", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError("Failed to load resource");
  const address = await publishWedding(album);
  let isDown = true;
  await page.route(`**/${lost.src}/**`, (route) => (isDown ? route.abort() : route.continue()));
  await page.goto(`${address}/en`);
  await page.locator(".story").scrollIntoViewIfNeeded();
  await expect(page.locator(".story-picture")).toBeHidden();
  await page.locator(".gallery").scrollIntoViewIfNeeded();
  const count = page.locator(".gallery-controls [data-count]");
  await expect(count).toHaveText("1 / 2");
  await page.locator(".gallery-controls [data-turn=next]").click();
  await expect(count).toHaveText("2 / 2");
  await expect(page.locator(".gallery-window li:visible")).toHaveCount(2);
  expect(await brokenIn(page)).toEqual([]);

  isDown = false;
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(page.locator(".story-picture")).toBeVisible();
  await expect(count).toHaveText("2 / 3");
});

test("an album without any of its photos is left out, and a large one is shown small", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError("Failed to load resource");
  const address = await publishWedding(album);
  await page.route(/\/1600\./, (route) => route.abort());
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${address}/en`);
  await page.locator(".gallery").scrollIntoViewIfNeeded();
  await expect(page.locator(".sliding")).toBeVisible();
  await page.locator(".gallery-window a").first().click();
  const large = page.locator(".viewer-window li.current img");
  await expect
    .poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .not.toBe(0);
  await expect(large).toBeVisible();

  await page.route("**/media/**", (route) => route.abort());
  await page.goto(`${address}/ru`);
  await page.locator(".story").scrollIntoViewIfNeeded();
  await expect(page.locator(".gallery")).toBeHidden();
  expect(await brokenIn(page)).toEqual([]);
});

for (const form of coverForms)
  test(`a cover's names stand alone without its photo: ${form}`, async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError("Failed to load resource");
    const hero = heroes.find((one) => coverFormsOf(one).includes(form)) ?? theme.hero;
    const address = await publishWedding({
      theme: { ...theme, hero, opening: "none" },
      cover: { ...photoOf("two-cups.jpg"), form, focus: [0.5, 0.4] },
    });
    await page.route("**/media/**", (route) => route.abort());
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport);
      await page.goto(`${address}/en`);
      await page.keyboard.press("Shift");
      await expect(page.locator(".photo-hero.lost")).toBeVisible();
      await expect(page.locator(".photo-frame")).toBeHidden();
      await expect(page.locator("h1")).toBeInViewport({ ratio: 1 });
      expect(await violationsOf(page)).toEqual([]);
    }
  });
