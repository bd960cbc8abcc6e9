import sharp from "sharp";
import type { Page } from "@playwright/test";
import { fillReply, guestName, openEnvelope, wedding } from "./support/answering.ts";
import { violationsOf } from "./support/axe.ts";
import { oneOfEach } from "./support/designs.ts";
import { testEachDesign } from "./support/each-design.ts";
import { expect, test } from "./support/fixtures.ts";
import { settled } from "./support/observe.ts";

test.describe.configure({ mode: "parallel" });
test.use({ drawn: true, viewport: { width: 360, height: 740 } });

const bar = (page: Page) => page.locator("nav.shortcuts");

/** True if the bar is the element at the middle of the screen's lower edge. */
function isBarAtFoot(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const there = document.elementFromPoint(innerWidth / 2, innerHeight - 6);
    return there?.closest(".shortcuts") !== null;
  });
}

async function scrollSoThat(page: Page, selector: string, line: number): Promise<void> {
  await page.evaluate(
    ([found, at]) => {
      const top = document.querySelector(found)?.getBoundingClientRect().top ?? 0;
      scrollTo(0, scrollY + top - innerHeight * at);
    },
    [selector, line] as const,
  );
}

/** Equal but for how edges are rounded, which a layer below a drawing changes by two of 255. */
async function isAlike(one: Buffer, other: Buffer): Promise<boolean> {
  const [pixels, others] = await Promise.all(
    [one, other].map((picture) => sharp(picture).raw().toBuffer()),
  );
  return pixels?.every((value, at) => Math.abs(value - (others?.[at] ?? NaN)) <= 4) ?? false;
}

testEachDesign(
  "every cover hides the bar, the page after it shows it, and the form sends it away",
  import.meta.filename,
  oneOfEach("hero"),
  ({ number }) => [`/templates/${number}#top`],
  async ({ page, design, paths: [path = ""] }) => {
    const label = design.theme.hero;
    await page.goto(path);
    await settled(page);
    if ((await bar(page).count()) === 0) return;
    await page.evaluate(() => scrollTo(0, 0));
    expect.soft(await isBarAtFoot(page), `${label}, cover`).toBe(false);
    // Nor is it visible through the cover.
    const foot = {
      clip: { x: 0, y: 680, width: 360, height: 60 },
      animations: "disabled",
    } as const;
    // Until the page is still: a button of the music comes with the script.
    await expect
      .poll(async () => {
        const seen = await page.screenshot(foot);
        await bar(page).evaluate((nav) => nav.style.setProperty("visibility", "hidden"));
        const without = await page.screenshot(foot);
        await bar(page).evaluate((nav) => nav.style.removeProperty("visibility"));
        return isAlike(without, seen);
      }, label)
      .toBe(true);
    await scrollSoThat(page, ".hero + *", 0.2);
    expect.soft(await isBarAtFoot(page), `${label}, page`).toBe(true);
    const end = (await page.locator("#reply").count()) > 0 ? "#reply" : ".closing";
    await scrollSoThat(page, end, 0.1);
    expect
      .soft(await bar(page).evaluate((nav) => nav.getBoundingClientRect().bottom), label)
      .toBeLessThanOrEqual(740 * 0.1 + 1);
  },
);

test("the bar's targets suit a finger and its words fit the smallest phone, beside the music too", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const number of ["1002", "1025"]) {
    await page.goto(`/templates/${number}#top`);
    await settled(page);
    const sizes = await bar(page)
      .locator("a")
      .evaluateAll((links) =>
        links.map((link) => {
          const { width, height } = link.getBoundingClientRect();
          return { width, height, cut: link.scrollWidth > link.clientWidth };
        }),
      );
    expect(sizes).toHaveLength(3);
    for (const { width, height, cut } of sizes) {
      expect(width).toBeGreaterThanOrEqual(44);
      expect(height).toBeGreaterThanOrEqual(44);
      expect(cut).toBe(false);
    }
  }
  await expect(page.locator(".music button")).toBeVisible();
  const [links, music] = await Promise.all([
    bar(page).locator("a").last().boundingBox(),
    page.locator(".music button").boundingBox(),
  ]);
  expect((links?.x ?? 0) + (links?.width ?? 0)).toBeLessThanOrEqual(music?.x ?? 0);
});

test("the bar is under the opening, on no wide screen and on no paper", async ({ page }) => {
  await page.goto(wedding);
  await expect(bar(page)).toBeHidden();
  await openEnvelope(page);
  await scrollSoThat(page, ".hero + *", 0.2);
  await expect(bar(page)).toBeInViewport();
  expect(await violationsOf(page)).toEqual([]);
  await page.emulateMedia({ media: "print" });
  await expect(bar(page)).toBeHidden();
  await expect(page.locator(".reply-link")).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(bar(page)).toBeHidden();
});

test("the line under the date leads to the form, and once answered in place the page asks no more", async ({
  page,
}) => {
  await page.goto(`${wedding}/en`);
  await openEnvelope(page);
  await page.locator(".reply-link").click();
  await expect(page.locator("#reply-form input[name=name]")).toBeInViewport();
  await page.waitForLoadState("networkidle");
  await fillReply(page, guestName(), "2");
  await page.locator("#reply-form button[type=submit]").click();
  const confirmation = page.locator("[data-reply-sent]");
  await expect(confirmation).toBeFocused();
  await expect(page.locator(".reply-link")).toBeHidden();
  await expect(bar(page).locator('[href="#reply"]')).toHaveText("Your reply");
  await expect(page.locator("#reply h2")).toHaveText("Thank you");
  await expect(confirmation.locator('a[href$="/event.ics"]')).toBeVisible();
  await expect(confirmation.getByRole("link", { name: "How to get there" }).first()).toBeVisible();
});
