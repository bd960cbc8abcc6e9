import type { i18n, TFunction } from "i18next";
import { createContext, useContext } from "react";

/**
 * The part of a translator that components read. The server's (`PageTranslator`) has all of it; the
 * browser's (`translatorOfTexts`) has one language.
 */
export type Translator = Pick<i18n, "t" | "language"> & {
  store?: Pick<i18n["store"], "data">;
  inLanguage?: (language: string) => Translator;
};

/** The translator of a page, with the packs of its language; it never changes within a render. */
export const TranslatorContext = createContext<Translator | null>(null);

/**
 * The page's translator and its `t`. react-i18next is 5 KB in the browser for reacting to packs
 * and languages that load later, which no page here does.
 * @throws Error when it is called outside of a `TranslatorContext`.
 */
export function useTranslation(): { t: TFunction; i18n: Translator } {
  const translator = useContext(TranslatorContext);
  if (!translator) throw new Error("rendered without a translator");
  return { t: translator.t, i18n: translator };
}
