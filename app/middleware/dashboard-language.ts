import { env } from "cloudflare:workers";
import type { MiddlewareFunction } from "react-router";
import { readSession } from "#app/features/dashboard/session.server.ts";
import { languageOfAddress } from "#app/features/invitation/address.server.ts";
import { isLanguage } from "#app/i18n/languages.ts";
import { systemClock } from "#app/lib/clock.ts";
import { findSetting } from "#app/lib/settings.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

/**
 * Sets a dashboard's language before anything can fail, so that its error pages have it too:
 * `?lng=`, then the one chosen before, then the invitation's first. Reads no database.
 */
export const dashboardLanguageMiddleware: MiddlewareFunction<Response> = async (given, next) => {
  const { request, url, context } = given;
  const requested = url.searchParams.get("lng");
  const secret = findSetting(env, "DESK_SECRET");
  const session = secret && (await readSession(request, secret, systemClock()));
  const language = isLanguage(requested)
    ? requested
    : (session?.language ??
      (session && (await languageOfAddress(env.CONTENT, `/${session.invitation}`))?.language));
  if (language) await getTranslation(context).changeLanguage(language);
  return next();
};
