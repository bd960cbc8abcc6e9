import type { ComponentType } from "react";
import type { Language } from "#app/i18n/languages.ts";

/** One font file. */
export type FontFace = {
  family: string;
  url: string;
  weight: number;
  style: "normal" | "italic";
  unicodeRange: string;
  /** Percent, where two scripts set side by side need evening out. */
  sizeAdjust?: number;
};

/**
 * A font of the guest's own device, scaled until it takes the room of the web font: when that one
 * arrives, nothing moves. Percentages, measured over running text of the script.
 */
export type FallbackFace = {
  family: string;
  local: readonly string[];
  style: "normal" | "italic";
  sizeAdjust: number;
  ascent: number;
  descent: number;
};

/** What one language of a pairing uses. Faces not in `preload` load only where a page has their letters. */
export type LanguageFonts = {
  faces: readonly FontFace[];
  fallbacks: readonly FallbackFace[];
  preload: readonly FontFace[];
  /** Where digits and quotation marks lie, if not in `preload`. */
  figures: readonly FontFace[];
  /** Font stacks. */
  display: string;
  body: string;
  /** Where the display font runs wide or narrow: what the size of names is multiplied by. */
  nameScale?: number;
  /** Where the display font sets its words too closely: what is added between them, in ems. */
  wordSpace?: number;
};

export type PairingPart = {
  displayStyle: "normal" | "italic";
  displayWeight: number;
  bodyWeight: number;
  /** A script, hard to read in a name of more than 22 letters: that one is set in the body's font. */
  longNamesInBody?: boolean;
  /** Too thin for a line as small as a cover's date: that one is set in the body's font. */
  datesInBody?: boolean;
  fontsOf: (language: Language) => LanguageFonts;
};

/**
 * An ornament family. Each drawing is one SVG that fills its container and takes its colours from
 * the palette's custom properties, so that any hero, opening or timeline can wear any family. The
 * root's class is the drawing's name in kebab case; what many drawings share lies in `Shapes`.
 */
export type OrnamentPart = {
  /** Shapes that the other drawings use; rendered once, before them. Ids begin with `orn-`. */
  Shapes: ComponentType;
  /** The centrepiece of a cover. 280 × 304. */
  Roundel: ComponentType;
  /** Between sections; has more than one form, so that a page need not repeat itself. 260 × 44. */
  Divider: ComponentType<{ variant: number }>;
  /** Hangs over the lower right edge of a sheet, from the right. 344 × 170. */
  Branch: ComponentType;
  /** For the upper left corner of a sheet; the sheet turns it for the others. 64 × 64. */
  Corner: ComponentType;
  /** The family's sign, alone. 116 × 134. */
  Emblem: ComponentType;
  /**
   * The sign small and closed, where many stand together. Its middle is plain `--deco`: a day of the
   * month is written on it in `--on-deco`. 116 × 134.
   */
  Bullet: ComponentType;
  /** A small thing that grows up and to the right, beside a line of the timeline. 46 × 40. */
  Sprig: ComponentType;
  /** Wax with the family's sign. 140 × 140. */
  Seal: ComponentType;
  /**
   * The head of an arch: from the top of the cover to the springing, where it is open between 58 and
   * 302 of its width. What it has in the opening below 120 is of the class `arch-heart`, for those
   * who write there to hide. 360 × 260.
   */
  Arch: ComponentType;
  /** The arch's columns below the head: 36 wide, any height, without a seam to the head. */
  Column: ComponentType;
  /** What an arch stands on, for the whole width. 360 × 56. */
  Base: ComponentType;
  /** Land, or what takes its place, along the foot of a cover; may be cut at both sides. 390 × 320. */
  Scene: ComponentType;
  /** Grows out of the upper left corner of a cover into the page; the cover turns it. 240 × 260. */
  Spray: ComponentType;
  /** The spray has an up and a down, as balloons do: a cover may mirror it, but not turn it over. */
  upright?: true;
  /** Around a drop initial: the middle, from 40 to 120 both ways, stays clear for the letter. 160 × 160. */
  Initial: ComponentType;
  /** A pattern that fills any area, drawn with every colour; the strongest the family has. */
  Field: ComponentType;
  /** The shape of a colour sample, 20 units wide and high around its centre. */
  sample: string;
  /** A tile for walls and liners: an SVG document. */
  tile: (line: string, fill: string) => string;
};
