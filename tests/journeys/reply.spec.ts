import {
  fillReply,
  groomEmail,
  guestName,
  letCorrectionsGo,
  openEnvelope,
  wedding,
} from "./support/answering.ts";
import { coupleSees, repliesLink } from "./support/couple.ts";
import { expect, test } from "./support/fixtures.ts";

test("a guest opens the invitation and answers, the couple gets the mail and sees the answer", async ({
  page,
  browser,
  inbox,
  studioJson,
}) => {
  const name = guestName();
  const link = await repliesLink(studioJson);
  await page.goto(wedding);
  await openEnvelope(page);
  await fillReply(page, name, "3");
  await page.locator("#reply-form button[type=submit]").click();
  await expect(page.locator("[data-reply-sent]")).toContainText(name);
  await expect(page.locator("#reply-form")).toHaveCount(0);

  const mail = await inbox.waitFor(groomEmail, name);
  expect(mail.subject).toContain("Մասնակցության հաստատում");
  expect(mail.text).toContain("Այո");
  expect(mail.html).toContain(name);
  expect(await coupleSees(browser, link.url)).toContain(name);

  const { key } = await studioJson<{ key: string }>("api-key", "Hayk", wedding.slice(1));
  const api = await page.request.get("/api/replies", {
    headers: { Authorization: `Bearer ${key}` },
  });
  const { replies } = await api.json();
  expect(replies).toContainEqual(
    expect.objectContaining({ name, response: "Yes", guestsNumber: 3, emailTo: "groom" }),
  );

  // The mail's link to the dashboard has a token of its own.
  const linkInMail = /https?:\/\/\S+\/replies\/\S+/.exec(mail.text)?.[0] ?? "";
  expect(await coupleSees(browser, linkInMail)).toContain(name);
});

