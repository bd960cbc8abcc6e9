import type { Page } from "@playwright/test";
import { dayFromNow } from "../support/invitations.ts";
import { violationsOf } from "./support/axe.ts";
import { expect, test } from "./support/fixtures.ts";
import { tabTo } from "./support/keyboard.ts";
import { fillOrder } from "./support/ordering.ts";
import { documentsOf, holdScript, untilHydrated } from "./support/script.ts";

const errorOf = (page: Page, name: string) => page.locator(`[data-error-for="${name}"]`);
const send = (page: Page) => page.locator("#order-form .send").click();

/** Fills in and sends the form without a pointer. */
async function orderByKeyboard(page: Page): Promise<void> {
  const type = async (name: string, text: string) => {
    await tabTo(page, page.locator(`[name=${name}]`).first());
    await page.keyboard.type(text);
  };
  await type("names", "Narek & Mariam");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  const [year, month, day] = dayFromNow(200).split("-");
  // As an American browser asks for it.
  await type("occasionDate", `${month}${day}${year}`);
  await type("email", `form-${Date.now().toString(36)}@example.com`);
  await type("phone", "+374 91 234 567");
  await type("details", "Saint Gayane church, 13:30");
  await tabTo(page, page.locator("#order-form .send"));
  await page.keyboard.press("Enter");
}

test("an order is checked while it is filled in, and what is mended says nothing more", async ({
  page,
}) => {
  await page.goto("/order?lng=en");
  await untilHydrated(page);
  await page.locator("[name=names]").focus();
  await page.locator("[name=email]").fill("narek@");
  await expect(errorOf(page, "names")).toHaveText("");
  await page.locator("[name=phone]").fill("+374 91 23");
  await expect(errorOf(page, "email")).toHaveText("Please enter a valid email address.");
  await page.locator("[name=details]").focus();
  await expect(errorOf(page, "phone")).toHaveText("Enter a valid phone number");
  await page.locator("[name=email]").pressSequentially("example.com");
  await expect(errorOf(page, "email")).toHaveText("");
  const documents = documentsOf(page);
  await send(page);
  await expect(errorOf(page, "names")).toHaveText("Please enter full name(s)");
  await expect(page.locator("[name=names]")).toBeFocused();
  await expect(errorOf(page, "details")).not.toHaveText("");
  expect(await violationsOf(page)).toEqual([]);
  await fillOrder(page);
  for (const name of ["names", "phone", "details"])
    await expect(errorOf(page, name)).toHaveText("");
  expect(documents).toEqual([]);
});

test(
  "an order by keyboard leads to its own page, a document with its own styles",
  { tag: "@long" },
  async ({ page }) => {
    await page.goto("/order?template=1002&lng=en");
    await untilHydrated(page);
    await orderByKeyboard(page);
    await expect(page.locator("[data-order-state=received]")).toBeVisible();
    await expect(page).toHaveTitle(/Order \d/);
    // The place for photos has no style on the page with the form.
    await expect(page.locator(".material-chooser").first()).toHaveCSS("border-style", "dashed");
    expect(await violationsOf(page)).toEqual([]);
    await page.reload();
    await expect(page.locator("[data-order-state=received]")).toBeVisible();
    await page.goto("/order?lng=en");
    await untilHydrated(page);
    await expect(page.locator("[name=names]")).toHaveValue("");
  },
);

