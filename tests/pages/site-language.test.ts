import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { bcp47, languages, orderLanguageOf } from "#app/i18n/languages.ts";
import { sitePages } from "#app/shop/site/pages.ts";
import { dayFromNow, publish, weddingOf } from "../support/invitations.ts";
import { open } from "../support/site.ts";
import { attributesOf, languageOf } from "../support/html.ts";

const others = languages.filter((language) => language !== "am" && language !== "en");
const everywhere = Object.fromEntries(languages.map((language) => [language, "Նուռ"]));
const template = "/templates/4101";
const over = "/wedding/long-over-in-all-languages";
const paths: string[] = Object.values(sitePages).map(({ path }) => path);

beforeAll(async () => {
  const shared = {
    languages: [...languages],
    title: everywhere,
    hosts: { groom: { name: everywhere }, bride: { name: everywhere } },
  };
  await publish(
    env.CONTENT,
    weddingOf({ ...shared, kind: "templates", slug: "4101", path: template.slice(1) }),
  );
  await publish(
    env.CONTENT,
    weddingOf({
      ...shared,
      slug: "long-over-in-all-languages",
      path: over.slice(1),
      event: { start: `${dayFromNow(-400)}T15:00`, timeZone: "Asia/Yerevan" },
    }),
  );
  await env.CONTENT.put("catalogue:designs", "[]");
  await env.CONTENT.put(
    "catalogue:prices",
    JSON.stringify({ start: 1, standard: [], services: [] }),
  );
});

/** The studio's pages that a page links to, each with the language in its address. */
function linkedPages(html: string): { path: string; language: string | null }[] {
  return attributesOf(html, 'a[href^="/"]', "href")
    .map((href) => new URL(href, "http://localhost"))
    .map((url) => ({ path: url.pathname, language: url.searchParams.get("lng") }))
    .filter(({ path }) => paths.includes(path));
}

test.for(others)(
  "the studio's own pages are not in %s and keep the visitor's language",
  async (requested) => {
    for (const path of ["/", "/weblink", `${template}/cover`, "/nothing-here", "/wedding/nobody"]) {
      const armenian = await open(`${path}?lng=${requested}`);
      expect(languageOf(await armenian.text()), path).toBe("hy");
      expect(armenian.headers.has("Set-Cookie"), path).toBe(false);
      const english = await open(`${path}?lng=${requested}`, { Cookie: "language=en" });
      expect(languageOf(await english.text()), path).toBe("en");
    }
  },
);

test.for(languages)(
  "a design in %s links to the studio's pages in a language that they have",
  async (language) => {
    for (const Cookie of ["language=am", "language=en"]) {
      const html = await (await open(`${template}/${language}`, { Cookie })).text();
      expect(languageOf(html)).toBe(bcp47(language));
      const linked = linkedPages(html);
      expect(linked.map(({ path }) => path)).toEqual(
        expect.arrayContaining(["/order", "/weblink", "/"]),
      );
      for (const link of linked)
        expect(link.language, link.path).toBe(
          link.path === "/order" ? orderLanguageOf(language) : language === "am" ? "am" : "en",
        );
    }
  },
);

test.for(languages)(
  "an ended or unknown page says so in %s and links on as an invitation does",
  async (language) => {
    for (const [address, status] of [
      [`${over}/${language}`, 410],
      [`/wedding/nobody/${language}`, 404],
    ] as const) {
      const answer = await open(address, { Cookie: `language=${language === "am" ? "en" : "am"}` });
      expect(answer.status, address).toBe(status);
      const html = await answer.text();
      expect(languageOf(html), address).toBe(bcp47(language));
      const linked = linkedPages(html);
      expect(linked.length, address).toBeGreaterThan(0);
      for (const link of linked)
        expect(link.language, address).toBe(language === "am" ? "am" : "en");
    }
  },
);

test("the language switch works on a 404 page, whatever its address ends in", async () => {
  const html = await (await open("/wedding/nobody/en?lng=am")).text();
  expect(languageOf(html)).toBe("hy");
});
