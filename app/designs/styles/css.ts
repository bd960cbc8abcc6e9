import type { OrnamentPart } from "#app/designs/contract.ts";
import type { Language } from "#app/i18n/languages.ts";
import type {
  FallbackFace,
  FontFace,
  LanguageFonts,
  PairingPart,
} from "#app/designs/part-types.ts";
import { raised } from "#app/designs/kit/layers.ts";
import type { PalettePart } from "#app/designs/palettes/palette-schema.ts";

/** A suffix that raises a selector of these files' rules over those of the designs' parts. */
const theme = raised("theme");

/** Fine paper noise as one tile, painted once, instead of a live filter. */
const grain = `<svg xmlns='http://www.w3.org/2000/svg' width='160' height='160'><filter id='n'><feTurbulence type='fractalNoise' baseFrequency='.8' numOctaves='2' stitchTiles='stitch'/><feColorMatrix values='0 0 0 0 .35 0 0 0 0 .22 0 0 0 0 .1 0 0 0 .5 -.18'/></filter><rect width='160' height='160' filter='url(#n)' opacity='.32'/></svg>`;

/** Addresses of the font files for the first screen in a language. */
export function preloadsOf(pairing: PairingPart, language: Language): string[] {
  return pairing.fontsOf(language).preload.map((face) => face.url);
}

/** The faces of a pairing in one language, with the custom properties that name them. */
export function fontsCss(pairing: PairingPart, language: Language): string {
  const fonts = pairing.fontsOf(language);
  return [
    ...fonts.faces.map(faceCss),
    ...fonts.fallbacks.map(fallbackCss),
    `:root${theme}{${fontStacks(pairing, fonts)}}`,
    headingsCss(pairing),
    joinedCss(pairing),
  ].join("");
}

/** The outline of a letter in its own colour is weight without another font file. */
function headingsCss({ headingStroke }: PairingPart): string {
  if (headingStroke === undefined) return "";
  const selectors = ".card h2.display:not(._),.card h3.display:not(._),.card .closing-text.display";
  return `${selectors}{-webkit-text-stroke:${headingStroke}em}`;
}

/**
 * A joined hand has long strokes above its names, and no digits as light as it is. It is slow to
 * read below the size of a title: headings of short sections are in the body's font.
 */
function joinedCss({ longNamesInBody, datesInBody, subheadStroke = 0.016 }: PairingPart): string {
  if (!longNamesInBody) return "";
  const headings = [
    ".card h3.display",
    ".card section:not(.letter):not(.timeline):not(.story):not(.gallery)>h2.display",
    ".card summary>.display",
    ".card h2[data-long].display",
    ".card p[data-long].display",
  ];
  const upright = `${headings.map((heading) => heading + theme)}{font:var(--body-weight) min(1.75rem,7.6vw)/1.25 var(--body);word-spacing:0;-webkit-text-stroke:${subheadStroke}em}`;
  const times = ["time.display", "b.display", ".venue-time", ".date-time", ".date h2 small"];
  const figures = `${times.map((time) => time + theme)}{font-family:var(--body);font-weight:var(--body-weight)}`;
  return `.names{padding-top:.875rem}${upright}${datesInBody ? figures : ""}`;
}

export function fontStacks(pairing: PairingPart, fonts: LanguageFonts): string {
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
      ? ";--long-names:var(--body);--long-names-style:normal;--long-names-weight:var(--body-weight);--leading:1.5"
      : "",
    datesInBody
      ? `;--dates:var(--body);--dates-weight:var(--body-weight);--date-scale:${longNamesInBody ? 0.85 : 1}`
      : "",
  ].join("");
}

export function faceCss({
  family,
  url,
  weight,
  style,
  unicodeRange,
  sizeAdjust,
}: FontFace): string {
  const adjust = sizeAdjust === undefined ? "" : `size-adjust:${sizeAdjust}%;`;
  return `@font-face{font-family:"${family}";font-style:${style};font-weight:${weight};font-display:swap;${adjust}src:url("${url}") format("woff2");unicode-range:${unicodeRange}}`;
}

export function fallbackCss({
  family,
  local,
  style,
  sizeAdjust,
  ascent,
  descent,
}: FallbackFace): string {
  const sources = local.map((name) => `local("${name}")`).join(",");
  return `@font-face{font-family:"${family}";font-style:${style};src:${sources};size-adjust:${sizeAdjust}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
}

/**
 * A palette as custom properties of the page.
 * @param tile the pattern of walls and liners, as `OrnamentPart` has it.
 */
export function paletteCss(palette: PalettePart, tile: OrnamentPart["tile"]): string {
  const { scheme, paper, ...colours } = palette;
  const wall = dataUrl(tile(colours.fieldLine, "none"));
  const liner = dataUrl(tile(colours.line, colours.deco));
  return (
    `:root${theme}{color-scheme:${scheme};${properties(colours)}${properties(paper, "paper")}${properties(printInks(palette), "print")}--wall:${wall};--liner:${liner};--grain:${dataUrl(grain)}}` +
    `.paper${theme}{color-scheme:light;${properties(paper)}}`
  );
}

/** Text colours on white: the paper's or, where that is dark too, the ornament's shade. */
export function printInks({ paper, deco, decoDeep }: PalettePart) {
  const { ink, muted, accent, line } = paper;
  if (Number.parseInt(paper.ground.slice(1, 3), 16) > 0x80) return { ink, muted, accent, line };
  return { ink: "#1b1a22", muted: "#55535f", accent: decoDeep, line: deco };
}

/** `{ onAccent: "#fff" }` becomes `--on-accent:#fff;`. */
export function properties(colours: Record<string, string>, prefix?: string): string {
  return Object.entries(colours)
    .map(
      ([name, value]) =>
        `--${prefix ? `${prefix}-` : ""}${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value};`,
    )
    .join("");
}

/** Escapes only what a data URL in CSS requires, so that it stays readable and compresses well. */
function dataUrl(svg: string): string {
  return `url("data:image/svg+xml,${svg.replaceAll("%", "%25").replaceAll("#", "%23").replaceAll("<", "%3C").replaceAll(">", "%3E")}")`;
}
