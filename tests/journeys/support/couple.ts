import type { Browser } from "@playwright/test";
import { wedding } from "./answering.ts";

/** Opens the couple's replies in a browser of their own. */
export async function coupleSees(browser: Browser, address: string): Promise<string> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address);
  const text = await page.locator("main").innerText();
  await context.close();
  return text;
}

/** The secret link to the demo wedding's replies, and the token in it. */
export async function repliesLink(
  studioJson: <Printed>(...args: string[]) => Promise<Printed>,
): Promise<{ url: string; token: string }> {
  return studioJson("link", wedding.slice(1));
}
