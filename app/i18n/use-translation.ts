import type { i18n, TFunction } from "i18next";
import { createContext, useContext } from "react";

/** The translator of a page, with the packs of its language; it never changes within a render. */
export const TranslatorContext = createContext<i18n | null>(null);

/**
 * The page's translator and its `t`. react-i18next is 5 KB in the browser for reacting to packs
 * and languages that load later, which no page here does.
 * @throws Error when it is called outside of a `TranslatorContext`.
 */
export function useTranslation(): { t: TFunction; i18n: i18n } {
  const translator = useContext(TranslatorContext);
  if (!translator) throw new Error("rendered without a translator");
  return { t: translator.t, i18n: translator };
}