test("what is typed while the network is lost is told, kept, and sent once it is back", async ({
  page,
  context,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await page.goto("/order?lng=en");
  await untilHydrated(page);
  await fillOrder(page);
  await context.setOffline(true);
  await send(page);
  await expect(page.locator("[data-form-error]")).toContainText("There is no connection");
  await expect(page.locator("[name=names]")).toHaveValue("Narek & Mariam");
  await context.setOffline(false);
  await send(page);
  await expect(page.locator("[data-order-state=received]")).toBeVisible();
});

test(
  "what was typed before the script came stays, and is followed from then on",
  { tag: "@long" },
  async ({ page }) => {
    const script = await holdScript(page);
    await page.goto("/order?template=1002&lng=en", { waitUntil: "commit" });
    await page.locator("[name=names]").fill("Narek & Mariam");
    await page.locator("[name=occasionType][value=bd]").check({ force: true });
    await page.locator("[name=languages][value=ru]").check({ force: true });
    await page.locator("[name=details]").fill("Saint Gayane church");
    await page.locator(".design-all summary").click();
    await page.locator("[name=template][value='1015']").check({ force: true });
    script.arrive();
    await untilHydrated(page);
    await expect(page.locator("[data-chosen='1015']")).toBeVisible();
    await expect(page.locator("[name=names]")).toHaveValue("Narek & Mariam");
    await expect(page.locator("[name=occasionType]:checked")).toHaveValue("bd");
    await expect(page.locator("[name=languages][value=ru]")).toBeChecked();
    await expect(page.locator("[name=details]")).toHaveValue("Saint Gayane church");
    await page.locator("[name=email]").fill("narek@");
    await page.locator("[name=phone]").focus();
    await expect(errorOf(page, "email")).not.toHaveText("");
  },
);

test(
  "a reload keeps what was typed, and typing that is newer than the draft wins",
  { tag: "@long" },
  async ({ page }) => {
    await page.goto("/order?template=1002&lng=en");
    await untilHydrated(page);
    await fillOrder(page);
    await page.locator("[name=languages][value=en]").uncheck({ force: true });
    await page.locator("[name=languages][value=fr]").check({ force: true });
    const script = await holdScript(page);
    await page.goto("/order?lng=en", { waitUntil: "commit" });
    await page.locator("[name=names]").fill("Aram & Ani");
    script.arrive();
    await untilHydrated(page);
    await expect(page.locator("[name=phone]")).toHaveValue("+374 91 234 567");
    await expect(page.locator("[name=names]")).toHaveValue("Aram & Ani");
    await expect(page.locator("[name=template]:checked")).toHaveValue("1002");
    await expect(page.locator("[data-chosen='1002']")).toBeVisible();
    await expect(page.locator("[name=languages]:checked")).toHaveCount(1);
    await expect(page.locator("[name=languages][value=fr]")).toBeChecked();
  },
);

test("a card asks for no replies and no song, and accessories alone open their list", async ({
  page,
}) => {
  await page.goto("/order?template=card-pomegranate&lng=en");
  for (const field of ["rsvp", "dresscode", "music"])
    await expect(page.locator(`[name=${field}]`).first()).toBeHidden();
  await expect(page.locator("[name=text]")).toBeVisible();
  await page.goto("/order?template=accessories&lng=en");
  await expect(page.locator("[name=text]")).toBeHidden();
  await expect(page.locator("[name=accessory-menu]")).toBeVisible();
  await page.goto("/order?template=1002&lng=en");
  await expect(page.locator("[name=rsvp]").first()).toBeAttached();
  await expect(page.locator("[name=dresscode]")).toBeVisible();
});

test("the sum follows each choice, stays in view, and is the one that is ordered", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/order?template=1002&lng=en");
  await untilHydrated(page);
  const sum = page.locator(".order-price output");
  const is = (digits: string) => expect(sum).toHaveText(new RegExp(`^AMD\\s${digits}$`));
  await is("12,000");
  await expect(sum).toBeInViewport();
  await page.locator("[name=languages][value=am]").check({ force: true });
  await is("16,000");
  await page.locator("[name=languages][value=ru]").check({ force: true });
  await is("19,000");
  // Replies belong to the standard package.
  await page.locator("[name=rsvp][value=no]").check({ force: true });
  await is("19,000");
  await page.locator("[name=dresscode]").fill("Pastel colors");
  await is("21,000");
  await page.locator("[name=extras][value=gallery]").check({ force: true });
  await is("24,000");
  await page.locator(".order-accessories summary").click();
  await page.locator("[name=accessory-menu]").fill("10");
  await is("31,000");
  await expect(sum).toBeInViewport();
  await page.locator(".order-price summary").click();
  await expect(page.locator(".price-lines")).toContainText("10 × AMD");
  expect(await violationsOf(page)).toEqual([]);
  await fillOrder(page);
  await send(page);
  await expect(page.locator("[data-order-state=received]")).toBeVisible();
  await expect(page.locator(".order-sum .display")).toHaveText(/31,000/);
});

