import { animationHeight, cardHeight, cardWidth } from "#app/shop/catalogue/picture/layout.ts";

/**
 * The form of a card, in its units, of which 1080 are its width. A drawing fills the form and what
 * is cut off around it, its bleed.
 */
export type CardForm = { width: typeof cardWidth; height: number; bleed: number };

/** A card as a picture for chats: what its files are called, and its size in pixels. */
export const screenForms = {
  "4x5": { width: cardWidth, height: cardHeight, bleed: 0 },
  "9x16": { width: cardWidth, height: animationHeight, bleed: 0 },
} satisfies Record<string, CardForm>;

/** The bleed that printers cut off beyond each edge, in millimetres. */
export const bleedMm = 3;

/** Sheets that cards are printed on, in millimetres. */
export const sheets = {
  a6: { width: 105, height: 148 },
  /** 5 × 7 inches. */
  "5x7": { width: 127, height: 177.8 },
} as const;

/** The form of a sheet. */
export function sheetForm({ width, height }: { width: number; height: number }): CardForm {
  const units = cardWidth / width;
  return { width: cardWidth, height: height * units, bleed: bleedMm * units };
}
