import type { i18n, TFunction } from "i18next";
import { isPack, type Pack } from "#app/i18n/merge-pack.ts";
import type { Translator } from "#app/i18n/use-translation.ts";

/** The texts that a hydrated page's script starts with. */
export type PageTexts = { language: string; packs: Record<string, Pack> };

/**
 * Picks a page's texts from a translator, in its locale, and in the translator's other languages
 * where that lacks them: `en` after `en-US`, Armenian after all.
 * @param names namespaces (`dashboard`) and parts of them (`site:nav`).
 * @throws Error for a name that no pack has.
 */
export function pickTexts(
  translator: Pick<i18n, "language" | "languages" | "getResourceBundle">,
  names: readonly string[],
): PageTexts {
  const { language, languages } = translator;
  const packs: Record<string, Pack> = {};
  for (const name of names) {
    const [namespace = "", part] = name.split(":");
    const pack = languages
      .map((lng): unknown => translator.getResourceBundle(lng, namespace))
      .reduceRight((fallback, languagePack) => completed(languagePack, fallback));
    if (!isPack(pack) || (part !== undefined && !(part in pack)))
      throw new Error(`no pack has ${name}`);
    packs[namespace] = part === undefined ? pack : { ...packs[namespace], [part]: pack[part] };
  }
  return { language, packs };
}

function completed(entry: unknown, fallback: unknown): unknown {
  if (!isPack(fallback)) return entry ?? fallback;
  if (!isPack(entry)) return fallback;
  const names = new Set([...Object.keys(fallback), ...Object.keys(entry)]);
  return Object.fromEntries(
    [...names].map((name) => [name, completed(entry[name], fallback[name])]),
  );
}

type Options = Readonly<Record<string, unknown>>;

/**
 * A translator with these texts alone, which answers as i18next does on the server: plurals by
 * `Intl.PluralRules`, `{{values}}`, `defaultValue` and `returnObjects`, and the key without its
 * namespace where a text is missing. i18next itself is 13 KB of script, a tenth of a dashboard's
 * first page; app/i18n/page-texts.test.ts compares both over all packs.
 */
export function translatorOfTexts({ language, packs }: PageTexts): Translator {
  const plurals = new Intl.PluralRules(language);
  const translate = (name: string, options: Options = {}): unknown => {
    const [namespace = "", key = ""] = name.split(":");
    const template = formsOf(key, options.count, plurals)
      .map((form) => textAt(packs[namespace], form))
      .find((text) => text !== undefined);
    if (isPack(template) && options.returnObjects === true) return filledPack(template, options);
    return filled(
      String(typeof template === "string" ? template : (options.defaultValue ?? key)),
      options,
    );
  };
  // i18next's type derives each key's values from the packs; this is the same function without it.
  return { language, t: translate as unknown as TFunction };
}

/** The keys that hold a text for a count, the most exact first. */
function formsOf(key: string, count: unknown, plurals: Intl.PluralRules): string[] {
  if (typeof count !== "number") return [key];
  // A text that came from another language's pack may lack this language's form.
  const forms = [`${key}_${plurals.select(count)}`, key, `${key}_other`];
  return count === 0 ? [`${key}_zero`, ...forms] : forms;
}

function textAt(pack: unknown, key: string): unknown {
  return key.split(".").reduce((part, name) => (isPack(part) ? part[name] : undefined), pack);
}

function filledPack(pack: Pack, options: Options): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(pack).map(([name, text]) => [
      name,
      isPack(text) ? filledPack(text, options) : filled(String(text), options),
    ]),
  );
}

/** Values are inserted as they are: React escapes texts itself. */
function filled(text: string, options: Options): string {
  return text.replace(/\{\{(.+?)\}\}/g, (mark, name: string) => {
    const value = name.trim();
    return value in options ? String(options[value] ?? "") : mark;
  });
}
