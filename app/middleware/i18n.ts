import { env } from "cloudflare:workers";
import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { createI18nextMiddleware } from "remix-i18next";
import { localeOfAddress } from "#app/domain/invitation/addressed-invitation.server.ts";
import {
  defaultSiteLanguage,
  isOrderLanguage,
  orderLanguages,
  siteLanguageOf,
  siteLanguages,
  type OrderLanguage,
} from "#app/i18n/languages.ts";
import { PageTranslator } from "#app/i18n/translator.server.ts";
import { packOptions, refreshWords } from "#app/i18n/packs.server.ts";

/** Name of the cookie with the language of the studio's own pages. */
export const languageCookie = "language";

/** Pages where orders are taken and shown, in more languages than the shop window has. */
const orderPages = /^\/(?:order|preview)(?:\/|$)/;

/** A language of the studio's page at an address; null for any other name. */
export function siteLanguageNamed(
  name: string | null | undefined,
  pathname: string,
): OrderLanguage | null {
  const spoken = orderPages.test(pathname) ? orderLanguages : siteLanguages;
  return spoken.find((language) => language === name) ?? null;
}

/** The language of the studio's page at an address for a visitor with this cookie. */
function languageOfCookie(cookie: string | undefined, pathname: string): OrderLanguage | null {
  const siteLanguage = siteLanguageNamed(cookie, pathname);
  return siteLanguage ?? (isOrderLanguage(cookie) ? siteLanguageOf(cookie) : null);
}

/** The language segment of an invitation's address where nothing is published. */
const languageOfLostPage = createContext<string | null>(null);

/**
 * The language of a page that is no invitation: `?lng=`, then the segment of a lost address, then
 * the cookie. The browser's preference is ignored: spec.md section 4 has Armenian as the default.
 * @returns null for a visitor who has chosen none.
 */
async function chosenLanguage({
  request,
  url,
  context,
}: Parameters<MiddlewareFunction>[0]): Promise<string | null> {
  const [, cookie] =
    new RegExp(`(?:^|; )${languageCookie}=([a-z]{2})`).exec(request.headers.get("Cookie") ?? "") ??
    [];
  return (
    siteLanguageNamed(url.searchParams.get("lng"), url.pathname) ??
    context.get(languageOfLostPage) ??
    languageOfCookie(cookie, url.pathname)
  );
}

/**
 * Detects the language of the shop, the order, the couple's and staff's pages, and makes an instance
 * of i18next for the request. Its own detectors are not used: they read React Router's encoded
 * cookies alone, and do not know that `hy` is this product's `am`.
 */
const [detectLanguage, detectedLanguage, detectedInstance] = createI18nextMiddleware({
  detection: {
    supportedLanguages: packOptions.supportedLngs,
    fallbackLanguage: defaultSiteLanguage,
    order: ["custom"],
    findLocale: chosenLanguage,
  },
  i18next: packOptions,
});

const pageTranslator = createContext<PageTranslator>();

/**
 * Makes the translator of a request, with the texts that KV has. An invitation's language is in its
 * address, and all invitations share an instance of i18next (docs/decisions/069).
 */
export const i18nMiddleware: MiddlewareFunction<Response> = async (input, next) => {
  const { context, url } = input;
  const [address] = await Promise.all([
    localeOfAddress(env.CONTENT, url.pathname),
    refreshWords(env.CONTENT),
  ]);
  if (address?.isPublished) {
    context.set(pageTranslator, new PageTranslator(address.locale));
    return next();
  }
  context.set(languageOfLostPage, address?.locale ?? null);
  return detectLanguage(input, () => {
    context.set(
      pageTranslator,
      new PageTranslator(detectedLanguage(context), detectedInstance(context)),
    );
    return next();
  });
};

/** The request's translator. @throws Error where `i18nMiddleware` has not run. */
export function getTranslation(context: Readonly<RouterContextProvider>): PageTranslator {
  return context.get(pageTranslator);
}
