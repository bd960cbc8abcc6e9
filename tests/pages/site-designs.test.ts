import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import animationsFile from "#content/catalogue/animations.json";
import cardsFile from "#content/catalogue/cards.json";
import { open, origin } from "../support/site.ts";
import { weddingOf } from "../support/invitations.ts";

/** For one occasion nothing is made. */
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

/** The designs that a page shows, by their covers. */
function designsOf(html: string): string[] {
  return Array.from(html.matchAll(/data-frame="\/templates\/(\d+)\/cover/g), ([, id = ""]) => id);
}

test("every design has its cover, its page and its order", async () => {
  const html = await (await open("/assortment?lng=en")).text();
  expect(designsOf(html)).toEqual(["1002", "1007", "1009"]);
  expect(html).toContain('href="/templates/1007/en"');
  expect(html).toContain('href="/order?template=1007"');
  expect(html).toContain("AMD\u00a012,000");
});

test.each([
  ["wedding", ["1002"]],
  ["baptism", ["1007"]],
  ["other", ["1009"]],
  ["kids", []],
])(
  "the assortment for %s shows what is made for it, at an address of its own",
  async (occasion, ids) => {
    const html = await (await open(`/assortment?occasion=${occasion}`)).text();
    expect(designsOf(html)).toEqual(ids);
    expect(html).toContain(
      `<link rel="canonical" href="${origin}/assortment?occasion=${occasion}"/>`,
    );
    expect(html).toMatch(
      new RegExp(`href="/assortment\\?occasion=${occasion}"[^>]* aria-current="page"`),
    );
  },
);

test("cards and animations stand in the assortment under their occasion, each with its order and price", async () => {
  const html = await (await open("/assortment?occasion=kids&lng=en")).text();
  for (const [kind, price, list] of [
    ["card", cards.price, cards.cards],
    ["animation", animations.price, animations.animations],
  ] as const) {
    const ordered = html.matchAll(new RegExp(`/order\\?product=${kind}-([a-z-]+)"`, "g"));
    expect(Array.from(ordered, ([, id]) => id)).toEqual(
      list.filter(({ occasion }) => occasion === "kids").map(({ id }) => id),
    );
    expect(html).toContain(`AMD\u00a0${price.toLocaleString("en")}`);
  }
});

test("every filter that is offered shows as many as it says, and one that shows nothing is not offered", async () => {
  const all = await (await open("/assortment?lng=en")).text();
  const [, nav = ""] = /data-filters="true">(.*?)<\/nav>/s.exec(all) ?? [];
  const offered = Array.from(
    nav.matchAll(/href="(\/assortment[^"]*)"[^>]*>.*?<small>(\d+)</gs),
    ([, address = "", count]) => ({ address, count: Number(count) }),
  );
  expect(offered.length).toBeGreaterThan(5);
  expect(nav).not.toContain("occasion=gender");
  for (const { address, count } of offered) {
    const html = await (await open(address)).text();
    expect(html.match(/class="product-tile"/g), address).toHaveLength(
      html.includes('class="tile-cover own-cover"') ? count + 1 : count,
    );
    expect(count).toBeGreaterThan(0);
  }
});

test.each(["all", "funeral", ""])(
  "the assortment for %j is all there is, at the bare address",
  async (occasion) => {
    const html = await (await open(`/assortment?occasion=${occasion}`)).text();
    expect(designsOf(html)).toHaveLength(3);
    expect(html).toContain(`<link rel="canonical" href="${origin}/assortment"/>`);
  },
);

test("the phone holds the design that the address names, and the first when there is none such", async () => {
  const phone = async (query: string) =>
    /data-frame="\/templates\/(\d+)" /.exec(await (await open(`/weblink${query}`)).text())?.[1];
  expect(await phone("")).toBe("1002");
  expect(await phone("?design=1009")).toBe("1009");
  expect(await phone("?design=7777")).toBe("1002");
  const html = await (await open("/weblink?design=1009")).text();
  expect(html).toContain(`<link rel="canonical" href="${origin}/weblink"/>`);
  expect(html).toContain('href="?design=1007#phone"');
  expect(html).toContain('href="?design=1002#phone"');
});
