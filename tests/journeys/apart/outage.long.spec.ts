import { fillReply, groomEmail, guestName, openEnvelope, wedding } from "../support/answering.ts";
import { coupleSees, repliesLink } from "../support/couple.ts";
import { expect, test } from "../support/fixtures.ts";
import { useOwnSite } from "../support/own-site.ts";

/** On a site with a mail server of its own, because other journeys need the shared one. */
useOwnSite();

test("an answer sent while the mail server is down is seen at once, and its mail arrives by itself", async ({
  page,
  browser,
  inbox,
  studioJson,
  mailServer,
}) => {
  test.setTimeout(150_000);
  const name = guestName();
  const link = await repliesLink(studioJson);
  await mailServer.stop();
  await page.goto(wedding);
  await openEnvelope(page);
  await fillReply(page, name, "1");
  await page.locator("#reply-form button[type=submit]").click();
  await expect(page.locator("[data-reply-sent]")).toBeVisible();
  expect(await coupleSees(browser, link.url)).toContain(name);
  await mailServer.start();
  await inbox.waitFor(groomEmail, name, 120_000);
});
