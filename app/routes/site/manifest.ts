import { siteLanguageOf } from "#app/i18n/languages.ts";
import type { Route } from "./+types/manifest";
import { manifestOf } from "#app/shop/site/web-manifest.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

/** Browsers request the manifest without cookies, so its language is in the address. */
export function loader({ context }: Route.LoaderArgs) {
  const { t, language } = getTranslation(context);
  return Response.json(manifestOf(t, siteLanguageOf(language)), {
    headers: {
      "Content-Type": "application/manifest+json; charset=utf-8",
      "Cache-Control": "public, max-age=86400",
    },
  });
}
