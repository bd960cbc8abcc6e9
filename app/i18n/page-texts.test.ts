import * as fc from "fast-check";
import { createInstance } from "i18next";
import { expect, test } from "vitest";
import { textsOf, withoutForm } from "#app/i18n/completeness.ts";
import { englishVariants, languages, type Locale } from "#app/i18n/languages.ts";
import type { Pack } from "#app/i18n/merge-pack.ts";
import { packOptions } from "#app/i18n/packs.server.ts";
import { PageTranslator } from "#app/i18n/translator.server.ts";
import { pickTexts, translatorOfTexts, type PageTexts } from "#app/i18n/page-texts.ts";

const locales: readonly Locale[] = [...languages, ...englishVariants];

/**
 * i18next, the server's translator, which remembers what i18next says, and the browser's, with all
 * texts of a page that names all packs.
 */
async function translatorsOf(locale: Locale): Promise<Translators> {
  const server = createInstance();
  await server.init({ ...packOptions, lng: locale });
  const remembering = new PageTranslator(locale);
  const texts = pickTexts(server, packOptions.ns);
  const browser = translatorOfTexts(JSON.parse(JSON.stringify(texts)));
  const [said, kept, wanted] = [browser, remembering, server].map(({ t }) => freely(t));
  if (!said || !kept || !wanted) throw new Error("no translators");
  return { said, kept, wanted, texts };
}

/** `t` without the types of keys and values, which a test of all keys cannot name. */
type Translate = (key: string, options?: Record<string, unknown>) => unknown;
type Translators = { said: Translate; kept: Translate; wanted: Translate; texts: PageTexts };

function freely(t: unknown): Translate {
  return t as Translate;
}

/** The keys as `t` takes them, without the plurals' endings. */
function keysOf(packs: Record<string, Pack>): string[] {
  const keys = Object.entries(packs).flatMap(([namespace, pack]) =>
    textsOf(pack).map(({ key }) => `${namespace}:${withoutForm(key)}`),
  );
  return [...new Set(keys)];
}

const counts = [0, 1, 2, 3, 4, 5, 10, 11, 12, 21, 22, 25, 101, 111, 1_000, 1.5];

test.each(locales)("in %s browser and server say each text as i18next does", async (locale) => {
  const { said, kept, wanted, texts } = await translatorsOf(locale);
  const keys = keysOf(texts.packs);
  expect(keys.length).toBeGreaterThan(500);
  const others: unknown[] = [];
  // Half a million comparisons: `expect` takes longer for each than what it compares.
  const compare = (found: unknown, text: unknown, ...what: unknown[]) => {
    if (found !== text) others.push({ what, found, text });
  };
  for (const key of keys) {
    const plain = wanted(key);
    compare(said(key), plain, key);
    // Once from i18next, and once as remembered.
    compare(kept(key), plain, key);
    compare(kept(key), plain, key, "remembered");
    for (const count of counts) {
      const options = { count, name: "Անի", number: 7, date: "12.06", days: null };
      const text = wanted(key, options);
      compare(said(key, options), text, key, count);
      // Texts remembered by a count are filled anew; seven counts have every form.
      if (count <= 11) compare(kept(key, options), text, key, count, "remembered");
    }
  }
  expect(others).toEqual([]);
});

test("groups of texts come filled, and a missing text is its default or its key", async () => {
  const { said, kept, wanted } = await translatorsOf("en");
  const group = { returnObjects: true, phone: "+374", max: 3 };
  expect(kept("order:messages", group)).toEqual(wanted("order:messages", group));
  expect(said("order:messages", group)).toEqual(wanted("order:messages", group));
  expect(said("order:messages", group)).toBeTypeOf("object");
  const missing = "dates:zones.Mars/Base";
  for (const options of [{}, { defaultValue: "" }, { defaultValue: "At {{place}}", place: "home" }])
    for (const say of [said, kept]) expect(say(missing, options)).toBe(wanted(missing, options));
});

test("a value is inserted as it is, whatever it contains", async () => {
  const { said, kept, wanted, texts } = await translatorsOf("ru");
  const keys = keysOf(texts.packs);
  const value = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.constantFrom("$&", "{{name}}", "{{count}}", "$1", "<b>", "{{", "}}", "\u202E"),
  );
  fc.assert(
    fc.property(fc.constantFrom(...keys), value, fc.nat(), (key, name, count) => {
      const options = { name, count, date: name, email: name };
      expect(said(key, options)).toBe(wanted(key, options));
      expect(kept(key, options)).toBe(wanted(key, options));
    }),
  );
});
