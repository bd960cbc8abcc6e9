import { dayFromNow, weddingOf } from "../support/invitations.ts";
import { openEnvelope } from "./support/answering.ts";
import { violationsOf } from "./support/axe.ts";
import { expect, test } from "./support/fixtures.ts";
import { publishWedding } from "./support/published.ts";
import { linkOfSheet } from "./support/sheet.ts";

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
  const sheet = "Անուն,Քանակ,Լեզու\nԱրամ և Նարե,3,ռուսերեն\n";
  const link = await linkOfSheet(studioJson, path, sheet);

  await page.goto(link);
  await expect(page.locator(".letter .greeting")).toContainText("Արամ");
  await openEnvelope(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  await expect(page.locator("input[name=guestsNumber]")).toHaveValue("3");
  // Armenian names stay Armenian on a Russian page.
  await expect(page.locator(".reply-of bdi")).toHaveText("Արամ և Նարե");
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

test(
  "a family says on a narrow phone who of it comes",
  { tag: "@long" },
  async ({ browser, baseURL, studioJson }) => {
    const { reply } = weddingOf();
    const path = await publishWedding({
      sections: [{ type: "reply" }],
      reply: reply && { ...reply, fields: ["guestsNumber", "people"] },
    });
    const longName = "Հռիփսիմե-Անահիտ Տեր-Հովհաննիսյան-Մելիքսեթյան";
    const sheet = `Անուն,Քանակ\n"Արամ Սարգսյան; ${longName}; Անի (երեխա)",3\n`;
    const link = await linkOfSheet(studioJson, path, sheet);
    const page = await browser.newPage({ baseURL, viewport: { width: 360, height: 740 } });
    await page.goto(link);
    // The envelope is addressed to all of them, on a slip that covers neither the names nor the button.
    const slip = page.locator(".opening-to");
    await expect(slip).toContainText("Սիրելի՛ Արամ, Հռիփսիմե-Անահիտ և Անի");
    const [words, to, label] = await Promise.all(
      [page.locator(".opening-words"), slip, page.locator(".opening-label")].map((part) =>
        part.boundingBox(),
      ),
    );
    expect(to?.x ?? 0).toBeGreaterThanOrEqual(16);
    expect((to?.x ?? 0) + (to?.width ?? 0)).toBeLessThanOrEqual(360 - 16);
    expect(to?.y ?? 0).toBeGreaterThan((words?.y ?? 0) + (words?.height ?? 0));
    expect((to?.y ?? 0) + (to?.height ?? 0)).toBeLessThan(label?.y ?? 0);
    await openEnvelope(page);
    await page.waitForLoadState("networkidle");
    const group = page.locator("#reply-form .group");
    await expect(group).toBeHidden();
    await page.locator("input[name=response][value=Yes]").check({ force: true });
    await expect(group.locator("legend")).toContainText(["", "Արամ Սարգսյան", longName, "Անի"]);
    for (const option of await group.locator(".option").all()) {
      const box = await option.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBeLessThanOrEqual(0);
    expect(await violationsOf(page)).toEqual([]);

    const answer = (name: string, value: string) =>
      group
        .locator("fieldset", { hasText: name })
        .locator(`input[value=${value}]`)
        .check({ force: true });
    const send = () => page.locator("#reply-form button[type=submit]").click();
    const errors = group.locator(".error:not(:empty)");
    await answer("Արամ", "no");
    await answer(longName, "no");
    await answer("Անի", "no");
    await send();
    await expect(errors).toHaveCount(1);
    for (const value of ["No", "All"]) {
      await page.locator(`input[name=response][value=${value}]`).check({ force: true });
      await expect(group).toBeHidden();
    }
    await page.locator("input[name=response][value=Yes]").check({ force: true });
    await answer("Անի", "yes");
    await answer("Արամ", "yes");
    await expect(errors).toHaveCount(0);
    await send();
    await expect(page.locator("[data-reply-sent] .people")).toContainText(`${longName}՝ չի գա`);
    await expect(page.locator("[data-reply-sent] .guests")).toContainText("2");
    await page.close();
  },
);

test("a family of four answers with two taps, and says in three who of it comes, with script and without", async ({
  browser,
  baseURL,
  studioJson,
}) => {
  const { reply } = weddingOf();
  const sheet = `Անուն,Քանակ\n"Արամ Պետրոսյան; Նարե Պետրոսյան; Գոռ (երեխա); Մարիամ (երեխա)",4\n`;
  for (const javaScriptEnabled of [true, false]) {
    const path = await publishWedding({
      sections: [{ type: "reply" }],
      reply: reply && { ...reply, fields: ["guestsNumber", "people"] },
    });
    const link = await linkOfSheet(studioJson, path, sheet);
    const page = await browser.newPage({
      baseURL,
      javaScriptEnabled,
      viewport: { width: 360, height: 740 },
    });
    await page.goto(link);
    if (javaScriptEnabled) {
      await openEnvelope(page);
      await page.waitForLoadState("networkidle");
    }
    const tap = (words: string) => page.locator(".option", { hasText: words }).click();
    const send = () => page.locator("#reply-form button[type=submit]").click();
    await expect(page.locator("#reply-form input[name=name]:not([type=hidden])")).toHaveCount(0);
    await tap("կգանք բոլորս");
    await send();
    const sent = page.locator("[data-reply-sent]");
    await expect(sent.locator(".guests")).toHaveText("4 հյուր");
    await expect(sent.locator(".answer b")).toContainText("Արամ Պետրոսյան");

    await page.locator("a.change").first().click();
    await tap("ոչ բոլորս");
    await page
      .locator(".group fieldset", { hasText: "Գոռ" })
      .locator(".option", { hasText: "Չի գա" })
      .click();
    await send();
    await expect(sent.locator(".guests")).toHaveText("3 հյուր");
    await expect(sent.locator(".people")).toContainText("Գոռ՝ չի գա");
    await page.close();
  }
});

test(
  "after the day the thanks come first, and what is past unfolds, with script and without",
  { tag: "@long" },
  async ({ browser, baseURL }) => {
    const { event, sections } = weddingOf();
    const start = `${dayFromNow(-5)}T15:00`;
    const path = await publishWedding({
      event: { ...event, start },
      saveTheDate: undefined,
      sections: [...sections, { type: "venue", name: { am: "Սրահ", en: "Hall", ru: "Зал" } }],
    });
    for (const javaScriptEnabled of [true, false]) {
      const page = await browser.newPage({
        baseURL,
        javaScriptEnabled,
        viewport: { width: 360, height: 740 },
      });
      await page.goto(path);
      if (javaScriptEnabled) await openEnvelope(page);
      await expect(page.locator(".thanks")).toBeVisible();
      const venues = page.locator(".venues");
      await expect(venues).toBeHidden();
      await page.locator(".past summary").click();
      await expect(venues).toBeVisible();
      if (javaScriptEnabled) expect(await violationsOf(page)).toEqual([]);
      await page.close();
    }
  },
);
