import type { CSSProperties } from "react";
import type { Language } from "#app/i18n/languages.ts";
import type {
  FallbackFace,
  FontFace,
  LanguageFonts,
  OrnamentPart,
  PairingPart,
  PalettePart,
} from "#app/design/part-types.ts";
import type { Pairing, Palette, Theme } from "#app/design/parts.ts";
import { partsOf, registry } from "#app/design/registry.ts";
import reset from "#app/design/reset.css?inline";
import base from "#app/design/base.css?inline";
import plain from "#app/design/plain.css?inline";
import print from "#app/design/print.css?inline";
import page from "#app/features/invitation-page/components/invitation-page.css?inline";
import countdown from "#app/features/invitation-page/components/countdown-section.css?inline";
import date from "#app/features/invitation-page/components/date-section.css?inline";
import sections from "#app/features/invitation-page/components/sections.css?inline";
import shortcuts from "#app/features/invitation-page/components/shortcuts.css?inline";
import venues from "#app/features/invitation-page/components/venue-group.css?inline";
import replyForm from "#app/features/reply/components/reply-form.css?inline";
import replySection from "#app/features/reply/components/reply-section.css?inline";

const layers = "@layer reset,base,parts,theme;";

/** A sheet of fine noise. One tile, painted once; not a live filter. */
const grain = `<svg xmlns='http://www.w3.org/2000/svg' width='160' height='160'><filter id='n'><feTurbulence type='fractalNoise' baseFrequency='.8' numOctaves='2' stitchTiles='stitch'/><feColorMatrix values='0 0 0 0 .35 0 0 0 0 .22 0 0 0 0 .1 0 0 0 .5 -.18'/></filter><rect width='160' height='160' filter='url(#n)' opacity='.32'/></svg>`;

/**
 * All the CSS of one invitation in one language: the faces of its letters, its palette, the base,
 * and the parts its design uses. For one `<style>` in the head.
 * @param extras the CSS of what not every invitation has.
 *
 */
export function themeStyles(theme: Theme, language: Language, extras = ""): string {
  const { palette, pairing, ornament, hero, opening, timeline, sections: look } = partsOf(theme);
  return [
    layers,
    fontsCss(pairing, language),
    reset,
    base,
    page,
    sections,
    countdown,
    date,
    venues,
    replyForm,
    replySection,
    extras,
    shortcuts,
    look,
    hero.css,
    timeline.css,
    opening?.css ?? "",
    paletteCss(palette, ornament),
    print,
  ].join("\n");
}

/** The CSS of a cover alone, as the shop window shows it in a frame. */
export function coverStyles(theme: Theme, language: Language): string {
  const { palette, pairing, ornament, hero } = partsOf(theme);
  return [
    layers,
    fontsCss(pairing, language),
    reset,
    base,
    page,
    hero.css,
    paletteCss(palette, ornament),
    // A picture, not a page: nothing scrolls or answers in it.
    "@layer theme{html{overflow:hidden}.languages,.scroll-cue{visibility:hidden}}",
  ].join("\n");
}

/** The CSS of the studio's own quiet pages: notices, errors, the couple's desk. */
export function plainStyles(language: Language): string {
  return siteStyles(language, plain);
}

/** The CSS of the studio's shop window, around `css` of its own. */
export function siteStyles(language: Language, css: string): string {
  const { palette, pairing, ornament } = studioLook();
  return [
    layers,
    fontsCss(pairing, language),
    reset,
    base,
    css,
    paletteCss(palette, ornament),
  ].join("\n");
}

/** Addresses of the fonts that the first screen of `language` needs: an opening says no date. */
export function fontPreloads({ pairing, opening }: Theme, language: Language): string[] {
  const first = preloadsOf(registry.pairing[pairing], language);
  if (opening !== "none") return first;
  const { figures } = registry.pairing[pairing].fontsOf(language);
  return [...first, ...figures.map((face) => face.url)];
}

/** As `fontPreloads`, for the pages that `plainStyles` dresses. */
export function plainFontPreloads(language: Language): string[] {
  return preloadsOf(studioLook().pairing, language);
}

/**
 * Letters of several pairings on one page: their faces, and for each a class that dresses an element
 * in it, as in `.pairing-book`. The faces of the device get names of their own: each pairing scales
 * them to its own letters.
 *
 */
export function pairingsStyles(names: readonly Pairing[], language: Language): string {
  const faces = new Set<string>();
  const classes = names.map((name) => {
    const pairing = registry.pairing[name];
    const fonts = pairing.fontsOf(language);
    for (const face of fonts.faces) faces.add(faceCss(face));
    let stacks = fontStacks(pairing, fonts);
    for (const face of fonts.fallbacks) {
      const family = `${name} ${face.family}`;
      faces.add(fallbackCss({ ...face, family }));
      stacks = stacks.replaceAll(`"${face.family}"`, `"${family}"`);
    }
    return `.pairing-${name}{${stacks}}`;
  });
  return `${[...faces].join("")}@layer theme{${classes.join("")}}`;
}

