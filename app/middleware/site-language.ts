import type { MiddlewareFunction } from "react-router";
import { ageOf } from "#app/features/privacy/stores.ts";
import { languageCookie, siteLanguageNamed } from "#app/middleware/i18n.ts";

/** `?lng=en` chooses the language of the studio's own pages, and is remembered. Source: design.md, Addresses. */
export const siteLanguage: MiddlewareFunction<Response> = async ({ url }, next) => {
  const response = await next();
  const asked = siteLanguageNamed(url.searchParams.get("lng"));
  if (asked)
    response.headers.append(
      "Set-Cookie",
      `${languageCookie}=${asked}; Path=/; Max-Age=${ageOf("language")}; SameSite=Lax; Secure`,
    );
  response.headers.set("Vary", "Cookie");
  // What is one customer's alone has said so: then nobody keeps it.
  if (!response.headers.has("Cache-Control"))
    response.headers.set("Cache-Control", "private, no-cache");
  return response;
};
