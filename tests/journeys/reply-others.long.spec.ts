import {
  fillReply,
  groomEmail,
  guestName,
  letCorrectionsGo,
  openEnvelope,
  sendReply,
  wedding,
} from "./support/answering.ts";
import { expect, test } from "./support/fixtures.ts";

test("a guest answers for someone else too, and changes each answer by itself", async ({
  page,
  inbox,
}) => {
  const [own, mother] = [guestName(), guestName()];
  await page.goto(wedding);
  await openEnvelope(page);
  await fillReply(page, own, "1");
  await sendReply(page);
  await page.locator("[data-reply-sent] a.another").click();
  await expect(page.locator("input[name=name]")).toHaveValue("");
  await fillReply(page, mother, "2");
  await sendReply(page);
  const confirmation = page.locator("[data-reply-sent]");
  await expect(confirmation.locator(".answer")).toContainText(mother);
  await expect(confirmation.locator("summary")).toContainText(own);
  expect(new URL(page.url()).search).toBe("");
  for (const name of [own, mother]) await inbox.waitFor(groomEmail, name);

  await page.reload();
  await confirmation.locator("summary").click();
  await confirmation.locator("details a.change").click();
  await expect(page.locator("input[name=name]")).toHaveValue(own);
  await page.locator("input[name=guestsNumber]").fill("3");
  await sendReply(page);
  await expect(confirmation.locator(".answer")).toContainText(own);
  await expect(confirmation.locator("summary")).toContainText(mother);
  await letCorrectionsGo();
  await expect.poll(async () => (await inbox.list(groomEmail, own)).length).toBe(2);
  expect(await inbox.list(groomEmail, mother)).toHaveLength(1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("going back from an answer for someone else shows that it was sent", async ({ page }) => {
    const [own, mother] = [guestName(), guestName()];
    await page.goto(`${wedding}/en`);
    await fillReply(page, own, "1");
    await sendReply(page);
    await page.locator("[data-reply-sent] a.another").click();
    await fillReply(page, mother, "2");
    await sendReply(page);
    await expect(page.locator("[data-reply-sent] .answer")).toContainText(mother);
    await page.goBack();
    await expect(page.locator("[data-reply-sent] .answer")).toContainText(mother);
    await expect(page.locator("[data-reply-sent] summary")).toContainText(own);
    await expect(page.locator("#reply-form")).toHaveCount(0);
  });

  test("the address of a confirmation, opened on another phone, takes that guest's answer", async ({
    page,
    browser,
  }) => {
    const [own, other] = [guestName(), guestName()];
    await page.goto(`${wedding}/en`);
    await fillReply(page, own, "1");
    await sendReply(page);
    await expect(page.locator("[data-reply-sent]")).toContainText(own);
    const elsewhere = await browser.newPage({ javaScriptEnabled: false });
    await elsewhere.goto(page.url());
    await expect(elsewhere.locator("body")).not.toContainText(own);
    await fillReply(elsewhere, other, "2");
    await sendReply(elsewhere);
    await expect(elsewhere.locator("[data-reply-sent] .answer")).toContainText(other);
    await elsewhere.close();
  });
});