test("without script the sum is shown by a button, and nothing typed is lost", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/order?template=1002&lng=en");
  await page.locator("[name=names]").fill("Narek & Mariam");
  await page.locator("[name=extras][value=video]").check({ force: true });
  await page.locator(".order-price button").click();
  await expect(page.locator(".order-price output")).toHaveText(/15,000/);
  await expect(page.locator("[name=names]")).toHaveValue("Narek & Mariam");
  await expect(errorOf(page, "email")).toHaveText("");
  await context.close();
});

test(
  "the chosen design stays in sight beside the form where there is room",
  { tag: "@long" },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/order?lng=en");
    await untilHydrated(page);
    const beside = page.locator(".order-design");
    await expect(beside).toContainText("Not chosen yet");
    await beside.locator("a").click();
    await page.locator("[name=template][value='1018']").check({ force: true });
    await expect(beside).toHaveAttribute("data-chosen", "1018");
    await expect(beside.locator("iframe")).toBeAttached();
    await page.locator("#order-form .send").scrollIntoViewIfNeeded();
    await expect(beside.locator(".display")).toBeInViewport();
  },
);

test(
  "every word of the form fits its place on each screen, in each language",
  { tag: "@long" },
  async ({ page }) => {
    for (const width of [320, 360, 390, 1440])
      for (const language of ["am", "en", "ru"]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(`/order?template=1002&lng=${language}`);
        const wide = await page.evaluate(() =>
          [document.documentElement, ...document.querySelectorAll(".order-form .option span")]
            .filter((element) => element.scrollWidth > element.clientWidth)
            .map((element) => element.textContent),
        );
        expect(wide, `${width} ${language}`).toEqual([]);
      }
  },
);

test("without script an order is checked by the server, keeps what was typed, and is taken", async ({
  browser,
  expectConsoleError,
}) => {
  expectConsoleError("400");
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/order?template=1002&lng=en");
  await fillOrder(page);
  await page.locator("[name=email]").fill("narek@");
  await send(page);
  await expect(errorOf(page, "email")).toHaveText("Please enter a valid email address.");
  await expect(page.locator("[name=details]")).toHaveValue("Saint Gayane church, 13:30");
  await expect(page.locator("[data-chosen='1002']")).toBeVisible();
  await page.locator("[name=email]").fill("narek@example.com");
  await send(page);
  await expect(page.locator("[data-order-state=received]")).toBeVisible();
  await context.close();
});

test(
  "an answer of the server to a form without script is not lost when the script comes",
  { tag: "@long" },
  async ({ page, expectConsoleError }) => {
    expectConsoleError("400");
    const script = await holdScript(page);
    await page.goto("/order?lng=en", { waitUntil: "commit" });
    await page.locator("[name=names]").fill("Narek");
    await send(page);
    await expect(errorOf(page, "email")).not.toHaveText("");
    script.arrive();
    await untilHydrated(page);
    await expect(errorOf(page, "email")).not.toHaveText("");
    await expect(page.locator("[name=names]")).toHaveValue("Narek");
  },
);

test("whoever opens an order without its key is told so in the language of the site", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError("404");
  await page.goto("/order/123456?lng=en");
  await expect(page.locator("h1")).toHaveText("We couldn’t find your order’s page");
});
