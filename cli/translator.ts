import { createInstance, type TFunction } from "i18next";
import { defaultLanguage, type Locale } from "#app/i18n/languages.ts";
import type { Packs } from "#app/domain/authoring/resolve.ts";
import { readContent } from "./content.ts";

/** A translator over the language packs in `content/`, which are read here unless given. */
export async function translatorOf(locale: Locale, languagePacks?: Packs): Promise<TFunction> {
  const packs = languagePacks ?? (await readContent()).packs;
  const instance = createInstance();
  const t = await instance.init({
    lng: locale,
    fallbackLng: defaultLanguage,
    interpolation: { escapeValue: false },
    resources: {},
  });
  for (const [id, pack] of packs) {
    const [lng = "", namespace = ""] = id.split(":");
    instance.addResourceBundle(lng, namespace, pack, false, false, { skipCopy: true });
  }
  return t;
}

/** A translator of each language. */
export async function translatorsOf<Code extends Locale>(
  locales: readonly Code[],
  packs: Packs,
): Promise<Map<Code, TFunction>> {
  const translators = new Map<Code, TFunction>();
  for (const locale of locales) translators.set(locale, await translatorOf(locale, packs));
  return translators;
}
