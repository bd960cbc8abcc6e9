import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { withStore } from "../../cli/store.ts";
import { dayFromNow } from "../support/invitations.ts";
import { guestName } from "./support/answering.ts";
import { expect, test as base } from "./support/fixtures.ts";
import { holdScript } from "./support/script.ts";

const test = base.extend<{ sweep: () => Promise<void>; night: () => Promise<void> }>({
  /** Runs each minute's cron, because the staff command cannot notify the queue. */
  sweep: async ({ request }, use) => use(() => runCron(request, "* * * * *")),
  /** Runs the cron that deletes what has reached its term. */
  night: async ({ request }, use) => use(() => runCron(request, "17 1 * * *")),
});

async function runCron(request: APIRequestContext, cron: string): Promise<void> {
  const done = await request.get(`/cdn-cgi/handler/scheduled?${new URLSearchParams({ cron })}`);
  expect(done.status(), await done.text()).toBe(200);
}

/** The photos that the site has of an order: rows of D1 and objects of R2. */
function photosOf(number: string): Promise<{ rows: number; objects: number }> {
  return withStore(false, async ({ db, media }) => {
    const { results } = await db
      .prepare(
        `SELECT orders.id, hash FROM orders LEFT JOIN order_files ON order_id = orders.id WHERE number = ?1`,
      )
      .bind(Number(number))
      .all<{ id: string; hash: string | null }>();
    const { objects } = await media.list({ prefix: `order-files/${results[0]?.id}/` });
    return { rows: results.filter(({ hash }) => hash !== null).length, objects: objects.length };
  });
}

const photos = ["courtyard", "khachkar", "two-cups", "pomegranates", "evening-table"];

