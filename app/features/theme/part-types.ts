import type { ComponentType, ReactNode } from "react";
import type { InvitationView } from "#app/features/invitation/view.ts";
import type { Language } from "#app/features/language/languages.ts";

/** What stands on one ground. Texts keep 4.5:1 against `ground` and `surface`; `line` is never text. */
type Sheet = {
  ground: string;
  surface: string;
  ink: string;
  muted: string;
  accent: string;
  onAccent: string;
  line: string;
  error: string;
};

/** A palette's colours, each a hex. */
export type PalettePart = Sheet & {
  /** What the browser's own bars and form controls follow. */
  scheme: "light" | "dark";
  /** The ornament's fruit and flowers: their body, shade, light and glint. Never text. */
  deco: string;
  decoDeep: string;
  decoLight: string;
  decoGlint: string;
  wax: string;
  waxDeep: string;
  waxLight: string;
  /** Sheets that lie on the ground: the letter, the reply card, the envelope. */
  paper: Sheet;
  /** Around the card on a wide screen and behind the envelope, with the lines of its pattern. */
  field: string;
  fieldLine: string;
};

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
  /** Font stacks. */
  display: string;
  body: string;
};

export type PairingPart = {
  displayStyle: "normal" | "italic";
  displayWeight: number;
  bodyWeight: number;
  fontsOf: (language: Language) => LanguageFonts;
};

/** An ornament family. Each drawing fills its container and takes its colours from the palette. */
export type OrnamentPart = {
  /** Shapes that the other drawings use; rendered once, before them. */
  Shapes: ComponentType;
  Roundel: ComponentType;
  /** Has more than one form, so that a page need not repeat itself. */
  Divider: ComponentType<{ variant: number }>;
  Branch: ComponentType;
  Corner: ComponentType;
  Fruit: ComponentType;
  /** The fruit small and closed, where many stand together. */
  Bud: ComponentType;
  Sprig: ComponentType;
  Seal: ComponentType;
  /** The shape of a colour sample, 20 units wide and high around its centre. */
  sample: string;
  /** A tile for walls and liners: an SVG document. */
  tile: (line: string, fill: string) => string;
};

export type HeroProps = { view: InvitationView; ornament: OrnamentPart; languages: ReactNode };
export type OpeningProps = { view: InvitationView; ornament: OrnamentPart };
export type TimelineProps = {
  items: Extract<InvitationView["sections"][number], { type: "timeline" }>["items"];
  ornament: OrnamentPart;
};
