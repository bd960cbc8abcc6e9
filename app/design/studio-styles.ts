import { fontsCss, layers, paletteCss, preloadsOf } from "#app/design/css.ts";
import { tile } from "#app/design/ornaments/pomegranate/tile.ts";
import { didotItalic } from "#app/design/pairings/didot-italic.ts";
import { nightCss } from "#app/design/night.ts";
import { studioPalette } from "#app/design/palettes.ts";
import base from "#app/design/base.css?inline";
import plain from "#app/design/plain.css?inline";
import reset from "#app/design/reset.css?inline";
import type { Language } from "#app/i18n/languages.ts";

// The studio's own pages import their parts directly, because the registry would bring all drawings
// along.

/** The CSS of the studio's plain pages: notices, errors, dashboards. */
export function plainStyles(language: Language): string {
  return siteStyles(language, plain);
}

/** The CSS of the shop window, around a page's own `css`. */
export function siteStyles(language: Language, css: string): string {
  const colours = paletteCss(studioPalette, tile) + nightCss(studioPalette);
  return [layers, fontsCss(didotItalic, language), reset, base, css, colours].join("\n");
}

/** Addresses of the fonts for the first screen of the studio's own pages. */
export function plainFontPreloads(language: Language): string[] {
  return preloadsOf(didotItalic, language);
}
