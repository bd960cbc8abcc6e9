import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { weddingAsking } from "../support/reply-fields.ts";
import { openEnvelope } from "./support/answering.ts";
import { violationsOf } from "./support/axe.ts";
import { expect, test } from "./support/fixtures.ts";
import { publishWedding } from "./support/published.ts";

const family = ["Արամ Սարգսյան", "Նարե", "Տատիկ Մարգարիտ", "Անի"];
const sheet = `Անուն,Քանակ\n"${family.slice(0, 3).join("; ")}; Անի (երեխա)",4\n`;

/** A wedding with a family of four, and the family's personal link. */
async function weddingOfFour(
  studioJson: <Printed>(...args: string[]) => Promise<Printed>,
): Promise<{ path: string; link: string }> {
  const { sections, reply } = weddingAsking(["guestsNumber", "people", "attending"]);
  const path = await publishWedding({ sections, reply });
  const folder = await mkdtemp(join(tmpdir(), "guests-"));
  await writeFile(join(folder, "guests.csv"), sheet);
  await studioJson("guests", "import", path.slice(1), join(folder, "guests.csv"), "--yes");
  const [first] = await studioJson<{ link: string }[]>("guests", "links", path.slice(1));
  await rm(folder, { recursive: true });
  return { path, link: (first?.link ?? "").replace(/^https?:\/\/[^/]+/, "") };
}

/** Answers for all four: grandmother comes to the restaurant alone. */
async function answerOnPhone(page: Page): Promise<void> {
  await page.locator("label:has([name=response][value=Yes])").click();
  for (const name of family) {
    const question = page.locator("#reply-form .group > fieldset.choice", { hasText: name });
    await question.locator("label:has([value=yes])").click();
  }
  await page.locator("details.parts > summary").click();
  const grandmother = page.locator("details.parts fieldset", { hasText: "Տատիկ" });
  for (const place of ["church", "bride-home"])
    await grandmother.locator(`label:has([value=${place}])`).click();
  await expect(grandmother.locator("input:checked")).toHaveCount(1);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  await page.locator("#reply-form button[type=submit]").click();
  await expect(page.locator("[data-reply-sent]")).toContainText("Տատիկ Մարգարիտ՝ ռեստորանում");
  await expect(page.locator("[data-reply-sent]")).toContainText("եկեղեցում՝ 3, ռեստորանում՝ 4");
}

for (const javaScriptEnabled of [true, false])
  test(`grandmother comes to the restaurant alone, ${javaScriptEnabled ? "with" : "without"} script`, async ({
    browser,
    baseURL,
    studioJson,
  }) => {
    const { path, link } = await weddingOfFour(studioJson);
    const phone = { baseURL, javaScriptEnabled, viewport: { width: 360, height: 740 } };
    const page = await browser.newPage(phone);
    await page.goto(javaScriptEnabled ? link : `${link}#reply`);
    if (javaScriptEnabled) {
      await openEnvelope(page);
      await page.waitForLoadState("networkidle");
      expect(await violationsOf(page)).toEqual([]);
    }
    await answerOnPhone(page);
    await page.close();

    const { url } = await studioJson<{ url: string }>("link", path.slice(1));
    const couple = await browser.newPage({ baseURL, viewport: { width: 390, height: 844 } });
    await couple.goto(url);
    const totals = couple.locator(".part-totals");
    await expect(totals.locator(".church b")).toHaveText("3");
    await expect(totals.locator(".restaurant b")).toHaveText("4");
    await totals.locator(".church a").click();
    await expect(couple.locator(".entries li")).toHaveCount(1);
    await couple.goto("/replies/caterer");
    await expect(couple.locator(".caterer-figures dd").first()).toHaveText("4");
    await couple.goto("/replies/door?at=church");
    await expect(couple.locator(".door .party")).not.toContainText("Մարգարիտ");
    await expect(couple.locator(".door .heads").last()).toContainText("3");
    await couple.close();
  });
