import type { BrowserContext, Page } from "@playwright/test";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { dayFromNow, weddingOf } from "../support/invitations.ts";
import { expect, test } from "./support/fixtures.ts";
import { publishWedding } from "./support/published.ts";
import { withStore } from "../../cli/store.ts";

test.use({ serviceWorkers: "allow" });

/** A wedding of four months ago, whose page ended yesterday. */
const over: Partial<PublishedInvitation> = {
  event: { start: `${dayFromNow(-120)}T15:00`, timeZone: "Asia/Yerevan" },
  until: dayFromNow(-1),
  reply: undefined,
};

/** A wedding without an opening over its page. */
function openWedding(changes: Partial<PublishedInvitation> = {}): PublishedInvitation {
  const { theme } = weddingOf();
  return weddingOf({ theme: { ...theme, opening: "none" }, ...changes });
}

const offline = /ERR_(?:FAILED|INTERNET_DISCONNECTED)/;

function scopes(page: Page): Promise<string[]> {
  return page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  );
}

/** The paths of the pages that this phone keeps. */
function keptPages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const files = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return files
      .flat()
      .map(({ url }) => new URL(url).pathname)
      .filter((path) => path.startsWith("/wedding/"))
      .toSorted();
  });
}

/** Opens an address, and waits until this phone keeps its page. */
async function openAndKeep(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // A busy machine is never idle, and a first key loads the page's script too.
  await page.keyboard.press("Shift");
  const scope = address.split("/", 3).join("/");
  await expect.poll(() => keptPages(page)).toContain(scope);
}

/**
 * Opens an address until its answer is `status`: for a minute after a publication the data centre may
 * give the page of before, unless it is asked to reload it.
 */
async function openUntil(page: Page, address: string, status: number): Promise<void> {
  await page.goto(address);
  await expect.poll(async () => (await page.reload())?.status()).toBe(status);
}

async function expectNothingOffline(context: BrowserContext, page: Page, address: string) {
  await context.setOffline(true);
  await expect(page.goto(address)).rejects.toThrow(offline);
  await context.setOffline(false);
}

test("a phone forgets an invitation that has ended, at the first visit with a network", async ({
  page,
  context,
  expectConsoleError,
}) => {
  expectConsoleError(/Failed to load resource|ERR_INTERNET_DISCONNECTED|410 .*wedding/);
  const wedding = openWedding();
  const address = await publishWedding(wedding);
  await openAndKeep(page, address);
  await openAndKeep(page, `${address}/en`);
  expect(await keptPages(page)).toEqual([address, address]);

  await publishWedding({ ...wedding, ...over, hash: "over" });
  await openUntil(page, `${address}/en`, 410);
  await expect(page.locator("h1")).toHaveText("This celebration is over");
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  // A worker goes with the last page that it has answered.
  await page.goto("/prices");
  await expect.poll(() => scopes(page)).toEqual([]);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  for (const kept of [address, `${address}/en`]) await expectNothingOffline(context, page, kept);
});

test("an invitation that ends leaves the other ones on the phone", async ({
  page,
  context,
  expectConsoleError,
}) => {
  expectConsoleError(/Failed to load resource|ERR_INTERNET_DISCONNECTED|410 .*wedding/);
  const first = openWedding();
  // A browser's scope is a prefix: the first one's worker matches this address too.
  const second = openWedding({ slug: `${first.slug}-2`, title: { en: "The cousin's wedding" } });
  const [ending, staying] = [await publishWedding(first), await publishWedding(second)];
  await openAndKeep(page, ending);
  await openAndKeep(page, `${staying}/en`);
  expect(await scopes(page)).toHaveLength(2);

  await publishWedding({ ...first, ...over, hash: "over" });
  await openUntil(page, ending, 410);
  await expect.poll(() => keptPages(page)).toEqual([staying]);
  await expectNothingOffline(context, page, ending);
  await context.setOffline(true);
  await page.goto(`${staying}/en`);
  await expect(page.locator("[data-kept]")).toBeVisible();
  await expect(page).toHaveTitle(/cousin/);
});

test("a renamed invitation is kept at both addresses, and forgotten at both once it has ended", async ({
  page,
  context,
  expectConsoleError,
}) => {
  expectConsoleError(/Failed to load resource|ERR_INTERNET_DISCONNECTED|4(?:04|10) .*wedding/);
  const before = openWedding();
  const old = await publishWedding(before);
  await openAndKeep(page, old);

  const slug = `${before.slug}-renamed`;
  const renamed = {
    ...before,
    slug,
    path: `wedding/${slug}`,
    aliases: [{ path: before.path }],
    title: { am: "Նոր հասցեով" },
  };
  const write = (invitation: PublishedInvitation) =>
    withStore(false, async ({ content }) => {
      for (const path of [renamed.path, before.path])
        await content.put(`invitation:${path}`, JSON.stringify(invitation));
    });
  await write(renamed);
  await expect.poll(() => page.reload().then(() => page.title())).toContain("Նոր հասցեով");
  await openAndKeep(page, `/${renamed.path}`);
  await context.setOffline(true);
  for (const address of [old, `/${renamed.path}`]) {
    await page.goto(address);
    await expect(page.locator("[data-kept]")).toBeVisible();
    await expect(page).toHaveTitle(/Նոր հասցեով/);
  }
  await context.setOffline(false);

  await write({ ...renamed, ...over, hash: "over" });
  await openUntil(page, `/${renamed.path}`, 410);
  await expect.poll(() => keptPages(page)).toEqual([]);
  for (const address of [`/${renamed.path}`, old])
    await expectNothingOffline(context, page, address);
});
