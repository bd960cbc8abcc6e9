import type { ComponentType } from "react";
import type { Language } from "#app/i18n/languages.ts";

/** One font file. */
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
  /** Those of names and headings: one family may have another weight for text. */
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

/**
 * An ornament. Each drawing is one SVG that fills its container and is coloured by the palette's
 * custom properties, so that any hero, opening or timeline can use any ornament. The root's class
 * is the drawing's name in kebab case; `Shapes` holds what several drawings share.
 */
export type OrnamentPart = {
  /** Shapes that the other drawings use; rendered once, before them. Ids begin with `orn-`. */
  Shapes: ComponentType;
  /** The centrepiece of a cover. 280 × 304. */
  Roundel: ComponentType;
  /**
   * A divider between sections, in several variants so that a page need not repeat one. 260 × 44.
   */
  Divider: ComponentType<{ variant: number }>;
  /** Hangs over the lower right edge of a sheet, from the right. 344 × 170. */
  Branch: ComponentType;
  /** For the upper left corner of a sheet; the sheet turns it for the others. 64 × 64. */
  Corner: ComponentType;
  /** The ornament's sign, alone. 116 × 134. */
  Emblem: ComponentType;
  /**
   * The sign small and closed, for use in numbers. Its middle is plain `--deco`: a day of the month
   * is written on it in `--on-deco`. 116 × 134.
   */
  Bullet: ComponentType;
  /** A small drawing that grows up and to the right, beside a line of the timeline. 46 × 40. */
  Sprig: ComponentType;
  /** A wax seal with the sign. 140 × 140. */
  Seal: ComponentType;
  /**
   * The head of an arch, from the top of the cover to the springing, where it is open between 58
   * and 302 of its width. Drawings in the opening below 120 have the class `arch-heart`, so that
   * covers with text there can hide them. 360 × 260.
   */
  Arch: ComponentType;
  /** The arch's columns below the head: 36 wide, any height, seamless with the head. */
  Column: ComponentType;
  /** The base of an arch over the whole width. 360 × 56. */
  Base: ComponentType;
  /**
   * A landscape or its equivalent along the foot of a cover; may be cropped at both sides. 390 ×
   * 320.
   */
  Scene: ComponentType;
  /** Grows from the upper left corner of a cover into the page; the cover rotates it. 240 × 260. */
  Spray: ComponentType;
  /** The spray has an up and a down, as balloons have: covers may mirror but not rotate it. */
  upright?: true;
  /** The roundel must not be cut in half, as a cross or a figure: covers show it whole. */
  whole?: true;
  /** The scene goes on beyond both sides of its frame, as far as the widest screen. */
  broad?: true;
  /**
   * The frame of a drop initial: the middle, from 40 to 120 in both directions, is free for the
   * letter. 160 × 160.
   */
  Initial: ComponentType;
  /** A pattern that fills any area; the ornament's boldest, in all colours. */
  Field: ComponentType;
  /** The path of a colour sample, 20 units wide and high around its centre. */
  sample: string;
  /** A tile for walls and liners: an SVG document. */
  tile: (line: string, fill: string) => string;
};
