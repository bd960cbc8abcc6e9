import { dayFromNow } from "../support/invitations.ts";
import { expect, test } from "./support/fixtures.ts";

test("an order's occasion follows its design, until its customer changes it", async ({ page }) => {
  await page.goto("/order?template=1002&lng=en");
  const chosen = page.locator("[name=occasionType]:checked");
  await expect(chosen).toHaveValue("wd");
  await page.locator(".design-all summary").click();
  const pick = (id: string) =>
    page.locator(`[name=template][value="${id}"]`).check({ force: true });
  await pick("1018");
  await expect(chosen).toHaveValue("bm");
  await page.locator("[name=occasionType][value=ot]").check({ force: true });
  await pick("1015");
  await expect(chosen).toHaveValue("ot");
});

test("an order's occasion follows a design that was picked before the script came", async ({
  page,
}) => {
  let come = () => {};
  const picked = new Promise<void>((resolve) => (come = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await picked;
    await route.continue();
  });
  await page.goto("/order?template=1002&lng=en", { waitUntil: "commit" });
  await page.locator(".design-all summary").click();
  await page.locator('[name=template][value="1018"]').check({ force: true });
  await expect(page.locator("[name=occasionType]:checked")).toHaveValue("wd");
  come();
  await expect(page.locator("[name=occasionType]:checked")).toHaveValue("bm");
});

test("a day tried in a design replaces the day of an order begun earlier", async ({ page }) => {
  await page.goto("/order?template=1018&lng=en");
  await page.locator("[name=names]").fill("Narek & Mariam");
  await page.locator("[name=occasionDate]").fill(dayFromNow(200));
  await page.locator("[name=email]").fill("narek@example.com");
  // Kept by the script, which may come after all was typed.
  await page.waitForFunction(() => sessionStorage.getItem("order-draft")?.includes("narek@"));

  await page.goto("/templates/1013/en");
  await page.locator("[data-skip]").click();
  await page.locator(".try-form [name=date]").fill(dayFromNow(300));
  await page.locator(".try-form button.primary").click();
  await page.waitForURL(/templates\/1013/);
  await page.locator(".shop-ways a.button").click();

  await expect(page.locator("[name=occasionDate]")).toHaveValue(dayFromNow(300));
  await expect(page.locator("[name=occasionType]:checked")).toHaveValue("wd");
  await expect(page.locator("[name=names]")).toHaveValue("Narek & Mariam");
  await expect(page.locator("[name=email]")).toHaveValue("narek@example.com");
});
