import { faceCss, fontsCss, paletteCss, preloadsOf } from "#app/designs/styles/css.ts";
import { tile } from "#app/designs/families/pomegranate/tile.ts";
import { pairing as didotItalic } from "#app/designs/letters/pairings/didot-italic.ts";
import { raised } from "#app/designs/kit/layers.ts";
import { nightCss } from "#app/designs/palettes/night.ts";
import { studioPalette } from "#app/designs/palettes/palettes.ts";
import base from "#app/designs/styles/base.css?inline";
import plain from "#app/designs/house/plain.css?inline";
import reset from "#app/designs/styles/reset.css?inline";
import { bcp47, type Language } from "#app/i18n/languages.ts";

// The studio's own pages import their parts directly, because the registry would bring all drawings
// along.

/** The CSS of the studio's plain pages: notices, errors, dashboards. */
export function plainStyles(language: Language): string {
  return siteStyles(language, plain);
}

/** The CSS of the shop window, around a page's own `css`. */
export function siteStyles(language: Language, css: string): string {
  const colours = paletteCss(studioPalette, tile) + nightCss(studioPalette);
  return [fontsCss(didotItalic, language), reset, base, css, colours].join("\n");
}

/** Addresses of the fonts for the first screen of the studio's own pages. */
export function plainFontPreloads(language: Language): string[] {
  return preloadsOf(didotItalic, language);
}

/**
 * The studio's letters for texts in several languages below one element, whose `lang` they bear; the
 * page's own letters lack those of other scripts.
 * @param below a selector.
 */
export function lettersOf(below: string, languages: readonly Language[]): string {
  const fonts = languages.map((language) => ({ language, ...didotItalic.fontsOf(language) }));
  const faces = new Set(fonts.flatMap((font) => font.faces.map(faceCss)));
  const stacks = fonts.map(
    ({ language, display, body }) =>
      `${below} [lang=${bcp47(language)}]${raised("theme")}{--display:${display};--body:${body};font-family:var(--body)}`,
  );
  return [...faces, ...stacks].join("");
}
