import type { Page } from "@playwright/test";
import { openEnvelope } from "./support/answering.ts";
import { violationsOf } from "./support/axe.ts";
import { expect, test } from "./support/fixtures.ts";
import { publishWedding } from "./support/published.ts";
import { observe } from "./support/observe.ts";

test.use({ drawn: true });

const demo = "/wedding/gallery-demo/en";

/** Goes to the photos, whose script loads when they come near the screen. */
async function openDemo(page: Page): Promise<void> {
  await page.goto(demo);
  await openEnvelope(page);
  const { section, count } = gallery(page);
  await section.scrollIntoViewIfNeeded();
  await count.waitFor();
}

function gallery(page: Page) {
  const section = page.locator("[data-gallery]");
  return {
    section,
    count: section.locator(".gallery-controls [data-count]"),
    current: section.locator(".current a"),
    viewer: section.locator("dialog"),
    seen: section.locator("dialog [data-count]"),
  };
}

/** Drags across the middle of an element, with a finger or the mouse. */
async function drag(page: Page, selector: string, by: number): Promise<void> {
  const target = page.locator(selector).first();
  // A trial click waits until the element has stopped moving.
  await target.click({ trial: true });
  const box = await target.boundingBox();
  if (!box) throw new Error(`nothing to drag at ${selector}`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const client = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at: number) =>
    client.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x: at, y }],
    });
  await touch("touchStart", x);
  for (let step = 1; step <= 8; step += 1) await touch("touchMove", x + (by * step) / 8);
  await touch("touchEnd", x + by);
}

test("the photos turn by keys, by buttons and by a finger", async ({ page }) => {
  await openDemo(page);
  const { section, count, current } = gallery(page);
  await section.scrollIntoViewIfNeeded();
  await expect(count).toHaveText("1 / 7");
  await section.locator("[data-slides] a").first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(count).toHaveText("2 / 7");
  await expect(current).toBeFocused();
  await section.locator(".gallery-controls [data-turn=next]").click();
  await expect(count).toHaveText("3 / 7");
  await section.locator(".gallery-controls [data-turn=previous]").click();
  await expect(count).toHaveText("2 / 7");
  await drag(page, "[data-gallery] .current a", -200);
  await expect(count).toHaveText("3 / 7");
  await expect(page.locator("dialog[open]")).toHaveCount(0);
});

test("after the last photo comes the first", async ({ page }) => {
  await openDemo(page);
  const { section, count } = gallery(page);
  await section.locator(".gallery-controls [data-turn=previous]").click();
  await expect(count).toHaveText("7 / 7");
  await section.locator(".gallery-controls [data-turn=next]").click();
  await expect(count).toHaveText("1 / 7");
});

test("the photos turn by the mouse", async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await openDemo(page);
  const { section, count, current } = gallery(page);
  await section.scrollIntoViewIfNeeded();
  await expect(count).toHaveText("1 / 7");
  await current.click({ trial: true });
  const box = await current.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 200, (box?.y ?? 0) + 100];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 220, y, { steps: 8 });
  await page.mouse.up();
  await expect(count).toHaveText("2 / 7");
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await page.close();
});

test("a photo opens over the whole screen, turns there, and leads back to its place", async ({
  page,
}) => {
  await openDemo(page);
  const { section, count, viewer, seen, current } = gallery(page);
  await section.locator("[data-slides] a").first().click();
  await expect(viewer).toBeVisible();
  await expect(seen).toHaveText("1 / 7");
  await expect(viewer.locator(".current img")).toBeInViewport();
  await page.keyboard.press("ArrowRight");
  await expect(seen).toHaveText("2 / 7");
  await drag(page, "dialog .current img", -200);
  await expect(seen).toHaveText("3 / 7");
  // The focus stays within the dialog.
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press("Tab");
    expect(
      await page.evaluate(
        () =>
          document.activeElement === document.body ||
          Boolean(document.activeElement?.closest("dialog")),
      ),
    ).toBe(true);
  }
  expect(await violationsOf(page, "dialog")).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  await expect(count).toHaveText("3 / 7");
  await expect(current).toBeFocused();
  await current.click();
  await viewer.locator(".viewer-close").click();
  await expect(viewer).toBeHidden();
});

test("the photos keep their room while they load", async ({ page }) => {
  await observe(page);
  await page.goto(demo);
  await openEnvelope(page);
  for (let step = 0; step < 12; step += 1) await page.mouse.wheel(0, 700);
  await expect(gallery(page).section.locator(".current img")).toHaveJSProperty("complete", true);
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => Reflect.get(window, "shift"))).toBeLessThan(0.01);
});

