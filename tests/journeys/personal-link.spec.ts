import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openEnvelope } from "./support/answering.ts";
import { violationsOf } from "./support/axe.ts";
import { expect, test } from "./support/fixtures.ts";
import { publishWedding } from "./support/published.ts";

test("a family is invited by a sheet, answers from one phone, and changes it from another", async ({
  browser,
  baseURL,
  page,
  studioJson,
}) => {
  const path = await publishWedding({
    sections: [
      {
        type: "message",
        text: { am: "Սիրով հրավիրում ենք Ձեզ։", en: "You are invited.", ru: "Приглашаем." },
      },
      { type: "reply" },
    ],
  });
  const folder = await mkdtemp(join(tmpdir(), "guests-"));
  const sheet = join(folder, "guests.csv");
  await writeFile(sheet, "Անուն,Քանակ,Լեզու\nԱրամ և Նարե,3,ռուսերեն\n");
  await studioJson("guests", "import", path.slice(1), sheet, "--yes");
  const [family] = await studioJson<{ link: string }[]>("guests", "links", path.slice(1));
  const link = (family?.link ?? "").replace(/^https?:\/\/[^/]+/, "");
  await rm(folder, { recursive: true });

  await page.goto(link);
  await openEnvelope(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  await expect(page.locator(".letter .greeting")).toContainText("Արամ");
  await expect(page.locator("input[name=guestsNumber]")).toHaveValue("3");
  expect(await violationsOf(page)).toEqual([]);
  await page.locator("input[name=response][value=Yes]").check({ force: true });
  await page.waitForLoadState("networkidle");
  await page.locator("#reply-form button[type=submit]").click();
  await expect(page.locator("[data-reply-sent]")).toContainText("Արամ");
  // Sent in place, and the address is still the family's own.
  expect(new URL(page.url()).search).toBe(new URL(link, baseURL).search);

  const other = await browser.newPage({ baseURL, javaScriptEnabled: false });
  await other.goto(`${link}#reply`);
  await expect(other.locator("[data-reply-sent]")).toContainText("Արամ");
  await other.locator("a.change").first().click();
  await other.locator("input[name=guestsNumber]").fill("2");
  await other.locator("#reply-form button[type=submit]").click();
  await expect(other.locator(".reply-sent .guests")).toContainText("2");
  await page.reload();
  await expect(page.locator(".reply-sent .guests")).toContainText("2");
  await page.goto(path);
  await expect(page.locator(".greeting")).toHaveCount(0);
  await other.close();
});
