import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import accessories from "#content/catalogue/accessories.json";
import prices from "#content/catalogue/prices.json";
import { pomegranateDesign, putCatalogue, studioCatalogue } from "../support/catalogue.ts";
import { publish, weddingOf } from "../support/invitations.ts";
import { open, post } from "../support/site.ts";
import { attributesOf, countOf, languageOf, metaOf, textsOf, valueOf } from "../support/html.ts";

/** Milliseconds; the first page of a run loads the whole site. */
const timeoutMs = 60_000;

beforeAll(() => putCatalogue({ ...studioCatalogue, designs: [pomegranateDesign] }));

async function pageAt(path: string): Promise<string> {
  return (await open(path)).text();
}

test.for(["/", "/prices", "/accessories", "/privacy-policy", "/info/ekamtayin-hark"])(
  "%s has a title, a description and its words in both languages",
  { timeout: timeoutMs },
  async (path) => {
    const am = await pageAt(path);
    const en = await pageAt(`${path}?lng=en`);
    const titles = [am, en].map((html) => textsOf(html, "title")[0]);
    const descriptions = [am, en].map((html) => metaOf(html, "description") ?? "");
    expect(titles[0]).toMatch(/Հրավեր/);
    expect(titles[1]).toMatch(/Hraver/);
    for (const description of descriptions) expect(description.length).toBeGreaterThan(50);
    for (const html of [am, en]) {
      expect(countOf(html, "h1")).toBe(1);
      expect(html).not.toMatch(/\b(site|personalisation|invitation):[a-z]|\{\{|undefined/);
    }
  },
);

test("the price list says every price of the catalogue, in both languages", async () => {
  const am = await pageAt("/prices");
  const en = await pageAt("/prices?lng=en");
  expect(am).toContain("12\u00a0000\u00a0դրամից");
  expect(en).toContain("from AMD\u00a012,000");
  for (const { name } of [...prices.services, ...accessories.accessories]) {
    expect(am).toContain(name.am);
    expect(en).toContain(name.en);
  }
  expect(textsOf(en, ".price").filter((text) => text.includes("AMD\u00a0"))).toHaveLength(
    // The start, a card, an animation, and the sums of three examples.
    6 + prices.services.length + accessories.accessories.length,
  );
});

test.for(["/", "/weblink", "/assortment", "/cards", "/animations", "/accessories", "/prices"])(
  "beside the prices of %s is what they come to abroad, and by what that is counted",
  { timeout: timeoutMs },
  async (path) => {
    for (const language of ["am", "en"]) {
      const html = await pageAt(`${path}?lng=${language}`);
      const sums = textsOf(html, ".approximate");
      expect(sums.length).toBeGreaterThan(0);
      expect(sums.length).toBeGreaterThanOrEqual(countOf(html, ".price"));
      for (const sum of sums)
        expect(sum).toMatch(language === "en" ? /^≈\u00a0[$₽]/ : /^≈\u00a0[\d\u00a0,]+[$₽]/);
      const [source = ""] = textsOf(html, ".price-source");
      expect(source).toContain(
        language === "en" ? "$1\u00a0= AMD\u00a0385" : "1\u00a0$\u00a0= 385\u00a0֏",
      );
    }
  },
);

test("replies belong to the standard package and are sold with no price of their own", async () => {
  const html = await pageAt("/prices?lng=en");
  expect(textsOf(html, ".price-start li").join()).toContain("Online RSVP");
  expect(textsOf(html, ".price-list").join()).not.toContain("RSVP");
});

test("three finished examples are priced by the list, and lead to an order", async () => {
  const html = await pageAt("/prices?lng=en");
  expect(textsOf(html, ".price-sum")).toEqual([
    "AMD\u00a012,000 ≈\u00a0$31\u00a0· €27\u00a0· ₽2,500",
    "AMD\u00a020,000 ≈\u00a0$52\u00a0· €45\u00a0· ₽4,170",
    "AMD\u00a034,000 ≈\u00a0$88\u00a0· €76\u00a0· ₽7,080",
  ]);
  expect(attributesOf(html, ".price-examples .button", "href")).toContain("/order?template=1002");
});

test("each accessory is drawn, priced, and leads to an order", async () => {
  const html = await pageAt("/accessories?lng=en");
  const { length } = accessories.accessories;
  expect(countOf(html, ".accessory-scene")).toBe(length);
  const labels = attributesOf(html, "[aria-label]", "aria-label");
  for (const { name } of accessories.accessories) expect(labels).toContain(`Order: ${name.en}`);
});

test("the home page shows designs by their covers and keeps a visitor's personalisation", async () => {
  const kept = await post("/try", { first: "Սուրեն", back: "/#designs" });
  expect(kept.headers.get("Location")).toBe("/#designs");
  const cookie = kept.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  const html = await (await open("/?lng=en", { Cookie: cookie })).text();
  expect(html).toContain("/templates/1002/cover");
  expect(attributesOf(html, "iframe", "src")).toContain("/templates/1002/en#open");
  expect(valueOf(html, "first")).toBe("Սուրեն");
  expect(textsOf(html, ".names-strip span")).toEqual(["Սուրեն"]);
  expect(textsOf(html, ".demo-sheet header .display")).toEqual(["Սուրեն"]);
});

test("without names to try no page has a strip of them", async () => {
  for (const path of ["/", "/weblink", "/assortment"])
    expect(countOf(await pageAt(path), ".names-strip"), path).toBe(0);
});

test("the home page has one evening in all languages, each in its own words", async () => {
  await publish(
    env.CONTENT,
    weddingOf({
      kind: "couple",
      slug: "demo001",
      path: "couple/demo001",
      languages: ["am", "en", "fr"],
      event: { start: "2031-07-24T14:00", timeZone: "Asia/Yerevan" },
    }),
  );
  const html = await pageAt("/");
  expect(textsOf(html, ".home-languages li > a > .display")).toEqual([
    "Հարսանյաց հանդիսություն",
    "Wedding reception",
    "Réception de mariage",
  ]);
  expect(html).toContain("24 juillet 2031");
  expect(attributesOf(html, ".home-languages a", "href")).toContain("/couple/demo001/fr");
});

test("the privacy policy names every cookie that the site sets", async () => {
  const html = await pageAt("/privacy-policy");
  const named = textsOf(html, 'code[translate="no"]');
  for (const cookie of [
    "language",
    "__Host-visit",
    "__Host-reply-",
    "__Host-gate-",
    "__Host-dashboard",
  ])
    expect(named).toContainEqual(expect.stringMatching(new RegExp(`^${cookie}`)));
});

test("an unknown path in a language that the shop window lacks is a page in that language", async () => {
  const response = await open("/wedding/nobody-knows/ru");
  expect(response.status).toBe(404);
  const html = await response.text();
  expect(languageOf(html)).toBe("ru");
  expect(html).not.toContain("data-site");
});

test("of the demos, the page of web invitations names those that are published", async () => {
  await publish(env.CONTENT, weddingOf({ slug: "gallery-demo", path: "wedding/gallery-demo" }));
  const html = await pageAt("/weblink?lng=en");
  expect(html).toContain('href="/wedding/gallery-demo/en"');
  expect(html).not.toContain("/templates/test-private");
});
