import { env } from "cloudflare:workers";
import type { MiddlewareFunction } from "react-router";
import { createI18nextMiddleware } from "remix-i18next";
import { localeOfAddress } from "#app/features/invitation/address.server.ts";
import {
  defaultSiteLanguage,
  isOrderLanguage,
  orderLanguages,
  siteLanguageOf,
  siteLanguages,
  type OrderLanguage,
} from "#app/i18n/languages.ts";
import { packOptions, refreshWords } from "#app/i18n/packs.server.ts";
import { rememberTexts } from "#app/i18n/remember-texts.ts";

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

/** Must run before `languageMiddleware`, whose translator reads the texts refreshed here. */
export const i18nMiddleware: MiddlewareFunction<Response> = async (_, next) => {
  await refreshWords(env.CONTENT);
  return next();
};

export const [languageMiddleware, , getTranslation] = createI18nextMiddleware({
  detection: {
    supportedLanguages: [...packOptions.supportedLngs],
    fallbackLanguage: packOptions.fallbackLng,
    order: ["custom"],
    findLocale: localeOfPage,
  },
  i18next: packOptions,
});

/** Must run after `languageMiddleware`, which makes the request's translator. */
export const textsMiddleware: MiddlewareFunction<Response> = ({ context }, next) => {
  rememberTexts(getTranslation(context));
  return next();
};
