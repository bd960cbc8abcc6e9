import { env } from "cloudflare:workers";
import { Parser } from "saxen";
import { beforeAll, expect, test } from "vitest";
import animations from "#content/catalogue/animations.json";
import cards from "#content/catalogue/cards.json";
import prices from "#content/catalogue/prices.json";
import studio from "#content/studio.json";
import { pomegranateDesign, putCatalogue, studioCatalogue } from "../support/catalogue.ts";
import { attributesOf, textsOf } from "../support/html.ts";
import { publish, weddingOf } from "../support/invitations.ts";
import { atNoon, draftOf, publishAs } from "../support/publishing.ts";
import { open, origin } from "../support/site.ts";
import { setClock } from "../support/time.ts";

beforeAll(() => putCatalogue({ ...studioCatalogue, designs: [pomegranateDesign] }));

type Thing = { "@type": string; [key: string]: unknown };

/** A page's structured data, object by object. @throws SyntaxError for invalid JSON. */
function thingsOf(html: string): Thing[] {
  return textsOf(html, 'script[type="application/ld+json"]').map((json): Thing => JSON.parse(json));
}

test.for(["am", "en"] as const)(
  "search engines read the questions of the home page in its very words, in %s",
  { timeout: 60_000 },
  async (language) => {
    const html = await (await open(`/?lng=${language}`)).text();
    const texts = textsOf(html, 'details[name="question"] > p');
    const titles = textsOf(html, 'details[name="question"] > summary');
    const shown = titles.map((title, index) => ({ title, text: texts[index] }));
    const faq = thingsOf(html).find((thing) => thing["@type"] === "FAQPage");
    expect(shown.length).toBeGreaterThan(3);
    expect(faq?.mainEntity).toEqual(
      shown.map(({ title, text }) => ({
        "@type": "Question",
        name: title,
        acceptedAnswer: { "@type": "Answer", text },
      })),
    );
  },
);

test("structured data has the studio's name, phone and picture", async () => {
  const [organization] = thingsOf(await (await open("/?lng=en")).text());
  expect(organization).toMatchObject({
    "@type": "Organization",
    name: studio.name.en,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    telephone: studio.phone,
  });
});

test("each product that is shown has its price and its own page in the structured data", async () => {
  const [list] = thingsOf(await (await open("/assortment?occasion=wedding&lng=en")).text());
  const made = [...cards.cards, ...animations.animations].filter(
    ({ occasion }) => occasion === "wedding",
  );
  expect(list).toMatchObject({ "@type": "ItemList" });
  expect(list?.itemListElement).toHaveLength(1 + made.length);
  expect(list?.itemListElement).toContainEqual(
    expect.objectContaining({
      position: 1,
      item: expect.objectContaining({
        name: "Pomegranate",
        offers: expect.objectContaining({
          price: String(prices.start),
          priceCurrency: "AMD",
          url: `${origin}/templates/1002/en`,
        }),
      }),
    }),
  );
  const [card] = thingsOf(await (await open("/cards/canon")).text());
  expect(card).toMatchObject({
    "@type": "Product",
    image: `${origin}/cards/canon/art.svg`,
    offers: { price: String(cards.price), url: `${origin}/cards/canon` },
  });
});

test("a phone's home screen learns the site's name in the page's language, and its icons", async () => {
  const html = await (await open("/weblink?lng=en")).text();
  const [address = ""] = attributesOf(html, 'link[rel="manifest"]', "href");
  const answer = await open(address);
  expect(answer.headers.get("Content-Type")).toContain("application/manifest+json");
  expect(await answer.json()).toMatchObject({ name: studio.name.en, start_url: "/?lng=en" });
  expect(answer.headers.get("Content-Security-Policy")).toContain("manifest-src 'self'");
});

test("the sitemap has the occasions that something is made for", async () => {
  const map = await (await open("/sitemap.xml")).text();
  expect(map).toContain(`<loc>${origin}/assortment?occasion=kids</loc>`);
  expect(map).not.toContain("occasion=all");
});

