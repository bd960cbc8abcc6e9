import { expect, test } from "./support/fixtures.ts";

test("a page that does not come is announced, and a tab or a download of its own is not", async ({
  page,
}) => {
  await page.goto("/prices?lng=en");
  await page.waitForLoadState("networkidle");
  const spinner = page.locator(".spinner");
  const says = spinner.getByText("Loading the page…");
  await expect(says).toBeHidden();
  // Heard after the page's own listener: the page that was asked for never comes.
  await page.evaluate(() => {
    addEventListener("click", (event) => event.preventDefault());
    for (const [name, value] of [
      ["target", "_blank"],
      ["download", ""],
    ] as const) {
      const link = document.createElement("a");
      link.href = "/weblink";
      link.setAttribute(name, value);
      document.body.appendChild(link);
      link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
      link.remove();
    }
  });
  await expect(page.locator("html")).not.toHaveClass(/loading/);
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('a[href^="/weblink"]')?.click();
  });
  await expect(says).toBeAttached();
  await expect(spinner).toBeVisible();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow")));
  await expect(spinner).toBeHidden();
});
