import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import animationsFile from "#content/catalogue/animations.json";
import cardsFile from "#content/catalogue/cards.json";
import { open, origin } from "../support/site.ts";
import { weddingOf } from "../support/invitations.ts";
import { attributesOf, canonicalOf, countOf, parse } from "../support/html.ts";

/** All products but those of one occasion. */
const made = ({ occasion }: { occasion: string }) => occasion !== "gender";
const cards = { ...cardsFile, cards: cardsFile.cards.filter(made) };
const animations = { ...animationsFile, animations: animationsFile.animations.filter(made) };

beforeAll(async () => {
  const design = (id: string, occasion: string) => ({
    id,
    occasion,
    name: { am: `Դիզայն ${id}`, en: `Design ${id}` },
    languages: ["am", "en"],
    theme: weddingOf().theme,
  });
  const designs = [
    design("1002", "wedding"),
    design("1007", "christening"),
    design("1009", "first-tooth"),
  ];
  await env.CONTENT.put("catalogue:designs", JSON.stringify(designs));
  await env.CONTENT.put(
    "catalogue:prices",
    JSON.stringify({ start: 12000, standard: [], services: [] }),
  );
  await env.CONTENT.put("catalogue:cards", JSON.stringify(cards));
  await env.CONTENT.put("catalogue:animations", JSON.stringify(animations));
});

/** The designs of a page, by their framed covers. */
function framed(html: string): string[] {
  return attributesOf(html, "[data-frame]", "data-frame");
}

function designsOf(html: string): string[] {
  return framed(html).flatMap((address) => /^\/templates\/(\d+)\/cover/.exec(address)?.[1] ?? []);
}

test("every design has its cover and its page, and their price is said once", async () => {
  const html = await (await open("/assortment?lng=en")).text();
  expect(designsOf(html)).toEqual(["1002", "1007", "1009"]);
  expect(attributesOf(html, "a", "href")).toEqual(
    expect.arrayContaining(["/templates/1007/en", "/templates/1009/en"]),
  );
  expect(html.match(/AMD\u00a012,000/g)).toHaveLength(1);
});

test.each([
  ["wedding", ["1002"]],
  ["baptism", ["1007"]],
  ["other", ["1009"]],
  ["kids", []],
])("the assortment for %s shows its products, at an address of its own", async (occasion, ids) => {
  const html = await (await open(`/assortment?occasion=${occasion}`)).text();
  expect(designsOf(html)).toEqual(ids);
  const own = `/assortment?occasion=${occasion}`;
  expect(canonicalOf(html)).toBe(`${origin}${own}`);
  expect(countOf(html, `a[href="${own}"][aria-current="page"]`)).toBeGreaterThan(0);
});

test("cards and animations stand in the assortment under their occasion, each with its page, and their price", async () => {
  const html = await (await open("/assortment?occasion=kids&lng=en")).text();
  for (const [kind, price, list] of [
    ["card", cards.price, cards.cards],
    ["animation", animations.price, animations.animations],
  ] as const) {
    const address = `/${kind}s/`;
    const shown = attributesOf(html, `.tile-link[href^="${address}"]`, "href");
    expect(shown.map((href) => href.slice(address.length))).toEqual(
      list.filter(({ occasion }) => occasion === "kids").map(({ id }) => id),
    );
    expect(html).toContain(`AMD\u00a0${price.toLocaleString("en")}`);
  }
});

test("every filter has the number of products that it shows, and an empty one is not offered", async () => {
  const all = await (await open("/assortment?lng=en")).text();
  const filters = parse(all).querySelectorAll('[data-filters] a[href^="/assortment"]');
  const offered = Array.from(filters, (filter) => ({
    address: filter.getAttribute("href") ?? "",
    count: Number(filter.querySelector("small")?.textContent),
  }));
  expect(offered.length).toBeGreaterThan(5);
  for (const { address } of offered) expect(address).not.toContain("occasion=gender");
  for (const { address, count } of offered) {
    const html = await (await open(address)).text();
    const own = countOf(html, ".tile-cover.own-cover");
    expect(countOf(html, ".product-tile"), address).toBe(count + own);
    expect(count).toBeGreaterThan(0);
  }
});

test("the gallery is filtered by what its address says, which the language switch keeps", async () => {
  const html = await (await open("/weblink?occasion=baptism&colour=red")).text();
  expect(designsOf(html)).toEqual(["1007"]);
  expect(canonicalOf(html)).toBe(`${origin}/weblink`);
  expect(attributesOf(html, "[data-language-switch]", "href")[0]).toContain(
    "occasion=baptism&colour=red",
  );
  const none = await (await open("/weblink?occasion=baptism&taste=children")).text();
  expect(designsOf(none)).toEqual([]);
  expect(attributesOf(none, ".no-products a", "href")).toEqual(["/order", "/weblink#designs"]);
});

test.each(["all", "funeral", ""])(
  "the assortment for %j shows all products, at the bare address",
  async (occasion) => {
    const html = await (await open(`/assortment?occasion=${occasion}`)).text();
    expect(designsOf(html)).toHaveLength(3);
    expect(canonicalOf(html)).toBe(`${origin}/assortment`);
  },
);

test("the phone shows the design in the address, or the first for an unknown one", async () => {
  const phone = async (query: string) => framed(await (await open(`/weblink${query}`)).text())[0];
  expect(await phone("")).toBe("/templates/1002");
  expect(await phone("?design=1009")).toBe("/templates/1009");
  expect(await phone("?design=7777")).toBe("/templates/1002");
  const html = await (await open("/weblink?design=1009")).text();
  expect(canonicalOf(html)).toBe(`${origin}/weblink`);
  expect(attributesOf(html, "a", "href")).toEqual(
    expect.arrayContaining(["?design=1007#phone", "?design=1002#phone"]),
  );
});
