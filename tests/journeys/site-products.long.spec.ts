import animations from "../../content/catalogue/animations.json" with { type: "json" };
import cards from "../../content/catalogue/cards.json" with { type: "json" };
import { violationsOf } from "./support/axe.ts";
import { expect, test } from "./support/fixtures.ts";

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("every card is shown with its price and a way to order it", async ({ page }) => {
    await page.goto("/cards?lng=en");
    for (const { id, name } of cards.cards) {
      const shown = page.locator(`#${id}`);
      await shown.scrollIntoViewIfNeeded();
      await expect(shown.getByRole("img")).toBeVisible();
      await expect(shown.getByRole("heading", { name: name.en })).toBeVisible();
      await expect(shown).toContainText(/AMD\s7,000/);
      await expect(shown.locator(`a[href="/order?product=card-${id}"]`)).toBeVisible();
    }
    const { status, type } = await page.request
      .get("/cards/canon/art.svg")
      .then((answer) => ({ status: answer.status(), type: answer.headers()["content-type"] }));
    expect({ status, type }).toEqual({ status: 200, type: "image/svg+xml" });
  });

  test("a card has a page of its own, in both languages", async ({ page }) => {
    await page.goto("/cards?lng=en");
    await page.locator("#rocket .product-picture").click();
    await expect(page).toHaveURL(/\/cards\/rocket$/);
    await expect(page).toHaveTitle("Rocket, digital invitation card – Hraver");
    await expect(page.getByRole("heading", { level: 1, name: "Rocket" })).toBeVisible();
    await page.goto("/cards/rocket?lng=am");
    await expect(page.getByRole("heading", { level: 1, name: "Հրթիռ" })).toBeVisible();
  });

  test("every animation can be ordered, and its frame shows the names", async ({ page }) => {
    await page.goto("/animations?lng=en");
    for (const { id } of animations.animations)
      await expect(page.locator(`a[href="/order?product=animation-${id}"]`)).toBeVisible();
    const [first] = animations.animations;
    const frame = page.frameLocator(`iframe[name="animation-${first?.id}"]`);
    await expect(frame.getByText(first?.names[0]?.en ?? "")).toBeVisible();
  });
});

test("with reduced motion every animation is a still of its end", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const { id, names } of animations.animations) {
    await page.goto(`/animations/${id}/art?lng=en`);
    await expect(page.getByText(names[0]?.en ?? "", { exact: true })).toBeVisible();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  }
});

test("an animation begins in view, is held out of it, by a tap, and plays once more", async ({
  page,
}) => {
  await page.goto("/animations?lng=en");
  const [first] = animations.animations;
  const frame = page.frameLocator(`iframe[name="animation-${first?.id}"]`);
  const root = frame.locator("html");
  const running = () =>
    root.evaluate(
      (element) =>
        element.ownerDocument.getAnimations().filter(({ playState }) => playState === "running")
          .length,
    );
  await page.locator(`#${first?.id}`).scrollIntoViewIfNeeded();
  await expect.poll(running).toBeGreaterThan(0);
  await frame.getByLabel("Pause the animation").check({ force: true });
  await expect.poll(running).toBe(0);
  await page.locator(`#${first?.id} [data-replay]`).click();
  await expect.poll(running).toBeGreaterThan(0);
  await page.locator("footer").scrollIntoViewIfNeeded();
  await expect.poll(running).toBe(0);
});

for (const path of ["/cards", "/animations", "/cards/canon", "/animations/petals"])
  for (const language of ["am", "en"])
    test(`${path} in ${language} has no violation that axe can find`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(`${path}?lng=${language}`);
      expect(await violationsOf(page)).toEqual([]);
    });

test("an animation among the products stands still until its link is pointed at or has the focus", async ({
  page,
}) => {
  await page.goto("/assortment?lng=en");
  const tile = page.locator("[data-plays]").first();
  await tile.scrollIntoViewIfNeeded();
  const stage = tile.frameLocator("iframe").locator(".stage");
  await expect(stage).toHaveAttribute("data-still");
  const link = tile.locator("a");
  await expect(async () => {
    await link.blur();
    await link.focus();
    await expect(stage).not.toHaveAttribute("data-still", { timeout: 5_000 });
  }).toPass();
  await expect(tile).toHaveAttribute("data-playing");
  await link.blur();
  await expect(stage).toHaveAttribute("data-still");
});

test("a card among all products is a picture, and its SVG where no picture was drawn", async ({
  page,
}) => {
  await page.goto("/assortment?lng=en");
  const drawings = page.locator(".card-cover img");
  await expect(drawings).toHaveCount(cards.cards.length);
  for (const drawing of await drawings.all()) {
    await drawing.scrollIntoViewIfNeeded();
    await expect(drawing).toHaveJSProperty("complete", true);
    const { shown, width } = await drawing.evaluate((image: HTMLImageElement) => ({
      shown: image.currentSrc,
      width: image.naturalWidth,
    }));
    expect(shown).toMatch(/\/assets\/card-[a-z-]+-(540|1080)-[^/]+\.webp$/);
    expect(width).toBeGreaterThan(0);
  }
  await expect(drawings.first()).toHaveAttribute("src", /^\/cards\/[a-z-]+\/art\.svg$/);
});

test("an unknown card is the 404 page", async ({ page, expectConsoleError }) => {
  expectConsoleError(/404/);
  const answer = await page.goto("/cards/nothing");
  expect(answer?.status()).toBe(404);
});
