import type { Page } from "@playwright/test";
import { dayFromNow } from "../../support/invitations.ts";

/** Fills in the order form with what it asks for. */
export async function fillOrder(page: Page): Promise<void> {
  await page.locator("[name=names]").fill("Narek & Mariam");
  await page.locator("[name=occasionType][value=wd]").check({ force: true });
  await page.locator("[name=occasionDate]").fill(dayFromNow(200));
  await page.locator("[name=email]").fill(`form-${Date.now().toString(36)}@example.com`);
  await page.locator("[name=phone]").fill("+374 91 234 567");
  await page.locator("[name=details]").fill("Saint Gayane church, 13:30");
}
