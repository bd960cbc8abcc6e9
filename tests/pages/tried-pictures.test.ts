import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import animations from "#content/catalogue/animations.json";
import cards from "#content/catalogue/cards.json";
import { attributesOf, parse, valueOf } from "../support/html.ts";
import { open } from "../support/site.ts";
import { cookieOf, tryNames } from "../support/tried-names.ts";

const names = { first: "Սուրեն", second: "Շուշանիկ" };
/** Years ahead: a day that has passed is not kept. */
const date = "2096-03-02";

beforeAll(async () => {
  await env.CONTENT.put("catalogue:cards", JSON.stringify(cards));
  await env.CONTENT.put("catalogue:animations", JSON.stringify(animations));
});

/** Words of a picture, line by line, in the part of a page that `within` selects. */
function wordsIn(html: string, within = ""): string[] {
  const words = parse(html).querySelector(`${within} .words`);
  const lines = words?.querySelectorAll(
    ".words-title, .words-names > span > span, .words-date, .words-place",
  );
  return Array.from(lines ?? [], (line) => line.textContent ?? "");
}

async function pageOf(address: string, Cookie = ""): Promise<string> {
  return (await open(address, Cookie ? { Cookie } : {})).text();
}

/** The address that a page frames an animation or a card by. */
function framedBy(html: string, path: string): string {
  const addresses = [
    ...attributesOf(html, "iframe", "src"),
    ...attributesOf(html, "[data-frame]", "data-frame"),
  ];
  return addresses.find((src) => src.startsWith(`${path}?`)) ?? "";
}

test.each([
  ["am", ["Սուրեն", "Շուշանիկ", "2 մարտի", "Էջմիածին, ժամը 15:00"]],
  ["en", ["Suren", "Shushanik", "2 March", "Etchmiadzin, 15:00"]],
])(
  "names and a day typed once stand on every card and animation of the shop in %s, as samples have them",
  async (language, [first, second, day, place]) => {
    const Cookie = cookieOf(await tryNames({ ...names, date }));
    for (const [address, within] of [
      ["/cards", "#canon"],
      ["/cards/canon", ".card-product"],
      ["/assortment", ".product-tile:has(a[href='/cards/canon'])"],
    ] as const) {
      const html = await pageOf(`${address}?lng=${language}`, Cookie);
      expect(wordsIn(html, within).slice(1), address).toEqual([first, second, day, place]);
      expect(valueOf(html, "first"), address).toBe(names.first);
    }
    for (const page of ["/animations", "/animations/pen", "/assortment"]) {
      const frame = framedBy(
        await pageOf(`${page}?lng=${language}`, Cookie),
        "/animations/pen/art",
      );
      const words = wordsIn(await pageOf(frame, Cookie));
      expect(words.slice(1, 4), page).toEqual([first, second, day]);
    }
  },
);

test("the order form shows the chosen card and animation with the names", async () => {
  const Cookie = cookieOf(await tryNames(names));
  for (const [id, path] of [
    ["card-canon", "/cards/canon/art"],
    ["animation-pen", "/animations/pen/art"],
  ] as const) {
    const frame = framedBy(await pageOf(`/order?product=${id}&lng=en`, Cookie), path);
    expect(wordsIn(await pageOf(frame, Cookie)).slice(1, 3), id).toEqual(["Suren", "Shushanik"]);
  }
});

test.each<[Record<string, string>, string, string[]]>([
  [names, "/cards/rocket", ["Suren", "17 April"]],
  [{ second: "Շուշանիկ" }, "/cards/rocket", ["Shushanik", "17 April"]],
  [{ second: "Շուշանիկ" }, "/cards/canon", ["Tigran", "Shushanik", "25 September"]],
  [{ date }, "/cards/canon", ["Tigran", "Anahit", "2 March"]],
])("with %j typed the card %s says %j", async (typed, address, words) => {
  const Cookie = cookieOf(await tryNames(typed));
  const shown = wordsIn(await pageOf(`${address}?lng=en`, Cookie));
  expect(shown.slice(1, -1)).toEqual(words);
});

test("a picture with somebody's names is kept by nobody else's cache, and a sample's as before", async () => {
  const Cookie = cookieOf(await tryNames(names));
  const kept = async (address: string, cookie = Cookie) =>
    (await open(address, { Cookie: cookie })).headers.get("Cache-Control");
  for (const page of ["/cards", "/cards/canon", "/animations", "/animations/pen"])
    expect(await kept(page), page).toBe("private, no-cache");
  expect(await kept("/animations/pen/art?lng=en&tried=1")).toBe("private, max-age=600");
  expect(await kept("/cards/canon/art?lng=en&tried=1")).toBe("private, max-age=600");
  expect(await kept("/cards/canon/art?lng=en")).toBe("private, no-cache");
  const sample = "/animations/pen/art?lng=en";
  expect(await kept(sample)).toBe("private, max-age=3600");
  expect(wordsIn(await pageOf(sample, Cookie))).toContain("Vahe");
  expect(framedBy(await pageOf("/animations?lng=en"), "/animations/pen/art")).toBe(sample);
});

test("the names are sent from a card's and an animation's own page, and lead back to it", async () => {
  for (const page of ["/cards", "/cards/canon", "/animations", "/animations/pen"]) {
    const html = await pageOf(page);
    expect(parse(html).querySelector(".try-form")?.getAttribute("action"), page).toBe("/try");
    const answer = await tryNames({ ...names, back: valueOf(html, "back") });
    expect(answer.headers.get("Location"), page).toBe(page);
  }
});
