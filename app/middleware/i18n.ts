import { env } from "cloudflare:workers";
import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { localeOfAddress } from "#app/features/invitation/address.server.ts";
import {
  defaultSiteLanguage,
  isOrderLanguage,
  orderLanguages,
  siteLanguageOf,
  siteLanguages,
  type OrderLanguage,
} from "#app/i18n/languages.ts";
import { PageTranslator } from "#app/i18n/translator.server.ts";
import { refreshWords } from "#app/i18n/packs.server.ts";

/** Name of the cookie with the language of the studio's own pages. */
export const languageCookie = "language";

/** Where orders are taken and shown, in more languages than the shop window has. */
const orderPages = /^\/(?:order|draft)(?:\/|$)/;

/** One of the languages of the studio's page at an address; null for any other name. */
export function siteLanguageNamed(
  name: string | null | undefined,
  pathname: string,
): OrderLanguage | null {
  const spoken = orderPages.test(pathname) ? orderLanguages : siteLanguages;
  return spoken.find((language) => language === name) ?? null;
}

/** The language of the studio's page at an address for a visitor with this cookie. */
function languageOfCookie(cookie: string | undefined, pathname: string): OrderLanguage | null {
  const own = siteLanguageNamed(cookie, pathname);
  return own ?? (isOrderLanguage(cookie) ? siteLanguageOf(cookie) : null);
}

/**
 * The locale of a page: an invitation's is in its address; elsewhere `?lng=`, then the cookie,
 * then the default. The browser's preference is ignored, because an invitation exists only in the
 * languages that its hosts chose.
 */
async function localeOfPage({ request, url }: Parameters<MiddlewareFunction>[0]): Promise<string> {
  const address = await localeOfAddress(env.CONTENT, url.pathname);
  if (address?.isPublished) return address.locale;
  const [, cookie] =
    new RegExp(`(?:^|; )${languageCookie}=([a-z]{2})`).exec(request.headers.get("Cookie") ?? "") ??
    [];
  return (
    siteLanguageNamed(url.searchParams.get("lng"), url.pathname) ??
    address?.locale ??
    languageOfCookie(cookie, url.pathname) ??
    defaultSiteLanguage
  );
}

const pageTranslator = createContext<PageTranslator>();

/** Makes the translator of a request, with the texts that KV has. */
export const i18nMiddleware: MiddlewareFunction<Response> = async (given, next) => {
  const [locale] = await Promise.all([localeOfPage(given), refreshWords(env.CONTENT)]);
  given.context.set(pageTranslator, new PageTranslator(locale));
  return next();
};

/** The request's translator. @throws Error where `i18nMiddleware` has not run. */
export function getTranslation(context: Readonly<RouterContextProvider>): PageTranslator {
  return context.get(pageTranslator);
}
