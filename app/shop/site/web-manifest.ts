import type { TFunction } from "i18next";
import { bcp47, type SiteLanguage } from "#app/i18n/languages.ts";
import { inLanguage } from "#app/i18n/site-address.ts";
import { studioPalette } from "#app/designs/palettes/palettes.ts";
import { studioName } from "#app/i18n/studio-texts.ts";

/**
 * The web app manifest, for home screens (https://www.w3.org/TR/appmanifest/). The icons are
 * `public/favicon.svg` as bitmaps.
 */
export function manifestOf(t: TFunction, language: SiteLanguage): object {
  const name = studioName(language);
  const icon = (src: string, sizes: string, purpose: "any" | "maskable") => ({
    src,
    sizes,
    type: src.endsWith(".svg") ? "image/svg+xml" : "image/png",
    purpose,
  });
  return {
    id: "/",
    name,
    short_name: name,
    description: t("site:home.description"),
    lang: bcp47(language),
    start_url: inLanguage("/", language),
    scope: "/",
    display: "browser",
    background_color: studioPalette.ground,
    theme_color: studioPalette.ground,
    icons: [
      icon("/favicon.svg", "any", "any"),
      icon("/icon-192.png", "192x192", "any"),
      icon("/icon-512.png", "512x512", "any"),
      icon("/icon-maskable-512.png", "512x512", "maskable"),
    ],
  };
}
