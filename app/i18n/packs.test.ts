import { expect, test } from "vitest";
import { findGaps, findOtherVariables, textsOf } from "#app/i18n/completeness.ts";
import { englishVariants, languages, type Language } from "#app/i18n/languages.ts";
import { lint, lintName, writtenTexts } from "#app/i18n/lint.ts";

type Entry = { where: string; key: string; text: string };

const packs = import.meta.glob<unknown>("/content/locales/*/*.json", {
  eager: true,
  import: "default",
});
const templates = import.meta.glob<{ name: { am: string }; languages: string[] }>(
  "/content/templates/*.json",
  {
    eager: true,
    import: "default",
  },
);
/** A template in every language of the studio. */
const sample = "/content/templates/1033.json";
const documents = {
  ...templates,
  ...import.meta.glob<unknown>(
    ["/content/invitations/**/*.json", "/content/catalogue/*.json", "/content/studio.json"],
    { eager: true, import: "default" },
  ),
};
/** All packs by `language:namespace`. */
const byId = new Map(
  Object.entries(packs).map(([path, content]) => [
    `${path.split("/")[3]}:${namespaceOf(path)}`,
    content,
  ]),
);

/** The texts of one language's packs, keyed `namespace:key`. */
function packOf(language: Language): Entry[] {
  return Object.entries(packs)
    .filter(([path]) => path.startsWith(`/content/locales/${language}/`))
    .flatMap(([path, content]) => {
      return textsOf(content).map(({ key, text }) => ({
        where: path,
        key: `${namespaceOf(path)}:${key}`,
        text,
      }));
    });
}

function namespaceOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1, -".json".length);
}

/** All texts that a reader of `language` may see: of packs, invitations, templates, catalogue. */
function writtenIn(language: Language): Entry[] {
  const own = Object.entries(documents).flatMap(([where, document]) =>
    writtenTexts(document).flatMap(({ path, text, language: written }) =>
      written === language ? [{ where, key: path.join("."), text }] : [],
    ),
  );
  return [...packOf(language), ...own];
}

/** The variables of a text in an order of their own. */
function variablesOf(text: string): string {
  return (text.match(/\{\{[^}]*\}\}/g) ?? []).toSorted().join();
}

function failing(entries: Entry[], wrong: (text: string) => boolean): string[] {
  return entries
    .filter(({ text }) => wrong(text.replaceAll(/\{\{[^}]*\}\}/g, "0")))
    .map(({ where, key, text }) => `${where} ${key}: ${text}`);
}

test.for(languages)("%s has packs and documents to check", (language) => {
  const wheres = writtenIn(language).map(({ where }) => where);
  expect(wheres).toContain(`/content/locales/${language}/form.json`);
  if (!templates[sample]?.languages.includes(language)) return;
  expect(wheres).toContain(sample);
  if (language !== "am" && language !== "en") return;
  expect(wheres).toContain("/content/catalogue/cards.json");
  expect(wheres).toContain("/content/studio.json");
});

test.for(languages)("%s has every key of the Armenian packs and no other", (language) => {
  expect(findGaps(byId, [language])).toEqual([]);
});

test.for(languages)("%s has informal texts only in place of polite ones", (language) => {
  const polite = new Map(packOf(language).map(({ key, text }) => [key, variablesOf(text)]));
  const misplaced = packOf(language)
    .filter(({ key }) => key.startsWith("informal:"))
    .filter(({ key, text }) => {
      const replaced = polite.get(key.replace(/^informal:([a-z-]+)\./, "$1:"));
      return replaced !== variablesOf(text);
    });
  expect(misplaced).toEqual([]);
});

test.for(englishVariants)(
  "%s has what has a day or an hour, and leaves the rest to en",
  (variant) => {
    const own = Object.entries(packs).filter(([path]) => path.includes(`/${variant}/`));
    expect(own.map(([path]) => path)).toEqual([`/content/locales/${variant}/dates.json`]);
    const written = own.flatMap(([, content]) => textsOf(content).map(({ key }) => `dates:${key}`));
    const ordered = packOf("en").filter(({ text }) => /\{\{(day|hour)\}\}/.test(text));
    expect(written.toSorted()).toEqual(ordered.map(({ key }) => key).toSorted());
  },
);

test("all languages keep the variables of the Armenian texts", () => {
  expect(findOtherVariables(byId)).toEqual([]);
});

test.for(languages)("%s keeps its own typography", (language) => {
  const found = writtenIn(language).flatMap(({ where, key, text }) =>
    lint(text, language).map(({ rule, at }) => `${where} ${key}: ${rule}, at ${at} of ${text}`),
  );
  expect(found).toEqual([]);
});

test("no template has an English title's capitals in Armenian", () => {
  const names = Object.values(templates).map(({ name }) => name.am);
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => lintName(name).length > 0)).toEqual([]);
});

/** Stricter than the lint, which accepts a customer's wide space. */
test("French puts a narrow space that does not break before its double marks and inside guillemets", () => {
  const wrong = /(?<!\u202f)[;!?»]|«(?!\u202f)|(?<![\u202f\d]):/u;
  expect(failing(writtenIn("fr"), (text) => wrong.test(text))).toEqual([]);
});

/**
 * Packs that a family's guests read. Texts of firms, and of the studio to its customers, are
 * formal.
 */
const familyPacks = /^(?:closings|find-table|form|form-messages|gate|invitation|kinds|messages):/;
const formalTexts =
  /^(?:closings:event$|form:tried\.|kinds:(?:answer\.event|export|thanks\.(?:commercial|event))|messages:inv-message-1[45])/;

// `Ihr` alone is the familiar plural too, and a sentence may begin with `Sie` for a thing.
test.for([
  ["de", /(?<!(?:^|[.:!?] ))\bSie\b|\b(?:Ihnen|Ihre[mnrs]?)\b/u],
  ["nl", /\b(?:u|uw|uzelf)\b/iu],
] as const)("%s addresses the guests of a family formally nowhere", ([language, formal]) => {
  const found = packOf(language).filter(
    ({ key, text }) => familyPacks.test(key) && formal.test(text),
  );
  expect(found.filter(({ key }) => !formalTexts.test(key))).toEqual([]);
  expect(found).not.toEqual([]);
});

test("English is spelt as in America, and says email", () => {
  const other = /\be-mail|\b(?:colour|favour|honour|organis|grey\b|centre\b)/i;
  expect(failing(writtenIn("en"), (text) => other.test(text))).toEqual([]);
});
