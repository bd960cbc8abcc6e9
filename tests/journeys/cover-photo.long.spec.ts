import { violationsOf } from "./support/axe.ts";
import { expect, test } from "./support/fixtures.ts";
import { observe } from "./support/observe.ts";
import { filmOf, photoOf } from "./support/photos.ts";
import { publishWedding } from "./support/published.ts";
import { weddingOf } from "../support/invitations.ts";

test.use({ drawn: true });

test("a cover's photo is the first screen's largest picture, and nothing moves when it comes", async ({
  page,
}) => {
  const { theme } = weddingOf();
  const address = await publishWedding({
    theme: { ...theme, opening: "none" },
    cover: { ...photoOf("two-cups.jpg"), form: "arch", focus: [0.5, 0.4] },
  });
  await observe(page);
  await page.goto(`${address}/en`);
  await expect(page.locator(".photo-hero img")).toHaveJSProperty("complete", true);
  await expect
    .poll(() => page.evaluate(() => String(Reflect.get(window, "largest"))))
    .toMatch(/\/media\/[0-9a-f]{32}\/\d+\.avif$/);
  expect(await page.evaluate(() => Reflect.get(window, "shift"))).toBeLessThan(0.01);
  expect(await violationsOf(page)).toEqual([]);
});

test("a film plays over the cover's photo, which stays the largest picture, until it is paused", async ({
  page,
}) => {
  const { theme } = weddingOf();
  const film = filmOf("rings-candle.mp4");
  const address = await publishWedding({
    theme: { ...theme, opening: "none" },
    cover: { ...photoOf("two-cups.jpg"), form: "arch", focus: [0.5, 0.4], film },
  });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`${address}/en`, { waitUntil: "networkidle" });
  const moving = page.locator("video[data-cover-film]");
  await expect(moving).not.toHaveAttribute("src");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await observe(page);
  await page.reload();
  await expect(moving).toHaveJSProperty("paused", false);
  const pause = page.getByRole("button", { name: "Pause the moving picture" });
  await pause.click();
  await expect(moving).toHaveJSProperty("paused", true);
  await expect(pause).toHaveAttribute("aria-pressed", "true");
  expect(await page.evaluate(() => String(Reflect.get(window, "largest")))).toMatch(/\.avif$/);
  expect(await page.evaluate(() => Reflect.get(window, "shift"))).toBeLessThan(0.01);
  expect(await violationsOf(page)).toEqual([]);
});
