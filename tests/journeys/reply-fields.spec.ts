import type { Page } from "@playwright/test";
import { guestName, openEnvelope } from "./support/answering.ts";
import { expect, test } from "./support/fixtures.ts";

/** The demo wedding whose form has every field, and accepts names in the page's letters alone. */
const wedding = "/wedding/davit-lilit";
const groomEmail = "davit@example.com";

/** A unique name in Armenian letters, which is all that this form accepts. */
function armenianName(): string {
  const letters = [...guestName()].map((letter) => {
    const digit = Number.parseInt(letter, 36);
    return /[a-z0-9]/.test(letter) ? String.fromCodePoint(0x561 + digit) : letter;
  });
  return letters.join("");
}

/** Fields come and go after each answer: a tap that meets one on its way is repeated. */
async function pick(page: Page, name: string, value: string): Promise<void> {
  const box = page.locator(`#reply input[name=${name}][value="${value}"]`);
  await expect(() => box.check({ force: true, timeout: 5_000 })).toPass();
}

async function send(page: Page): Promise<void> {
  await page.locator("#reply-form button[type=submit]").click();
}

test("every question is answered, and the couple reads every answer", async ({
  page,
  inbox,
  studioJson,
}) => {
  const name = armenianName();
  await page.goto(wedding);
  await openEnvelope(page);
  await pick(page, "response", "YesWithPartner");
  await page.locator("input[name=name]").fill(name);
  await page.locator("input[name=guestsNumber]").fill("4");
  await page.locator("input[name=children]").fill("2");
  await page.locator("input[name=otherGuest]").fill("Վահե Ավագյան");
  await pick(page, "side", "Քավոր Տիգրանի կողմից");
  await pick(page, "attending", "church");
  await pick(page, "attending", "restaurant");
  await pick(page, "joinFrom", "church");
  await page.locator("input[name=diet]").fill("Առանց ընկույզի");
  await page.locator("textarea[name=message]").fill("Շնորհավո՜ր\nՍիրով");
  await send(page);
  const confirmation = page.locator("[data-reply-sent]");
  for (const said of [name, "4 հյուր", "Առանց ընկույզի", "Վահե Ավագյան"])
    await expect(confirmation).toContainText(said);

  const mail = await inbox.waitFor(groomEmail, name);
  for (const line of [
    "Երեխաների քանակը – 2",
    "Սննդի նախասիրություններ – Առանց ընկույզի",
    "Ում կողմից է – Քավոր Տիգրանի կողմից",
    "Երկրորդ հյուր – Վահե Ավագյան",
    "Որտեղ կլինի – եկեղեցում, ռեստորանում",
    "Որ պահից կլինի – Պսակադրությունից",
    "Երկուսով – Այո",
    "Մաղթանքներ – Շնորհավո՜ր\nՍիրով",
  ])
    expect(mail.text.replaceAll("\r\n", "\n")).toContain(line);

  const { key } = await studioJson<{ key: string }>("api-key", "Hayk", wedding.slice(1));
  const api = await page.request.get("/api/replies", {
    headers: { Authorization: `Bearer ${key}` },
  });
  const { replies } = await api.json();
  expect(replies).toContainEqual(
    expect.objectContaining({
      name,
      guestsNumber: 4,
      children: 2,
      withPartner: true,
      attending: ["church", "restaurant"],
    }),
  );
});

test("the browser says what the server would, before anything is sent", async ({ page }) => {
  await page.goto(`${wedding}/ru`);
  await openEnvelope(page);
  await page.waitForLoadState("networkidle");
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(request.url());
  });
  await page.locator("input[name=name]").fill("Ann Lee");
  await page.locator("input[name=guestsNumber]").fill("6");
  await page.locator("input[name=children]").fill("двое");
  await page.locator("input[name=otherGuest]").fill(".");
  await page.locator("textarea[name=message]").fill("ы".repeat(1001));
  await send(page);
  for (const [field, words] of [
    ["response", "*Пожалуйста, выберите один из вариантов"],
    ["name", "*Пожалуйста, напишите имя русскими буквами"],
    ["guestsNumber", "*Общее количество гостей не должно превышать 5"],
    ["children", "Пожалуйста, укажите количество цифрами"],
    ["otherGuest", "*Имя должно содержать не менее 2 букв"],
    ["side", "*Пожалуйста, выберите один из вариантов"],
    ["attending", "*Пожалуйста, выберите один из вариантов"],
    ["joinFrom", "*Пожалуйста, выберите один из вариантов"],
    ["message", "*Пожалуйста, напишите короче (не более 1000 знаков)"],
  ] as const)
    await expect(page.locator(`[data-error-for="${field}"]`)).toHaveText(words);
  expect(posts).toEqual([]);
});

test("a guest who cannot come sees only what concerns them, and changes the answer on another phone", async ({
  page,
  browser,
}) => {
  const name = armenianName();
  await page.goto(wedding);
  await openEnvelope(page);
  await page.locator("input[name=guestsNumber]").fill("many");
  await pick(page, "response", "No");
  for (const hidden of ["guestsNumber", "children", "otherGuest", "attending", "joinFrom", "diet"])
    await expect(page.locator(`[data-error-for="${hidden}"]`)).toBeHidden();
  await expect(page.locator("input[name=diet]")).toBeHidden();
  await expect(page.locator("textarea[name=message]")).toBeVisible();
  await page.locator("input[name=name]").fill(name);
  await pick(page, "side", "bride");
  await send(page);
  await expect(page.locator("[data-reply-sent]")).toContainText(name);
  await expect(page.locator("[data-reply-sent] [data-copy]")).toBeVisible();
  const link = await page.locator(".change-link input").inputValue();

  const otherPhone = await browser.newContext();
  const other = await otherPhone.newPage();
  await other.goto(link);
  expect(other.url()).not.toContain("r=");
  await expect(other.locator("input[name=name]")).toHaveValue(name);
  await expect(other.locator("input[name=side][value=bride]")).toBeChecked();
  await pick(other, "response", "Yes");
  await pick(other, "attending", "restaurant");
  await pick(other, "joinFrom", "restaurant");
  await send(other);
  await expect(other.locator("[data-reply-sent]")).toContainText(name);
  await otherPhone.close();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("wrong answers come back with what was typed and picked", async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError("400");
    const name = armenianName();
    await page.goto(wedding);
    await pick(page, "response", "Yes");
    await page.locator("input[name=name]").fill(name);
    await page.locator("input[name=children]").fill("31");
    await pick(page, "side", "groom");
    await pick(page, "attending", "bride-home");
    await pick(page, "joinFrom", "church");
    await page.locator("textarea[name=message]").fill("Սիրով\nԱնի");
    await send(page);
    await expect(page.locator('[data-error-for="children"]')).toHaveText(
      "*Երեխաների քանակը չպետք է գերազանցի 30-ը",
    );
    await expect(page.locator("textarea[name=message]")).toHaveValue("Սիրով\nԱնի");
    await expect(page.locator("input[name=attending][value=bride-home]")).toBeChecked();
    await page.locator("input[name=children]").fill("0");
    await send(page);
    await expect(page.locator("[data-reply-sent]")).toContainText(name);
  });
});
