import { appendFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import * as v from "valibot";
import { animationsSchema, cardsSchema } from "#app/shop/catalogue/schema.ts";
import { occasionTypeOf, occasionTypes, type OccasionType } from "#app/shop/order/kinds.ts";
import { root } from "../../scripts/paths.ts";
import { dayFromNow } from "../support/invitations.ts";
import { readFilm } from "../command/support/film-reader.ts";
import { designs } from "./support/designs.ts";
import { expect, test } from "./support/fixtures.ts";
import animationsFile from "#content/catalogue/animations.json" with { type: "json" };
import cardsFile from "#content/catalogue/cards.json" with { type: "json" };

const { cards } = v.parse(cardsSchema, cardsFile);
const { animations } = v.parse(animationsSchema, animationsFile);
const products = [
  ...designs.map(({ number }) => ({ id: number, type: null, files: [] })),
  ...cards.map(({ id, occasion }) => ({
    id: `card-${id}`,
    type: occasionTypeOf(occasion),
    files: ["4x5", "9x16", "a6", "5x7"],
  })),
  ...animations.map(({ id, occasion }) => ({
    id: `animation-${id}`,
    type: occasionTypeOf(occasion),
    files: ["film", "poster"],
  })),
];

/** Result of each product, a line each: for the table of decision 098. */
const table = join(root, "test-results/products.md");

/** The longest that chats take: https://faq.whatsapp.com/451344553862145 */
const largestFilm = 16 * 1024 * 1024;

const grooms = "Narek Davit Aram Gor Karen Tigran Hayk Levon".split(" ");
const brides = "Ani Mariam Lilit Nare Anahit Lusine Gohar Astghik Nane".split(" ");

/** Others for each order: two that are begun in the same second would get one address. */
function namesOf(type: OccasionType, index: number): string {
  const name = grooms[index % grooms.length] ?? "";
  const other = brides[Math.floor(index / grooms.length) % brides.length] ?? "";
  return type === "wd" || type === "et" ? `${name} & ${other}` : name;
}

test.describe.configure({ mode: "parallel", timeout: 900_000 });

for (const [index, { id, type, files }] of products.entries())
  test.describe(id, () => {
    // Of a network of its own: more orders than a family places would be refused.
    test.use({ extraHTTPHeaders: { "CF-Connecting-IP": `203.0.113.${index + 100}` } });

    test(`${id} is ordered, made, approved and delivered`, async ({
      page,
      studio,
      studioJson,
      contentDir,
    }) => {
      const begun = performance.now();
      const { number, status } = await order(page, id, index, type);
      const { invitation: path } = await studioJson<{ invitation: string }>(
        "new",
        "--order",
        number,
      );
      const file = join(contentDir, `invitations/${path}.json`);
      const written = await readFile(file, "utf8");
      await writeFile(file, written.replaceAll('T"', 'T17:00"').replaceAll('""', '"Երևան"'));
      const { address } = await studioJson<{ address: string }>("preview", path);
      await page.goto(`${new URL(address).pathname}#approval`);
      await page.locator(".approve").click();
      await expect(page.locator("[data-approval=approved]")).toBeVisible();
      const published = await studio("publish", path, "--yes");
      expect(published.code, published.complaints).toBe(0);
      const weights: number[] = [];
      if (files.length === 0) {
        const shown = await page.request.get(`/${path}`);
        expect(shown.status()).toBe(200);
        weights.push((await shown.body()).length);
      } else {
        const delivered = await studio("deliver", path, "--json");
        expect(delivered.code, delivered.complaints).toBe(0);
        await page.goto(status);
        const links = page.locator(".order-files a");
        await expect(links).toHaveCount(files.length);
        for (const link of await links.all())
          weights.push(await weightOf(page, (await link.getAttribute("href")) ?? ""));
      }
      const made = files.length === 0 ? "page" : files.join(", ");
      const kilobytes = weights.map((bytes) => Math.round(bytes / 1024)).join(", ");
      const seconds = ((performance.now() - begun) / 1000).toFixed(0);
      await appendFile(table, `| ${id} | ${made} | ${kilobytes} | ${seconds} |\n`);
    });
  });

/** Places an order in one language, as a customer does. @returns its number and its page. */
async function order(page: Page, id: string, index: number, type: OccasionType | null) {
  await page.goto(`/order?template=${id}&lng=en`);
  const chosen = page.locator("[name=occasionType]:checked");
  if (type !== null)
    await page.locator(`[name=occasionType][value=${type}]`).check({ force: true });
  else if ((await chosen.count()) === 0)
    await page.locator("[name=occasionType][value=wd]").check({ force: true });
  const occasion = v.parse(v.picklist(occasionTypes), await chosen.getAttribute("value"));
  await page.locator("[name=names]").fill(namesOf(occasion, index));
  await page.locator("[name=occasionDate]").fill(dayFromNow(200));
  await page.locator("[name=email]").fill(`${id}@example.com`);
  await page.locator("[name=phone]").fill("+374 91 234 567");
  await page.locator("[name=details]").fill("Yerevan, 17:00");
  for (const language of await page.locator("[name=languages]:checked").all())
    if ((await language.getAttribute("value")) !== "am") await language.uncheck({ force: true });
  await page.locator("[name=languages][value=am]").check({ force: true });
  await page.locator("#order-form .send").click();
  const done = page.locator("[data-order-state=received]");
  await expect(done).toBeVisible();
  const number = (await done.locator("h1").innerText()).replaceAll(/\D/g, "");
  return { number, status: page.url() };
}

/** Bytes of a file that is offered. A film must be one that chats take, whole. */
async function weightOf(page: Page, href: string): Promise<number> {
  const answer = await page.request.get(href);
  expect(answer.status(), href).toBe(200);
  const bytes = await answer.body();
  if (answer.headers()["content-type"] === "video/mp4") {
    const { times, boxes, ...film } = await readFilm(new Uint8Array(bytes));
    expect(film).toMatchObject({ width: 1080, height: 1920, sound: "mp4a.40.2" });
    expect(film.seconds).toBeCloseTo(12, 1);
    expect(times).toHaveLength(360);
    for (const [frame, time] of times.entries()) expect(time).toBeCloseTo(frame / 30, 4);
    expect(boxes.indexOf("moov")).toBeLessThan(boxes.indexOf("mdat"));
    expect(bytes.length).toBeLessThan(largestFilm);
  }
  return bytes.length;
}
