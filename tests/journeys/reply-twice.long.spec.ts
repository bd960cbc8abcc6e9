import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { publishWedding } from "./support/published.ts";

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Answers that four come, at an address, from a phone of its own. A family's link knows its name. */
async function answerWithFour(browser: Browser, address: string, javaScriptEnabled: boolean) {
  const context = await browser.newContext({ ...phone, javaScriptEnabled });
  const page = await context.newPage();
  await page.goto(`${address}#reply`);
  await page.locator("label:has([name=response][value=Yes])").click();
  const name = page.locator("input[name=name]:not([type=hidden])");
  if (await name.isVisible()) await name.fill("Արամ Պետրոսյան");
  await page.locator("input[name=guestsNumber]").fill("4");
  await page.locator("#reply-form button[type=submit]").click();
  await page.locator("[data-reply-sent]").waitFor();
  await context.close();
}

async function expectTotal(page: Page, people: string, doubtful: number): Promise<void> {
  await expect(page.locator(".ring p b")).toHaveText(people);
  await expect(page.locator(".overview .doubtful")).toHaveCount(doubtful);
}

for (const javaScriptEnabled of [true, false])
  test(`a family that answers twice is counted once until its hosts decide, ${javaScriptEnabled ? "with" : "without"} script`, async ({
    browser,
    baseURL,
    studioJson,
  }) => {
    const path = await publishWedding({ languages: ["am", "en"], sections: [{ type: "reply" }] });
    const folder = await mkdtemp(join(tmpdir(), "guests-"));
    const file = join(folder, "guests.csv");
    await writeFile(file, "Անուն,Քանակ\nԱրամ և Անի Պետրոսյան,6\n");
    await studioJson("guests", "import", path.slice(1), file, "--yes");
    await rm(folder, { recursive: true });
    const [first] = await studioJson<{ link: string }[]>("guests", "links", path.slice(1));
    const { url } = await studioJson<{ url: string }>("link", path.slice(1));
    const own = new URL(first?.link ?? "", baseURL);
    await answerWithFour(browser, `${baseURL}${own.pathname}${own.search}`, javaScriptEnabled);
    await answerWithFour(browser, `${baseURL}${path}`, javaScriptEnabled);

    const context = await browser.newContext({ ...phone, javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(url);
    await expectTotal(page, "4", 1);
    await expect(page.locator(".todo .first")).toContainText("4");
    await page.locator(".todo button[value=aside]").click();
    await expectTotal(page, "4", 0);
    await page.locator(".undo button[value=unaside]").click();
    await expectTotal(page, "4", 1);
    await page.locator(".todo button[value=count]").click();
    await expectTotal(page, "8", 0);
    await context.close();
  });
