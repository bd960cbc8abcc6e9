import { beforeAll, expect, test } from "vitest";
import animations from "#content/catalogue/animations.json";
import cards from "#content/catalogue/cards.json";
import prices from "#content/catalogue/prices.json";
import studio from "#content/studio.json";
import { pomegranateDesign, putCatalogue, studioCatalogue } from "../support/catalogue.ts";
import { open, origin } from "../support/site.ts";
import { attributesOf, textsOf } from "../support/html.ts";

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