/** A palette as declarations, for a picture by itself. */
export function paletteDeclarations(name: Palette): string {
  const { scheme: _, paper: __, ...colours } = registry.palette[name];
  return properties(colours);
}

/** What words on a picture take of its palette, as custom properties of one element. */
export function wordColours(name: Palette): CSSProperties {
  const { ground, ink, muted, accent } = registry.palette[name];
  return Object.fromEntries(
    Object.entries({ ground, ink, muted, accent }).map(([key, hex]) => [`--${key}`, hex]),
  );
}

/** The CSS of a small document of one look, as an animation is. */
export function pictureStyles(
  look: Pick<Theme, "palette" | "pairing" | "ornament">,
  language: Language,
  css: string,
): string {
  return [
    layers,
    fontsCss(registry.pairing[look.pairing], language),
    reset,
    base,
    css,
    paletteCss(registry.palette[look.palette], registry.ornament[look.ornament]),
  ].join("\n");
}

function studioLook() {
  return {
    palette: registry.palette.vellum,
    pairing: registry.pairing["didot-italic"],
    ornament: registry.ornament.pomegranate,
  };
}

function preloadsOf(pairing: PairingPart, language: Language): string[] {
  return pairing.fontsOf(language).preload.map((face) => face.url);
}

function fontsCss(pairing: PairingPart, language: Language): string {
  const fonts = pairing.fontsOf(language);
  return [
    ...fonts.faces.map(faceCss),
    ...fonts.fallbacks.map(fallbackCss),
    `@layer theme{:root{${fontStacks(pairing, fonts)}}}`,
  ].join("");
}

function fontStacks(pairing: PairingPart, fonts: LanguageFonts): string {
  return `--display:${fonts.display};--display-style:${pairing.displayStyle};--display-weight:${pairing.displayWeight};--body:${fonts.body};--body-weight:${pairing.bodyWeight}${tuningCss(fonts, pairing)}`;
}

function tuningCss(
  { nameScale, wordSpace }: LanguageFonts,
  { longNamesInBody, datesInBody }: PairingPart,
): string {
  return [
    nameScale === undefined ? "" : `;--name-scale:${nameScale}`,
    wordSpace === undefined ? "" : `;--word-space:${wordSpace}em`,
    longNamesInBody
      ? ";--long-names:var(--body);--long-names-style:normal;--long-names-weight:var(--body-weight)"
      : "",
    datesInBody ? ";--dates:var(--body);--dates-weight:var(--body-weight);--date-scale:1" : "",
  ].join("");
}

function faceCss({ family, url, weight, style, unicodeRange, sizeAdjust }: FontFace): string {
  const adjust = sizeAdjust === undefined ? "" : `size-adjust:${sizeAdjust}%;`;
  return `@font-face{font-family:"${family}";font-style:${style};font-weight:${weight};font-display:swap;${adjust}src:url("${url}") format("woff2");unicode-range:${unicodeRange}}`;
}

function fallbackCss({ family, local, style, sizeAdjust, ascent, descent }: FallbackFace): string {
  const sources = local.map((name) => `local("${name}")`).join(",");
  return `@font-face{font-family:"${family}";font-style:${style};src:${sources};size-adjust:${sizeAdjust}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
}

function paletteCss(palette: PalettePart, ornament: OrnamentPart): string {
  const { scheme, paper, ...colours } = palette;
  const wall = dataUrl(ornament.tile(colours.fieldLine, "none"));
  const liner = dataUrl(ornament.tile(colours.line, colours.deco));
  return (
    `@layer theme{:root{color-scheme:${scheme};${properties(colours)}${properties(paper, "paper")}${properties(printInks(palette), "print")}--wall:${wall};--liner:${liner};--grain:${dataUrl(grain)}}` +
    `.paper{color-scheme:light;${properties(paper)}}}`
  );
}

/** What stands on white: the paper's inks, or where that too is dark, the ornament's shade. */
function printInks({ paper, deco, decoDeep }: PalettePart) {
  const { ink, muted, accent, line } = paper;
  if (Number.parseInt(paper.ground.slice(1, 3), 16) > 0x80) return { ink, muted, accent, line };
  return { ink: "#1b1a22", muted: "#55535f", accent: decoDeep, line: deco };
}

/** `{ onAccent: "#fff" }` as `--on-accent:#fff;`. */
function properties(colours: Record<string, string>, prefix?: string): string {
  return Object.entries(colours)
    .map(
      ([name, value]) =>
        `--${prefix ? `${prefix}-` : ""}${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value};`,
    )
    .join("");
}

/** Only what CSS and a data URL do not let pass is escaped: readable, and it compresses well. */
function dataUrl(svg: string): string {
  return `url("data:image/svg+xml,${svg.replaceAll("%", "%25").replaceAll("#", "%23").replaceAll("<", "%3C").replaceAll(">", "%3E")}")`;
}
