import type { Browser } from "@playwright/test";
import { wedding } from "./answering.ts";

/** Opens the couple's dashboard in a separate browser. */
export async function coupleSees(browser: Browser, address: string): Promise<string> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address);
  // Chromium leaves out of `innerText` what it has not drawn yet.
  const text = (await page.locator("main").textContent()) ?? "";
  await context.close();
  return text;
}

/** The secret link to the demo wedding's dashboard, and its token. */
export async function repliesLink(
  studioJson: <Printed>(...args: string[]) => Promise<Printed>,
): Promise<{ url: string; token: string }> {
  return studioJson("link", wedding.slice(1));
}
