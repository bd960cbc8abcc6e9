import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { open, origin } from "../support/site.ts";
import { weddingOf } from "../support/invitations.ts";

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