test("each product in a list names a picture that is there", async () => {
  const hash = "c".repeat(32);
  const picture = `og/templates/${pomegranateDesign.id}/${hash}/am.png`;
  await env.MEDIA.put(picture, "a picture");
  await publish(
    env.CONTENT,
    weddingOf({
      kind: "templates",
      slug: pomegranateDesign.id,
      path: `templates/${pomegranateDesign.id}`,
      preview: { am: picture },
    }),
  );
  const [list] = thingsOf(await (await open("/assortment?lng=en")).text());
  const kinds = new Map<string, string>();
  const listed = (list?.itemListElement ?? []) as { item: { image?: string } }[];
  for (const { item } of listed) {
    const image = item.image?.replace(origin, "") ?? "none";
    kinds.set(image.split("/")[1] ?? "", image);
  }
  expect([...kinds.keys()].toSorted()).toEqual(["animations", "cards", "og"]);
  for (const image of kinds.values()) {
    const answer = await open(image);
    expect(answer.status, image).toBe(200);
    expect(answer.headers.get("Content-Type"), image).toMatch(/^image\//);
    // Search engines show no picture that they may not list.
    expect(answer.headers.get("X-Robots-Tag"), image).toBeNull();
    await answer.body?.cancel();
  }
});

test("an animation's picture is XML, in the language of its page", async () => {
  for (const { id } of animations.animations)
    for (const language of ["am", "en"]) {
      const svg = await (await open(`/animations/${id}/art.svg?lng=${language}`)).text();
      const faults: string[] = [];
      const parser = new Parser();
      parser.on("error", ({ message }) => faults.push(message));
      parser.on("warn", ({ message }) => faults.push(message));
      parser.parse(svg);
      expect(faults, id).toEqual([]);
      expect(svg).toContain(
        `<div xmlns="http://www.w3.org/1999/xhtml" lang="${language === "am" ? "hy" : "en"}"`,
      );
    }
});

test("a customer's picture has no address that lasts", async () => {
  const { path } = await publish(
    env.CONTENT,
    weddingOf({ preview: { am: `og/wedding/x/${"c".repeat(32)}/am.png` } }),
  );
  expect((await open(`/og/${path}/current/am.png`)).status).toBe(404);
});

test("the sitemap says when a design's page was published, and of no other page when it changed", async () => {
  await atNoon();
  const { alias: _, ...draft } = draftOf();
  const path = `templates/${pomegranateDesign.id}`;
  await publishAs("Ani", {
    ...draft,
    kind: "templates",
    slug: pomegranateDesign.id,
    path,
    aliases: [],
  });
  setClock(Date.UTC(2027, 5, 1));
  const map = await (await open("/sitemap.xml")).text();
  const dated = [...map.matchAll(/<loc>([^<]*)<\/loc><lastmod>([^<]*)<\/lastmod>/g)];
  expect(dated.map(([, address]) => address)).toEqual(
    expect.arrayContaining([`${origin}/templates/1002`, `${origin}/templates/1002/en`]),
  );
  expect(dated.every(([, address]) => address?.includes("/templates/1002"))).toBe(true);
  expect(new Set(dated.map(([, , date]) => date))).toEqual(new Set(["2027-01-15T12:00:00Z"]));
});

test("each page of the sitemap names the address that chooses a language for its reader", async () => {
  const map = await (await open("/sitemap.xml")).text();
  const pages = map.match(/<url>.*?<\/url>/g) ?? [];
  expect(pages.length).toBeGreaterThan(20);
  for (const page of pages) expect(page.match(/hreflang="x-default"/g), page).toHaveLength(1);
  expect(map).toContain(`hreflang="x-default" href="${origin}/prices"/>`);
});

test("whoever found a hole is told where to write, in every year", async () => {
  for (const year of [2026, 2036]) {
    setClock(Date.UTC(year, 11, 31, 23, 59));
    const answer = await open("/.well-known/security.txt");
    expect(answer.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    const text = await answer.text();
    expect(text).toContain(`Contact: mailto:${studio.email}\n`);
    const [, end = ""] = /^Expires: (\S+)$/m.exec(text) ?? [];
    const ahead = Date.parse(end) - Date.UTC(year, 11, 31, 23, 59);
    expect(ahead).toBeGreaterThan(90 * 24 * 60 * 60 * 1000);
    expect(ahead).toBeLessThan(365 * 24 * 60 * 60 * 1000);
    expect(text).toContain(`Canonical: ${origin}/.well-known/security.txt\n`);
  }
});