test("before a photo is there its placeholder is, cropped around its focus", async ({ page }) => {
  // The photo itself is still on its way.
  await page.route("**/media/0000*/**", () => {});
  const alt = { am: "Նռներ", en: "Pomegranates", ru: "Гранаты" };
  const placeholder =
    "UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoNABAABABoJbACdAEO6DG4yQAA/uzW+nvAUdVrw49LUk3hUUoEIyyM4bMs43PBpM9Wy9jxLocL7vZTrg7AwbAA";
  const address = await publishWedding({
    sections: [
      {
        type: "gallery",
        images: [
          {
            src: `media/${"0".repeat(32)}`,
            width: 1200,
            height: 1500,
            focus: [0.5, 0.3],
            placeholder,
            alt,
          },
        ],
      },
      { type: "reply" },
    ],
  });
  await page.goto(`${address}/en`);
  await openEnvelope(page);
  const photo = gallery(page).current.locator("img");
  await photo.scrollIntoViewIfNeeded();
  await expect(photo).toHaveCSS("background-image", `url("data:image/webp;base64,${placeholder}")`);
  await expect(photo).toHaveCSS("background-position", "50% 30%");
  await expect(photo).toHaveCSS("object-position", "50% 30%");
});

test("without script the photos lie in a row, open as pictures, and music and its switch are away", async ({
  browser,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto(demo);
  const link = page.locator("[data-gallery] a").first();
  await link.scrollIntoViewIfNeeded();
  await expect(link.locator("img")).toBeVisible();
  await expect(page.locator(".gallery-controls")).toBeHidden();
  await expect(page.locator("[data-music-switch]")).toBeHidden();
  await link.click();
  await expect(page).toHaveURL(/\/media\/[0-9a-f]{32}\/1200\.jpg$/);
  await context.close();
});

test("a film plays in the place of its still after a tap, and nothing is asked of its host before", async ({
  page,
  context,
}) => {
  const foreign: string[] = [];
  await context.route(/^https:/, (route) => {
    foreign.push(new URL(route.request().url()).hostname);
    return route.fulfill({ contentType: "text/html", body: "<title>player</title>" });
  });
  const title = { am: "Մեր ֆիլմը", en: "Our film", ru: "Наш фильм" };
  const address = await publishWedding({
    sections: [
      { type: "video", src: "https://youtu.be/abcdefghi_1", title },
      { type: "video", src: `media/${"0".repeat(32)}/whole.mp4`, title },
      { type: "reply" },
    ],
  });
  await page.goto(`${address}/en`);
  await openEnvelope(page);
  const stills = page.locator("a[data-player]");
  await expect(stills.first()).toHaveAttribute("href", "https://youtu.be/abcdefghi_1");
  await stills.first().scrollIntoViewIfNeeded();
  expect(await violationsOf(page, ".video")).toEqual([]);
  await page.waitForLoadState("networkidle");
  expect(foreign).toEqual([]);
  await stills.first().click();
  await expect(page.locator(".video iframe")).toHaveAttribute("title", "Our film");
  await expect.poll(() => foreign).toEqual(["www.youtube-nocookie.com"]);
  await expect(stills).toHaveCount(1);
});

test("the demo with photos and music satisfies axe in each language", async ({ page }) => {
  for (const path of ["/wedding/gallery-demo", demo]) {
    await page.goto(path);
    if (await page.locator("html.opening").count()) await openEnvelope(page);
    expect(await violationsOf(page), path).toEqual([]);
  }
});

test("a guest gets the style of those sections alone that the page has", async ({ request }) => {
  // Of each section's own style one selector that the rules for wide screens have not.
  const selectors = [
    ".gallery-turn",
    ".viewer-window",
    ".story h3",
    ".video-frame",
    ".guest-list summary",
    ".music-note",
  ];
  const shown = async (path: string) => {
    const html = await (await request.get(path)).text();
    return selectors.filter((selector) => html.includes(selector));
  };
  expect(await shown("/wedding/anna-arman")).toEqual([]);
  expect(await shown(demo)).toEqual(selectors.filter((selector) => selector !== ".video-frame"));
});

for (const width of [360, 390, 1440]) {
  test(`the demo with photos is no wider than a screen of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/wedding/gallery-demo");
    await openEnvelope(page);
    await page.locator("[data-gallery]").scrollIntoViewIfNeeded();
    await expect(gallery(page).count).toBeVisible();
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBe(0);
  });
}
