import { openEnvelope } from "./support/answering.ts";
import { expect, test } from "./support/fixtures.ts";

const demo = "/wedding/gallery-demo/en";

test("the music begins within the tap on the envelope and obeys its switch, also next time", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".mp3")) requested.push(request.url());
  });
  // iOS allows play() only while the tap is being handled.
  await page.addInitScript(() => {
    let tapped = false;
    addEventListener("click", () => (tapped = true), true);
    addEventListener("click", () => (tapped = false));
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function () {
      this.dataset.withinTap = String(tapped);
      return play.call(this);
    };
  });
  await page.goto(demo);
  await page.waitForLoadState("networkidle");
  expect(requested).toEqual([]);
  await openEnvelope(page);
  const music = page.locator("audio[data-music]");
  const button = page.getByRole("button", { name: "Music" });
  await expect(music).toHaveAttribute("data-within-tap", "true");
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await expect(music).toHaveJSProperty("paused", false);
  const size = await button.boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "false");
  await expect(music).toHaveJSProperty("paused", true);

  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await openEnvelope(page);
  await expect(button).toHaveAttribute("aria-pressed", "false");
  await expect(music).toHaveJSProperty("paused", true);
  await button.click();
  await expect(music).toHaveJSProperty("paused", false);
});

test("the music pauses while the page is hidden, and resumes only if it was playing", async ({
  page,
}) => {
  await page.goto(demo);
  await openEnvelope(page);
  const music = page.locator("audio[data-music]");
  await expect(music).toHaveJSProperty("paused", false);
  await expect(page.getByRole("button", { name: "Music" })).toBeVisible();
  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { configurable: true, value });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await setHidden(true);
  await expect(music).toHaveJSProperty("paused", true);
  await setHidden(false);
  await expect(music).toHaveJSProperty("paused", false);
  await page.getByRole("button", { name: "Music" }).click();
  await setHidden(true);
  await setHidden(false);
  await expect(music).toHaveJSProperty("paused", true);
});

test("without the envelope no music plays until the switch is used", async ({ page }) => {
  await page.goto(demo);
  await page.locator("[data-skip]").click();
  await expect(page.getByRole("button", { name: "Music" })).toHaveAttribute(
    "aria-pressed",
    "false",
  );
  await expect(page.locator("audio[data-music]")).toHaveJSProperty("paused", true);
});
