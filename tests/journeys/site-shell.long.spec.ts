import { expect, test } from "./support/fixtures.ts";

const desktop = { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false };

test.describe("the bar", () => {
  test("stays in place, and is dark once the page is scrolled past its height", async ({
    page,
  }) => {
    await page.goto("/");
    const bar = page.locator("[data-bar]");
    const colour = () => bar.evaluate((element) => getComputedStyle(element).backgroundColor);
    const { height = 0 } = (await bar.boundingBox()) ?? {};
    expect(await colour()).toBe("rgba(0, 0, 0, 0)");

    await page.evaluate((y) => scrollTo(0, y), height);
    await page.waitForTimeout(400);
    expect(await colour()).toBe("rgba(0, 0, 0, 0)");

    await page.evaluate((y) => scrollTo(0, y), height + 1);
    await expect.poll(colour).toBe("rgb(42, 31, 23)");
    expect((await bar.boundingBox())?.y).toBe(0);

    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(colour).toBe("rgba(0, 0, 0, 0)");
  });

  test("leads to home, web invitations, cards, animations and the order, where it is wide", async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({ ...desktop, baseURL });
    await page.goto("/?lng=en");
    const links = page.locator("[data-bar]").getByRole("link");
    await expect(links).toHaveText([
      "Hraver",
      "Home",
      "Web invitations",
      "Cards",
      "Animations",
      "All designs",
      "For the hosts",
      "Prices",
      "Order now",
      "en",
    ]);
    await expect(page.locator("[data-menu]")).toBeHidden();
    await expect(page.getByRole("link", { name: "Home", exact: true })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await page.close();
  });
});

test.describe("the menu, below 1024 pixels", () => {
  test("opens, and closes at a tap outside, at Escape, and when the window widens", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1023, height: 800 });
    await page.goto("/prices?lng=en");
    await page.waitForLoadState("networkidle");
    const menu = page.locator("[data-menu]");
    const toggle = menu.locator("summary");
    const link = menu.getByRole("link", { name: "Animations" });
    await expect(link).toBeHidden();

    await toggle.click();
    await expect(link).toBeVisible();
    await page.mouse.click(20, 780);
    await expect(link).toBeHidden();

    await toggle.click();
    await page.keyboard.press("Escape");
    await expect(link).toBeHidden();
    await expect(toggle).toBeFocused();

    await toggle.click();
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(menu).toBeHidden();
    await expect(menu).not.toHaveAttribute("open");
  });

  test("closes when a link is chosen, and a spinner shows that its page is on the way", async ({
    page,
  }) => {
    await page.goto("/prices");
    await page.waitForLoadState("networkidle");
    // Playwright waits for the end of a navigation, so the page itself records the class.
    await page.evaluate(() => {
      addEventListener("pagehide", () => {
        const open = document.querySelector("[data-menu]")?.hasAttribute("open");
        const loading = document.documentElement.classList.contains("loading");
        sessionStorage.setItem("left", JSON.stringify({ open, loading }));
      });
    });
    const menu = page.locator("[data-menu]");
    await menu.locator("summary").click();
    await menu.getByRole("link").first().click();
    await expect(page).toHaveURL(/\/$/);
    const left = await page.evaluate(() => sessionStorage.getItem("left"));
    expect(JSON.parse(left ?? "")).toEqual({ open: false, loading: true });
    await expect(page.locator("html")).not.toHaveClass(/loading/);

    await page.goBack();
    await expect(page.locator("html")).not.toHaveClass(/loading/);
    await expect(menu).not.toHaveAttribute("open");
  });
});

test("the footer has the studio's mail, chats, social page, and the privacy policy", async ({
  page,
}) => {
  await page.goto("/prices?lng=en");
  const foot = page.locator("footer");
  await expect(foot.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(foot.locator('a[href="https://wa.me/37499410474"]')).toBeVisible();
  await expect(foot.locator('a[href="viber://chat?number=%2B37499410474"]')).toBeVisible();
  await expect(foot.locator('a[href*="instagram.com"]')).toBeVisible();
  await expect(foot).toContainText("© 2025 Hraver");
  await expect(foot.locator('a[href="/privacy-policy"]').last()).toHaveText("Privacy policy");
});

test("after 600 pixels a button leads back up, smoothly", async ({ page }) => {
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  const up = page.locator("[data-up]");
  await page.evaluate(() => scrollTo(0, 600));
  await page.waitForTimeout(400);
  await expect(up).toBeHidden();
  await page.evaluate(() => scrollTo(0, 2400));
  await expect(up).toBeVisible();

  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    addEventListener("scroll", () => seen.push(scrollY));
  });
  await up.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const between = await page.evaluate(() =>
    (Reflect.get(window, "seen") as number[]).filter((y) => y > 0 && y < 2400),
  );
  expect(between.length).toBeGreaterThan(2);
  await expect(up).toBeHidden();
});

test("the way back up is one step for whoever wants less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => scrollTo(0, 2400));
  await page.locator("[data-up]").click();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("each page begins at its top", async ({ page }) => {
  await page.goto("/");
  await page.locator('footer a[href="/privacy-policy"]').last().click();
  await expect(page).toHaveURL(/privacy-policy$/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.locator('footer a[href="/prices"]').click();
  await expect(page).toHaveURL(/prices$/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("an invitation that the studio lists as Armenian makes the site Armenian for its visitor", async ({
  page,
  context,
}) => {
  await page.goto("/prices?lng=en");
  await page.goto("/mkrtutyun/demo");
  const stored = () => page.evaluate(() => localStorage.getItem("language"));
  await expect.poll(stored).toBe("am");
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === "language")?.value).toBe("am");
  await page.goto("/prices");
  await expect(page.locator("html")).toHaveAttribute("lang", "hy");
});

for (const path of [
  "/templates/1002",
  "/templates/1002/",
  "/templates/1002/en/",
  "/templates/1002/cover",
  "/wedding/davit-lilit",
  "/wedding/davit-lilit/",
]) {
  test(`${path} shows itself alone`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator("main")).toBeAttached();
    await expect(page.locator("[data-bar], [data-up], footer.foot, [data-site]")).toHaveCount(0);
  });
}
