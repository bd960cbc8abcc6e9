import { dayFromNow } from "../support/invitations.ts";
import { violationsOf } from "./support/axe.ts";
import { expect, test } from "./support/fixtures.ts";
import { publishWedding } from "./support/published.ts";

for (const [language, address, heading, call] of [
  ["Armenian", "", "Այս հրավերը չգտնվեց", "Զանգահարել՝ +374 99 410 474"],
  ["English", "/en", "We couldn’t find this invitation", "Call +374 99 410 474"],
] as const)
  test(`a guest whose link was cut off is told in ${language} what to do`, async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError("404");
    await page.goto(`/wedding/anna-arm${address}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    const way = page.getByRole("link", { name: call });
    await expect(way).toHaveAttribute("href", "tel:+37499410474");
    await expect(way).toBeInViewport();
    expect(await violationsOf(page)).toEqual([]);
  });

test("a policy of content that is violated is an error of the console, which fails every journey", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError("Content Security Policy");
  const told = page.waitForEvent(
    "console",
    (said) => said.type() === "error" && said.text().includes("Content Security Policy"),
  );
  await page.goto("/");
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "document.title = 'changed'";
    document.head.appendChild(script);
  });
  await told;
  expect(await page.title()).not.toBe("changed");
});

test("a guest who opens an invitation of half a year ago is thanked, and led to the studio", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError("410");
  const address = await publishWedding({
    event: { start: `${dayFromNow(-190)}T15:00`, timeZone: "Asia/Yerevan" },
  });
  const opened = await page.goto(address);
  expect(opened?.status()).toBe(410);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Այս տոնն արդեն անցել է");
  await page.getByRole("link", { name: "Դեպի ստուդիայի կայք" }).click();
  await expect(page).toHaveURL(/\/\?lng=am$/);
});

test("a calendar file of an invitation that is over is no empty page", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError("410");
  const address = await publishWedding({
    event: { start: `${dayFromNow(-190)}T15:00`, timeZone: "Asia/Yerevan" },
  });
  await page.goto(`${address}/en/event.ics`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This celebration is over");
});

/** More than `ORDER_LIMIT` in wrangler.toml allows in a minute. */
const tooManyOrders = 40;

test.describe("from an address over the rate limit", () => {
  // A documentation address (RFC 5737), so that no other journey reaches its rate limit.
  test.use({ extraHTTPHeaders: { "CF-Connecting-IP": "203.0.113.29" } });

  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? "with script" : "without script", () => {
      test.use({ javaScriptEnabled });

      test(
        "a customer is asked to wait a minute, and keeps what was typed",
        { tag: "@long" },
        async ({ page, baseURL, expectConsoleError }) => {
          expectConsoleError("429");
          // Repeated, because the limiter's minute may have ended just before the form was sent.
          await expect(async () => {
            await page.goto("/order?lng=en");
            await page.locator("[name=names]").fill("Narek & Mariam");
            await page.locator("[name=occasionType][value=wd]").check({ force: true });
            await page.locator("[name=occasionDate]").fill(dayFromNow(200));
            await page.locator("[name=email]").fill("narek@example.com");
            await page.locator("[name=phone]").fill("+374 91 234 567");
            await page.locator("[name=details]").fill("Saint Gayane church, 13:30");
            await page.locator("[name=languages][value=am]").check({ force: true });
            const headers = { Origin: new URL(baseURL ?? "").origin };
            await Promise.all(
              Array.from({ length: tooManyOrders }, () =>
                page.request.post("/order", { headers, form: { names: "" } }),
              ),
            );
            await page.locator("#order-form .send").click();
            await expect(page.locator("[data-form-error]")).toHaveText(
              "Too many attempts. Please send it again in a minute.",
              { timeout: 5_000 },
            );
          }).toPass();
          await expect(page.locator("[name=details]")).toHaveValue("Saint Gayane church, 13:30");
        },
      );
    });
});
