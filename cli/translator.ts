import { createInstance, type TFunction } from "i18next";
import { defaultLanguage, type Language } from "#app/features/language/languages.ts";
import { readContent } from "./content.ts";

/** A translator over the language packs in `content/`. */
export async function translatorOf(language: Language): Promise<TFunction> {
  const { packs } = await readContent();
  const instance = createInstance();
  const t = await instance.init({
    lng: language,
    fallbackLng: defaultLanguage,
    interpolation: { escapeValue: false },
    resources: {},
  });
  for (const [id, pack] of packs) {
    const [lng = "", namespace = ""] = id.split(":");
    instance.addResourceBundle(lng, namespace, pack);
  }
  return t;
}
