import type { MiddlewareFunction } from "react-router";
import { ageOf } from "#app/platform/privacy/stores.ts";
import { languageCookie, siteLanguageNamed } from "#app/middleware/i18n.ts";

/** `?lng=en` sets the language of the studio's own pages in a cookie; on order pages `ru`, too. */
export const siteLanguage: MiddlewareFunction<Response> = async ({ url }, next) => {
  const response = await next();
  const requested = siteLanguageNamed(url.searchParams.get("lng"), url.pathname);
  if (requested)
    response.headers.append(
      "Set-Cookie",
      `${languageCookie}=${requested}; Path=/; Max-Age=${ageOf("language")}; SameSite=Lax; Secure`,
    );
  response.headers.set("Vary", "Cookie");
  // Responses for one customer have set `no-store` themselves.
  if (!response.headers.has("Cache-Control"))
    response.headers.set("Cache-Control", "private, no-cache");
  return response;
};
