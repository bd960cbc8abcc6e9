import type { TFunction } from "i18next";
import { useTranslation } from "#app/i18n/use-translation.ts";

export { capitals } from "#app/i18n/capitals.ts";

/**
 * The words of drawings in the guest's language, by their keys in the language packs, as in
 * `t("words:and")`; `language` is that of the packs.
 */
export function useWords(): { t: TFunction; language: string } {
  const { t, i18n } = useTranslation();
  return { t, language: i18n.language };
}
