import { violationsOf } from "./support/axe.ts";
import { expect, test } from "./support/fixtures.ts";
import { untilHydrated } from "./support/script.ts";

test("a visitor finds the dashboard on the home page, enters an answer, seats a family and sends", async ({
  page,
}) => {
  await page.goto("/?lng=en");
  await page.getByRole("link", { name: "Everything for the hosts" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("For the hosts");
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("link", { name: "Try the hosts’ page" }).click();
  await untilHydrated(page);
  expect(await violationsOf(page)).toEqual([]);
  await expect(page.locator(".ring")).toContainText("18");

  // Filters and search apply as one types.
  await page.getByRole("link", { name: /^Not coming/ }).click();
  await expect(page.locator("#list")).toContainText("Ashot Avetisyan");
  await expect(page.locator("#list")).not.toContainText("Aram Sargsyan");
  await expect(page).toHaveURL(/\/for-hosts\/demo\?answer=no/);

  await page.getByRole("link", { name: "Enter an answer given by phone" }).click();
  await page.locator("[name=for]").selectOption({ label: "Armen Vardanyan" });
  await page.getByText("Yes", { exact: true }).click();
  await page.locator("[name=guestsNumber]").fill("2");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.locator(".ring")).toContainText("20");
  await expect(page.locator(".undo")).toContainText("Armen Vardanyan");

  await page.getByRole("link", { name: "Seat a family" }).click();
  await page.getByRole("checkbox", { name: /Armen Vardanyan/ }).check();
  await page.locator(".seat-bar select").selectOption({ label: "Table 3 · 10 free" });
  await page.locator(".seat-bar button").click();
  await expect(page.locator(".said")).toContainText("8 seats");
  // Two at once, by taps that do not wait for each other, are both kept.
  for (const name of [/Tigran Hakobyan/, /Davit Melikyan/]) {
    await page.getByRole("checkbox", { name }).check();
    await page.locator(".seat-bar select").selectOption("t3");
    await page.locator(".seat-bar button").click();
  }
  await expect(page.locator(".said")).toContainText("2 seats");
  await page.reload();
  const third = page.locator(".table-cards > *").nth(2);
  for (const name of ["Armen Vardanyan", "Tigran Hakobyan", "Davit Melikyan"])
    await expect(third).toContainText(name);

  await page.getByRole("link", { name: "Send the invitations" }).click();
  await untilHydrated(page);
  const card = page.locator(".reminder-card h2");
  const first = await card.innerText();
  await page.getByRole("link", { name: "Send on WhatsApp" }).click();
  await expect(page.locator(".undo")).toContainText(first);
  await expect(card).not.toHaveText(first);
  expect(page.context().pages()).toHaveLength(1);

  await page.getByRole("button", { name: "Start again" }).click();
  await expect(page.locator(".ring")).toContainText("18");
  await page.getByRole("link", { name: "Back to the site" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("For the hosts");
});