test("from names that are tried to the photos that are gone a year after the day", async ({
  page,
  browser,
  inbox,
  studio,
  studioJson,
  contentDir,
  sweep,
  night,
  expectConsoleError,
}) => {
  // The staff command runs fourteen times, and each start takes a second or two.
  const customer = `order-${Date.now().toString(36)}@example.com`;
  const linkIn = (text: string, path: string) =>
    new RegExp(`http://localhost:\\d+(/${path}/\\S+)`).exec(text)?.[1] ?? "";

  await page.goto("/?lng=en");
  await page.locator(".try-form [name=first]").fill("Narek");
  await page.locator(".try-form [name=second]").fill("Mariam");
  await page.locator(".try-form button.primary").click();
  await expect(page).toHaveURL(/#designs$/);
  await page.goto("/order?template=1002&lng=en");
  await expect(page.locator("[name=names]")).toHaveValue("Narek and Mariam");
  await page.locator("[name=occasionType][value=wd]").check({ force: true });
  await page.locator("[name=occasionDate]").fill(dayFromNow(200));
  await page.locator("[name=email]").fill(customer);
  await page.locator("[name=phone]").fill("+374 91 234 567");
  await page.locator("[name=details]").fill("Saint Gayane church, 13:30");
  const sumShown = page.locator("[data-sum]");
  const withOneLanguage = await sumShown.innerText();
  await page.locator("[name=languages][value=am]").check({ force: true });
  await expect(sumShown).not.toHaveText(withOneLanguage);
  const sum = await sumShown.innerText();
  expect(sum).toMatch(/\d/);
  await page.locator("#order-form .send").click();
  const done = page.locator("[data-order-state=received]");
  await expect(done).toBeVisible();
  const number = (await done.locator("h1").innerText()).replaceAll(/\D/g, "");
  const status = page.url();
  const confirmation = await inbox.waitFor(customer);
  expect(confirmation.text).toContain(sum);
  expect(confirmation.text).not.toContain("Gayane");
  const spoken = `${number.slice(0, 3)}\u00A0${number.slice(3)}`;
  const job = await inbox.waitFor("hello@hraver.example", spoken);
  expect(job.text).toContain("Saint Gayane church, 13:30");

  // The first photo is chosen before the script has come; the network is lost once while it is sent.
  const script = await holdScript(page);
  await page.reload({ waitUntil: "commit" });
  let isCut = false;
  expectConsoleError("ERR_CONNECTION_FAILED");
  await page.route("**/files?**offset=**", (route) => {
    if (isCut) return route.continue();
    isCut = true;
    return route.abort("connectionfailed");
  });
  const files = photos.map((name) => `content/media/${name}.jpg`);
  await page.locator("#material-file").setInputFiles(files.slice(0, 1));
  script.arrive();
  await page.locator(".order-material input[multiple]").setInputFiles(files.slice(1));
  await expect(page.locator(".material-tile img")).toHaveCount(photos.length);
  expect(isCut).toBe(true);
  await page.locator(".material-tile .material-cover").first().click();
  await expect(page.locator(".material-tile[data-large] .cover-point")).toBeVisible();
  const today = await studioJson<{ newOrders: { number: number }[] }>("today");
  expect(today.newOrders.map((order) => order.number)).toContain(Number(number));
  expect(await studioJson("orders", "photos", number)).toMatchObject({
    fetched: photos.map((): unknown => expect.any(String)),
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
  expect(shown).toMatchObject({ revision: 1, notified: true, order: Number(number) });
  await sweep();
  const ready = await inbox.waitFor(customer, "Your invitation is ready");
  const previewUrl = linkIn(ready.text, "preview");
  expect((await page.request.get(`/${path}`)).status()).toBe(404);

  await page.goto(`${previewUrl}#approval`);
  await expect(page.locator("main h1")).toContainText("Մարիամ");
  await page.locator("#change-request").fill("At 14:00, please");
  await page.locator("#approval .reply-form button").click();
  await expect(page.locator("[data-approval=change-requested]")).toBeVisible();
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
  await page.goto(`${previewUrl}#approval`);
  await page.locator("#change-request").fill("The party is in Garni");
  await page.locator("#approval .reply-form button").click();
  await expect(page.locator("[data-approval=change-requested]")).toBeVisible();
  await writeFile(file, filled.replaceAll("T13:30", "T14:00").replaceAll("Երևան", "Գառնի"));
  const again = await studioJson("preview", path, "--done", "The place is Garni");
  expect(again).toMatchObject({ revision: 3 });
  await page.goto(`${previewUrl}/en#approval`);
  await expect(page.locator("[data-approval=ask]")).toContainText("The party is in Garni");
  await page.locator(".approve").click();
  await expect(page.locator(".approval-pages [data-approved]")).toHaveCount(1);
  await page.locator(".approval-pages a").click();
  await page.locator(".approve").click();
  await expect(page.locator("[data-approval=approved]")).toBeVisible();

  expect(await studioJson("orders", "paid", number, "--yes")).toMatchObject({
    number: Number(number),
  });
  const published = await studio("publish", path, "--yes", "--no-pictures");
  expect(published.code, published.complaints).toBe(0);
  await sweep();
  const last = await inbox.waitFor(customer, "Your invitation is live");
  expect(linkIn(last.text, "replies")).not.toBe("");
  await inbox.waitFor(customer, "payment");
  await page.goto(previewUrl);
  await expect(page).toHaveURL(new RegExp(`/${path}$`));

  const guest = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await guest.goto(new URL(`/${path}`, page.url()).href);
  await expect(guest.locator(".photo-hero .photo-window img")).toHaveCount(1);
  await expect(guest.locator(".gallery-window img")).toHaveCount(photos.length - 1);
  const name = guestName();
  await guest.locator("input[name=response][value=Yes]").check({ force: true });
  await guest.locator("input[name=name]").fill(name);
  await guest.locator("#reply-form .send").click();
  await expect(guest.locator("[data-reply-sent]")).toBeVisible();
  await guest.context().close();
  expect((await inbox.waitFor(customer, name)).text).toContain(
    linkIn(last.text, "replies").slice(0, 9),
  );

  expect(await photosOf(number)).toMatchObject({ rows: photos.length });
  await withStore(false, ({ db }) =>
    db
      .prepare("UPDATE orders SET occasion_date = ?2 WHERE number = ?1")
      .bind(Number(number), dayFromNow(-366))
      .run(),
  );
  await night();
  expect(await photosOf(number)).toEqual({ rows: 0, objects: 0 });
  await page.goto(status);
  await expect(page.locator("[data-order-state=published]")).toBeVisible();
  await expect(page.locator(".material-tile")).toHaveCount(0);
});
