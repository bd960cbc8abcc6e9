import { createInstance, type i18n } from "i18next";
import { defaultLanguage } from "#app/i18n/languages.ts";
import { isPack, type Pack } from "#app/i18n/merge-pack.ts";

/** The texts of one page, as its script begins with them. */
export type PageTexts = { language: string; packs: Record<string, Pack> };

/**
 * Picks a page's texts out of a translator, in its language, and in Armenian where that has none.
 * @param wanted namespaces (`desk`) and parts of them (`site:nav`).
 * @throws Error for a name that no pack has.
 */
export function pickTexts(
  translator: Pick<i18n, "language" | "getResourceBundle">,
  wanted: readonly string[],
): PageTexts {
  const { language } = translator;
  const bundle = (lng: string, namespace: string): unknown =>
    translator.getResourceBundle(lng, namespace);
  const packs: Record<string, Pack> = {};
  for (const name of wanted) {
    const [namespace = "", part] = name.split(":");
    const pack = completed(bundle(language, namespace), bundle(defaultLanguage, namespace));
    if (!isPack(pack) || (part !== undefined && !(part in pack)))
      throw new Error(`no pack has ${name}`);
    packs[namespace] = part === undefined ? pack : { ...packs[namespace], [part]: pack[part] };
  }
  return { language, packs };
}

function completed(own: unknown, fallback: unknown): unknown {
  if (!isPack(fallback)) return own ?? fallback;
  if (!isPack(own)) return fallback;
  const names = new Set([...Object.keys(fallback), ...Object.keys(own)]);
  return Object.fromEntries([...names].map((name) => [name, completed(own[name], fallback[name])]));
}

/** A translator that has these texts alone, ready when it is returned. It asks for no pack. */
export function translatorOfTexts({ language, packs }: PageTexts): i18n {
  const instance = createInstance();
  void instance.init({
    initAsync: false,
    lng: language,
    fallbackLng: false,
    resources: { [language]: packs },
    ns: Object.keys(packs),
    // React escapes what it shows.
    interpolation: { escapeValue: false },
  });
  return instance;
}
