import type { TFunction } from "i18next";
import { languageOfLocale, scriptOf } from "#app/i18n/languages.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";

export { capitals } from "#app/i18n/capitals.ts";

/**
 * The words of drawings in the guest's language, by their keys in the language packs, as in
 * `t("words:and")`; `language` is that of the packs, `script` that of its letters.
 */
export function useWords(): {
  t: TFunction;
  language: string;
  script: ReturnType<typeof scriptOf>;
} {
  const { t, i18n } = useTranslation();
  return { t, language: i18n.language, script: scriptOf(languageOfLocale(i18n.language)) };
}
