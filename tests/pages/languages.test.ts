import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { bcp47, languages, type Language } from "#app/i18n/languages.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { recordOf } from "#app/lib/records.ts";
import { publish, weddingOf } from "../support/invitations.ts";
import { open, origin } from "../support/site.ts";
import { alternatesOf, canonicalOf, languageOf } from "../support/html.ts";

const forms = import.meta.glob<{ yes: string }>("/content/locales/*/form.json", {
  eager: true,
  import: "default",
});

/** A word of the page in each language, one from the definition and one from the packs. */
const words = recordOf(languages, (code) => ({
  name: `Arman-${code}`,
  pack: forms[`/content/locales/${code}/form.json`]?.yes ?? "no pack",
}));

const names = recordOf(languages, (code) => words[code].name);

function inEveryLanguage(order: readonly Language[]): Partial<PublishedInvitation> {
  return { languages: [...order], title: names, hosts: { groom: { name: names } } };
}

describe("an invitation in every language", () => {
  let path = "";

  beforeAll(async () => {
    ({ path } = await publish(env.CONTENT, weddingOf(inEveryLanguage(languages))));
  });

  test.each(languages)(
    "speaks %s at the language's own address, with and without a slash",
    async (language) => {
      for (const address of [`/${path}/${language}`, `/${path}/${language}/`]) {
        const response = await open(address);
        expect(response.status, address).toBe(200);
        const html = await response.text();
        expect(languageOf(html), address).toBe(bcp47(language));
        expect(html).toContain(words[language].name);
        expect(html).toContain(words[language].pack);
      }
    },
  );

  test.each(languages)(
    "names all its addresses to search engines and chats, seen in %s",
    async (language) => {
      const html = await (await open(`/${path}/${language}`)).text();
      expect(alternatesOf(html)).toEqual({
        hy: `${origin}/${path}`,
        "x-default": `${origin}/${path}`,
        ...Object.fromEntries(
          languages
            .filter((code) => code !== "am")
            .map((code) => [code, `${origin}/${path}/${code}`]),
        ),
      });
      const own = language === "am" ? "" : `/${language}`;
      expect(canonicalOf(html)).toBe(`${origin}/${path}${own}`);
    },
  );

  test.each(languages)("gives its calendar file in %s", async (language) => {
    const calendar = await (await open(`/${path}/${language}/event.ics`)).text();
    // Unfolds long lines (RFC 5545 section 3.1).
    expect(calendar.replaceAll("\r\n ", "")).toContain(words[language].name);
  });

  test("speaks Armenian at the bare address, whatever the browser or an earlier visit wished", async () => {
    for (const address of [`/${path}`, `/${path}/`, `/${path}?lng=de`]) {
      const preferences = { "Accept-Language": "de, en;q=0.9", Cookie: "language=en" };
      const html = await (await open(address, preferences)).text();
      expect(languageOf(html), address).toBe("hy");
      expect(html).toContain(words.am.pack);
    }
  });

  test.each(["hy", "AM", "es", "en-GB", "x"])("is not found in %s", async (code) => {
    expect((await open(`/${path}/${code}`)).status).toBe(404);
  });
});

test.each(languages)(
  "an alias that ends in -%s opens in its language, whichever comes first",
  async (language) => {
    for (const order of [languages, languages.toReversed()]) {
      const wedding = weddingOf(inEveryLanguage(order));
      const alias = `${wedding.path}-${language}`;
      await publish(env.CONTENT, { ...wedding, aliases: [{ path: alias, language }] });
      for (const address of [`/${alias}`, `/${alias}/`]) {
        const html = await (await open(address)).text();
        expect(languageOf(html), address).toBe(bcp47(language));
        expect(html).toContain(words[language].pack);
        const own = language === order[0] ? "" : `/${language}`;
        expect(canonicalOf(html)).toBe(`${origin}/${wedding.path}${own}`);
      }
      // The alias works with every other language too.
      expect(languageOf(await (await open(`/${alias}/fr`)).text())).toBe("fr");
    }
  },
);

test.each(languages)(
  "an invitation whose first language is %s shows it at the bare address",
  async (language) => {
    const order = [language, ...languages.filter((code) => code !== language)];
    const { path } = await publish(env.CONTENT, weddingOf(inEveryLanguage(order)));
    const html = await (await open(`/${path}`)).text();
    expect(languageOf(html)).toBe(bcp47(language));
    expect(alternatesOf(html)["x-default"]).toBe(`${origin}/${path}`);
    expect(alternatesOf(html)[bcp47(language)]).toBe(`${origin}/${path}`);
  },
);
