import type { Language } from "#app/i18n/languages.ts";

/** A font file. */
export type FontFace = {
  family: string;
  url: string;
  weight: number;
  style: "normal" | "italic";
  unicodeRange: string;
  /** In percent; evens out two scripts set side by side. */
  sizeAdjust?: number;
};

/**
 * A font of the guest's device, scaled to the size of the web font, so that nothing moves when that
 * one arrives. In percent, measured over running text of the script.
 */
export type FallbackFace = {
  family: string;
  local: readonly string[];
  style: "normal" | "italic";
  sizeAdjust: number;
  ascent: number;
  descent: number;
};

/**
 * The fonts of a pairing in one language. Faces not in `preload` load only where a page has their
 * letters.
 */
export type LanguageFonts = {
  faces: readonly FontFace[];
  /** Faces of names and headings: one family may have another weight for text. */
  displayFaces: readonly FontFace[];
  fallbacks: readonly FallbackFace[];
  preload: readonly FontFace[];
  /** Faces with digits and quotation marks that are not in `preload`. */
  figures: readonly FontFace[];
  /** CSS font stacks. */
  display: string;
  body: string;
  /** Factor of the size of names, for display fonts that run wide or narrow. */
  nameScale?: number;
  /** Added between words, in ems, for display fonts with too narrow a space. */
  wordSpace?: number;
};

export type PairingPart = {
  displayStyle: "normal" | "italic";
  displayWeight: number;
  bodyWeight: number;
  /**
   * Sets names of more than 22 letters in the body's font, because the display font is a script.
   */
  longNamesInBody?: boolean;
  /** Sets a cover's date in the body's font, because the display font is too thin at that size. */
  datesInBody?: boolean;
  /** Ems that strokes of headings below the cover gain, where the display font is too thin at that size. */
  headingStroke?: number;
  /** The same for short sections' headings in the body's font, beside a script of some weight. */
  subheadStroke?: number;
  fontsOf: (language: Language) => LanguageFonts;
};
