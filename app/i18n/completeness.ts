import {
  bcp47,
  isLanguage,
  staffLanguages,
  writtenOrderLanguages,
  writtenSiteLanguages,
  type Language,
} from "#app/i18n/languages.ts";
import { informalLanguages } from "#app/i18n/languages/index.generated.ts";

/** The language that is written first, with whose packs the others are compared. */
const original: Language = "am";

const plural = /_(zero|one|two|few|many|other)$/;

/**
 * The languages of packs that not every language needs: the studio's own pages have fewer, and
 * English has one form of address.
 */
const neededIn: Partial<Record<string, readonly Language[]>> = {
  site: writtenSiteLanguages,
  order: writtenOrderLanguages,
  staff: staffLanguages,
  informal: informalLanguages,
};

/** The parts of the site's pack that stand on order pages, which are written in more languages. */
const aroundOrders = ["nav", "foot", "order", "error"];

/** A text of a pack with its dotted key. */
export type PackText = { key: string; text: string };

/** All texts of a pack, or of any other value, with their dotted keys. */
export function textsOf(node: unknown, key = ""): PackText[] {
  if (typeof node === "string") return [{ key, text: node }];
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([name, value]) =>
    textsOf(value, key ? `${key}.${name}` : name),
  );
}

/** A key without its plural suffix, as code uses it. */
export function withoutForm(key: string): string {
  return key.replace(plural, "");
}

/** True if a text of a pack is needed in a language at all. */
function isNeeded(namespace: string, key: string, language: Language): boolean {
  const [part = ""] = key.split(".");
  const written: readonly Language[] | undefined =
    namespace === "site" && aroundOrders.includes(part)
      ? writtenOrderLanguages
      : neededIn[namespace];
  return written?.includes(language) ?? true;
}

/**
 * The keys that a pack needs in `language`, given the Armenian ones: a counted text once per plural
 * form of the language.
 */
export function neededKeys(armenianKeys: readonly string[], language: Language): string[] {
  const forms = new Intl.PluralRules(bcp47(language)).resolvedOptions().pluralCategories;
  const keys = armenianKeys.flatMap((key) =>
    plural.test(key) ? forms.map((form) => `${withoutForm(key)}_${form}`) : [key],
  );
  return [...new Set(keys)].toSorted();
}

/** The keys that a pack lacks, and those that the Armenian pack does not have. */
export type Gap = { language: Language; namespace: string; missing: string[]; unknown: string[] };

/**
 * Compares all packs with the Armenian ones.
 * @param packs by `language:namespace`, as in `am:messages`.
 * @returns a gap for each pack that differs.
 */
export function findGaps(
  packs: ReadonlyMap<string, unknown>,
  compared: readonly Language[],
): Gap[] {
  const namespaces = [...packs.keys()]
    .filter((id) => id.startsWith(`${original}:`))
    .map((id) => id.slice(original.length + 1));
  return compared.flatMap((language) =>
    namespaces.flatMap((namespace): Gap[] => {
      const armenian = keysOf(packs.get(`${original}:${namespace}`));
      const needed = neededKeys(
        armenian.filter((key) => isNeeded(namespace, key, language)),
        language,
      );
      const has = keysOf(packs.get(`${language}:${namespace}`));
      const missing = needed.filter((key) => !has.includes(key));
      const unknown = has.filter((key) => !needed.includes(key));
      return missing.length + unknown.length > 0 ? [{ language, namespace, missing, unknown }] : [];
    }),
  );
}

/** A text whose variables are not those of the Armenian text, which code fills in. */
export type OtherVariables = { language: string; namespace: string; key: string; wanted: string[] };

/**
 * Compares the `{{variables}}` of all packs with those of the Armenian ones.
 * @param packs by `language:namespace`, as in `am:messages`.
 */
export function findOtherVariables(packs: ReadonlyMap<string, unknown>): OtherVariables[] {
  return [...packs].flatMap(([id, pack]) => {
    const [language = "", namespace = ""] = id.split(":");
    // A variant (`en-US`) may count hours in another way.
    if (!isLanguage(language)) return [];
    const armenian = new Map(
      textsOf(packs.get(`${original}:${namespace}`)).map(({ key, text }) => [
        withoutForm(key),
        variablesOf(text),
      ]),
    );
    return textsOf(pack).flatMap(({ key, text }) => {
      const variables = armenian.get(withoutForm(key)) ?? variablesOf(text);
      return String(variablesOf(text)) === String(variables)
        ? []
        : [{ language, namespace, key, wanted: variables }];
    });
  });
}

function variablesOf(text: string): string[] {
  return [...new Set(text.match(/\{\{[^}]*\}\}/g))].toSorted();
}

function keysOf(pack: unknown): string[] {
  return textsOf(pack).map(({ key }) => key);
}
