import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { dayFromNow } from "../support/invitations.ts";
import { guestName } from "./support/answering.ts";
import { expect, test as base } from "./support/fixtures.ts";

const test = base.extend<{ sweep: () => Promise<void> }>({
  /** Runs the cron, because the staff command cannot notify the queue. */
  sweep: async ({ request, baseURL }, use) => {
    await use(async () => {
      await request.get(`${baseURL}/cdn-cgi/handler/scheduled?cron=*+*+*+*+*`);
    });
  },
});

test("from the order form to the couple's first mail", async ({
  page,
  browser,
  inbox,
  studio,
  studioJson,
  contentDir,
  sweep,
  expectConsoleError,
}) => {
  // The staff command runs eight times, and each start takes a second or two.
  const customer = `order-${Date.now().toString(36)}@example.com`;
  const linkIn = (text: string, path: string) =>
    new RegExp(`http://localhost:\\d+(/${path}/\\S+)`).exec(text)?.[1] ?? "";

  await page.goto("/order?template=1002&lng=en");
  await page.locator("[name=names]").fill("Narek & Mariam");
  await page.locator("[name=occasionType][value=wd]").check({ force: true });
  await page.locator("[name=occasionDate]").fill(dayFromNow(200));
  await page.locator("[name=email]").fill(customer);
  await page.locator("[name=phone]").fill("+374 91 234 567");
  await page.locator("[name=details]").fill("Saint Gayane church, 13:30");
  await page.locator("[name=languages][value=am]").check({ force: true });
  await page.locator("#order-form .send").click();
  const done = page.locator("[data-order-state=received]");
  await expect(done).toBeVisible();
  const number = (await done.locator("h1").innerText()).replaceAll(/\D/g, "");
  const confirmation = await inbox.waitFor(customer);
  expect(confirmation.text).not.toContain("Gayane");
  const spoken = `${number.slice(0, 3)}\u00A0${number.slice(3)}`;
  const job = await inbox.waitFor("hello@hraver.example", spoken);
  expect(job.text).toContain("Saint Gayane church, 13:30");

  // The network is lost once while photos are sent.
  let isCut = false;
  expectConsoleError("ERR_CONNECTION_FAILED");
  await page.route("**/files?**offset=**", (route) => {
    if (isCut) return route.continue();
    isCut = true;
    return route.abort("connectionfailed");
  });
  const photos = ["courtyard", "khachkar"].map((name) => `content/media/${name}.jpg`);
  await page.locator(".order-material input[type=file]").setInputFiles(photos);
  await expect(page.locator(".material-tile img")).toHaveCount(2);
  expect(isCut).toBe(true);
  expect(await studioJson("orders", "photos", number)).toMatchObject({
    fetched: [expect.any(String), expect.any(String)],
  });

  const made = await studioJson<{ invitation: string }>("new", "--order", number);
  expect(made).toMatchObject({
    order: Number(number),
    customer: { details: "Saint Gayane church, 13:30" },
    toFillIn: expect.arrayContaining(["event.start"]),
  });
  const path = made.invitation;
  const refused = await studio("preview", path);
  expect(refused.complaints).toContain("nothing is shown");
  const file = join(contentDir, `invitations/${path}.json`);
  const filled = (await readFile(file, "utf8"))
    .replaceAll('T"', 'T13:30"')
    .replaceAll('""', '"Երևան"');
  await writeFile(file, filled);

  const shown = await studioJson("preview", path);
  expect(shown).toMatchObject({ revision: 1, told: true, order: Number(number) });
  await sweep();
  const ready = await inbox.waitFor(customer, "Your invitation is ready");
  const previewUrl = linkIn(ready.text, "draft");
  expect((await page.request.get(`/${path}`)).status()).toBe(404);

  await page.goto(`${previewUrl}#approval`);
  await expect(page.locator("main h1")).toContainText("Մարիամ");
  await page.locator("#wish").fill("At 14:00, please");
  await page.locator("#approval .reply-form button").click();
  await expect(page.locator("[data-approval=wished]")).toBeVisible();
  const shownOrder = await studio("orders", "show", number);
  expect(shownOrder.out).toContain("At 14:00, please");
  expect(shownOrder.out).toContain(previewUrl);
  const cancelling = await studio("orders", "mark", number, "cancelled");
  expect(cancelling).toMatchObject({ code: 4 });
  expect(cancelling.complaints).toContain("--yes");

  const early = await studio("publish", path, "--no-pictures");
  expect(early).toMatchObject({ code: 4 });
  expect(early.out).toContain("has not approved it");
  await writeFile(file, filled.replaceAll("T13:30", "T14:00"));
  expect(await studioJson("preview", path)).toMatchObject({ revision: 2 });
  await page.goto(`${previewUrl}/en#approval`);
  await expect(page.locator("[data-approval=ask]")).toContainText("At 14:00, please");
  await page.locator(".approve").click();
  await expect(page.locator(".approval-pages [data-approved]")).toHaveCount(1);
  await page.locator(".approval-pages a").click();
  await page.locator(".approve").click();
  await expect(page.locator("[data-approval=approved]")).toBeVisible();

  const published = await studio("publish", path, "--yes", "--no-pictures");
  expect(published.code, published.complaints).toBe(0);
  await sweep();
  const last = await inbox.waitFor(customer, "Your invitation is live");
  expect(linkIn(last.text, "replies")).not.toBe("");
  await page.goto(previewUrl);
  await expect(page).toHaveURL(new RegExp(`/${path}$`));

  const guest = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await guest.goto(new URL(`/${path}`, page.url()).href);
  await expect(guest.locator(".gallery-window img")).toHaveCount(2);
  const name = guestName();
  await guest.locator("input[name=response][value=Yes]").check({ force: true });
  await guest.locator("input[name=name]").fill(name);
  await guest.locator("#reply-form .send").click();
  await expect(guest.locator("[data-reply-sent]")).toBeVisible();
  await guest.context().close();
  expect((await inbox.waitFor(customer, name)).text).toContain(
    linkIn(last.text, "replies").slice(0, 9),
  );
});
