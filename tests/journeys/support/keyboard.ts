import type { Locator, Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** Presses Tab until an element has the focus, which has to be seen. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  const isFocused = () => wanted.evaluate((element) => element === document.activeElement);
  for (let count = 0; count < 100 && !(await isFocused()); count += 1)
    await page.keyboard.press("Tab");
  await expect(wanted).toBeFocused();
  const seen = await wanted.evaluate((element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
  });
  expect(seen, "the focus is seen").toBe(true);
}