test("a guest who comes back on the same phone may change the answer, and the couple is told", async ({
  page,
  inbox,
}) => {
  const name = guestName();
  await page.goto(`${wedding}/en`);
  await openEnvelope(page);
  await fillReply(page, name, "2");
  await page.locator("#reply-form button[type=submit]").click();
  await expect(page.locator("[data-reply-sent]")).toBeVisible();

  const change = page.locator("[data-reply-sent] a.change");
  // On a busy machine D1 may answer too late: the page then comes without the answer and says so.
  await expect(async () => {
    await page.goto(`${wedding}/en`);
    await expect(change).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await change.click();
  await expect(page.locator("input[name=name]")).toHaveValue(name);
  await page.locator("input[name=response][value=No]").check({ force: true });
  await page.locator("#reply-form button[type=submit]").click();
  await expect(page.locator("[data-reply-sent]")).toContainText("no");
  await letCorrectionsGo();
  await expect.poll(async () => (await inbox.list(groomEmail, name)).length).toBe(2);
});

test("when the network fails the form keeps what was typed, says so, and takes the same answer again", async ({
  page,
  context,
  expectConsoleError,
}) => {
  expectConsoleError(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  const name = guestName();
  await page.goto(`${wedding}/en`);
  await openEnvelope(page);
  await fillReply(page, name, "2");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  const send = page.locator("#reply-form button[type=submit]");
  await send.click();
  await expect(page.locator("[data-form-error]")).toContainText(
    "*Not sent: there’s no connection.",
  );
  await expect(page.locator("input[name=name]")).toHaveValue(name);
  await expect(send).toBeEnabled();
  await context.setOffline(false);
  await send.click();
  await expect(page.locator("[data-reply-sent]")).toContainText(name);
});

const problems = [
  ["", { name: "*Լրացրեք այս դաշտը", choice: "*Խնդրում ենք ընտրել" }],
  ["/en", { name: "*This field is required", choice: "*Please select an option" }],
  ["/ru", { name: "*Обязательное поле", choice: "*Пожалуйста, выберите" }],
] as const;

for (const [language, words] of problems) {
  test(`an empty form is answered beside each field, in the page's language${language}`, async ({
    page,
  }) => {
    await page.goto(`${wedding}${language}`);
    await openEnvelope(page);
    await page.locator("#reply-form button[type=submit]").click();
    await expect(page.locator('[data-error-for="name"]')).toContainText(words.name);
    await expect(page.locator('[data-error-for="response"]')).toContainText(words.choice);
    await expect(page.locator('[data-error-for="emailTo"]')).toContainText(words.choice);
    await page.locator("input[name=guestsNumber]").fill("seven");
    await page.locator("#reply-form button[type=submit]").click();
    await expect(page.locator('[data-error-for="guestsNumber"]')).not.toBeEmpty();
  });
}

test("a corrected field shows no message, and neither does one that was not filled in yet", async ({
  page,
}) => {
  await page.goto(`${wedding}/en`);
  await openEnvelope(page);
  await page.waitForLoadState("networkidle");
  const said = (name: string) => page.locator(`[data-error-for="${name}"]`);
  const name = page.locator("input[name=name]");
  await name.pressSequentially(".");
  await page.locator("input[name=guestsNumber]").pressSequentially("9");
  await expect(said("name")).toBeEmpty();
  await expect(said("guestsNumber")).toBeEmpty();

  await page.locator("#reply-form button[type=submit]").click();
  await expect(said("name")).toHaveText("*The name field must be 2 or more characters");
  await expect(said("guestsNumber")).toContainText("5 or less");
  await name.press("End");
  await name.pressSequentially("ni");
  await expect(said("name")).toBeEmpty();
  await expect(name).not.toHaveAttribute("aria-invalid");
  await name.fill("");
  await page.locator("input[name=response][value=Yes]").check({ force: true });
  await expect(said("response")).toBeEmpty();
  await expect(page.locator("fieldset:has([name=response])")).not.toHaveAttribute("aria-invalid");
  await page.locator("input[name=guestsNumber]").fill("7");
  await expect(said("guestsNumber")).toContainText("5 or less");
  await page.locator("input[name=guestsNumber]").fill("3");
  await expect(said("guestsNumber")).toBeEmpty();
  await expect(said("emailTo")).toContainText("*Please select an option");
});

test("a message's second line is indented like its first", { tag: "@long" }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(wedding);
  await openEnvelope(page);
  await page.locator("#reply-form button[type=submit]").click();
  const lefts = await page.locator('[data-error-for="response"]').evaluate((place) => {
    const range = document.createRange();
    range.selectNodeContents(place);
    return [...range.getClientRects()].map(({ left }) => Math.round(left));
  });
  expect(lefts.length).toBeGreaterThan(1);
  expect(new Set(lefts).size).toBe(1);
});

test("the number of guests is counted by taps and by arrows, within what the invitation allows", async ({
  page,
}) => {
  await page.goto(`${wedding}/en`);
  await openEnvelope(page);
  const number = page.locator("input[name=guestsNumber]");
  const fewer = page.getByRole("button", { name: "Number of guests, one fewer" });
  const more = page.getByRole("button", { name: "Number of guests, one more" });
  await expect(more).toBeVisible();
  for (const button of [fewer, more]) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await expect(fewer).toHaveAttribute("aria-disabled", "true");
  await more.click();
  await more.click();
  await expect(number).toHaveValue("2");
  await expect(page.locator(".stepper output")).toHaveText("2");
  await fewer.click();
  // A finger meets the button at its end as well.
  await fewer.click({ force: true });
  await expect(number).toHaveValue("1");
  for (let taps = 0; taps < 6; taps += 1) await more.click({ force: true });
  await expect(number).toHaveValue("5");
  await expect(more).toHaveAttribute("aria-disabled", "true");
  await number.press("ArrowDown");
  await expect(number).toHaveValue("4");
  await expect(more).toHaveAttribute("aria-disabled", "false");
  await number.fill("many");
  await number.press("ArrowUp");
  await expect(number).toHaveValue("1");
  await number.fill("9");
  await fewer.click();
  await expect(number).toHaveValue("5");
});

test("the whole answer can be given by keyboard alone", async ({ page }) => {
  const name = guestName();
  await page.goto(`${wedding}/en`);
  await page.keyboard.press("Escape");
  await page.locator("input[name=response][value=Yes]").focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.type(name);
  await page.keyboard.press("Tab");
  await page.keyboard.type("2");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-reply-sent]")).toContainText(name);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page is open, bad input is answered, and the answer arrives", async ({
    page,
    inbox,
    browser,
    studioJson,
    expectConsoleError,
  }) => {
    expectConsoleError("400");
    const name = guestName();
    await page.goto(`${wedding}/en`);
    await expect(page.locator("[data-opening]")).toBeHidden();
    await expect(page.locator(".stepper button").first()).toBeHidden();
    await fillReply(page, name, "9");
    await page.locator("#reply-form button[type=submit]").click();
    await expect(page.locator('[data-error-for="guestsNumber"]')).toHaveText(
      "*The total number of guests must be 5 or less",
    );
    await expect(page.locator("input[name=name]")).toHaveValue(name);
    await page.locator("input[name=guestsNumber]").fill("4");
    await page.locator("#reply-form button[type=submit]").click();
    await expect(page.locator("[data-reply-sent]")).toContainText(name);
    await inbox.waitFor(groomEmail, name);
    const link = await repliesLink(studioJson);
    expect(await coupleSees(browser, link.url)).toContain(name);
  });
});
