import { createInstance, type i18n } from "i18next";
import { isPack, type Pack } from "#app/i18n/merge-pack.ts";

/** The texts that a hydrated page's script starts with. */
export type PageTexts = { language: string; packs: Record<string, Pack> };

/**
 * Picks a page's texts from a translator, in its locale, and in the translator's other languages
 * where that lacks them: `en` after `en-US`, Armenian after all.
 * @param wanted namespaces (`desk`) and parts of them (`site:nav`).
 * @throws Error for a name that no pack has.
 */
export function pickTexts(
  translator: Pick<i18n, "language" | "languages" | "getResourceBundle">,
  wanted: readonly string[],
): PageTexts {
  const { language, languages } = translator;
  const packs: Record<string, Pack> = {};
  for (const name of wanted) {
    const [namespace = "", part] = name.split(":");
    const pack = languages
      .map((lng): unknown => translator.getResourceBundle(lng, namespace))
      .reduceRight((fallback, own) => completed(own, fallback));
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

/** A translator with these texts alone, initialised synchronously. It requests no packs. */
export function translatorOfTexts({ language, packs }: PageTexts): i18n {
  const instance = createInstance();
  void instance.init({
    initAsync: false,
    lng: language,
    fallbackLng: false,
    resources: { [language]: packs },
    ns: Object.keys(packs),
    // React escapes texts itself.
    interpolation: { escapeValue: false },
  });
  return instance;
}
