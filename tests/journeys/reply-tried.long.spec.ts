import { guestName, openEnvelope } from "./support/answering.ts";
import { expect, test } from "./support/fixtures.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(
    javaScriptEnabled ? "in the shop window" : "in the shop window, without JavaScript",
    () => {
      test.use({ javaScriptEnabled });

      test("trying a design's form shows the letter that it would become, and sends nothing", async ({
        page,
        inbox,
        context,
      }) => {
        const name = guestName();
        await page.goto("/templates/1002/en");
        if (javaScriptEnabled) await openEnvelope(page);
        await page.locator("input[name=response][value=Yes]").check({ force: true });
        await page.locator("input[name=name]").fill(name);
        await page.locator("#reply-form button[type=submit]").click();
        const letter = page.locator(".letter-window").frameLocator("iframe");
        await expect(letter.locator("body")).toContainText(name);
        await expect(letter.locator("body")).toContainText("Այո");
        // Its styles come with it.
        await expect(page.locator(".letter-window")).toHaveCSS("text-align", "left");
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
          await page.evaluate(() => document.documentElement.clientWidth),
        );
        expect(await context.cookies()).toEqual([]);
        await page.locator(".reply-tried a.change").click();
        await expect(page.locator("#reply-form")).toBeVisible();
        expect(await inbox.list("demo@example.com", name)).toEqual([]);
      });
    },
  );
}
