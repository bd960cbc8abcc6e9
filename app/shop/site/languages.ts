import type { TFunction } from "i18next";
import { offeredLanguages } from "#app/i18n/languages.ts";

/** The offered languages in a sentence: `Armenian, English and Russian`, or with `or`. */
export function languageList(t: TFunction, conjunction: "and" | "or" = "and"): string {
  const names = offeredLanguages.map((code) => t(`site:languages.${code}`));
  const last = names.pop() ?? "";
  const joined = conjunction === "and" ? t("words:and") : t("site:languages.or");
  return names.length > 0 ? `${names.join(", ")} ${joined} ${last}` : last;
}
