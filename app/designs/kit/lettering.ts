import type { CSSProperties } from "react";
import type { Pairing } from "#app/designs/part-names.ts";

const narrow = /[fijlrtյիլ՞՛՜,.()’\s]/u;
const widest = /[MWМШЩЖЮФ]/u;
const wide = /[mwJԱԲԳԴԹԽԾՄՈՍՏՓՖմաֆտփՔքЫДжмшщюфы]/u;

/** Measured width of each display face relative to the widths that `emsOf` assumes, at the most. */
const breadths: Record<Pairing, number> = {
  book: 1.03,
  didot: 0.95,
  "didot-italic": 0.94,
  "reed-pen": 0.97,
  calligraphy: 1.17,
  air: 0.94,
  manuscript: 0.95,
  handwriting: 1.14,
  "casual-pen": 1,
  round: 1.14,
  poster: 1.1,
  slab: 1.1,
  deco: 1.14,
  pixel: 0.72,
  mode: 0.9,
  black: 1.7,
  brush: 1.05,
};

/** The first letter of a name; a company's may begin with a quotation mark. */
export function initialOf(name: string): string {
  return /\p{L}/u.exec(name)?.[0] ?? "";
}

/** True if the title already contains the two words, so that they need not be repeated above it. */
export function asksItself(title: string, ...words: readonly string[]): boolean {
  const bare = (text: string) => text.toLowerCase().replace(/[^\p{L} ]/gu, "");
  return words.every((word) => bare(title).includes(bare(word)));
}

/**
 * For text that fills the page's width: an upper estimate of the width of the widest of `texts`, in
 * ems, as the property `--ems`.
 */
export function sizedFor(
  pairing: Pairing,
  ...texts: readonly string[]
): CSSProperties & Record<"--ems", number> {
  const widths = texts.map((text) =>
    Array.from(text).reduce((sum, letter) => sum + emsOf(letter), 0),
  );
  return { "--ems": Math.round(Math.max(...widths) * breadths[pairing] * 100) / 100 };
}

function emsOf(letter: string): number {
  if (narrow.test(letter)) return 0.38;
  if (widest.test(letter)) return 1.05;
  if (wide.test(letter)) return 0.86;
  return 0.66;
}

/**
 * Estimated place of a word's last letter: where its middle is and how wide it is, in percent of the
 * word.
 */
export function lastLetterOf(pairing: Pairing, word: string): { at: number; wide: number } {
  const last = Array.from(word).at(-1) ?? "";
  const share = sizedFor(pairing, last)["--ems"] / sizedFor(pairing, word)["--ems"];
  return { at: Math.round(100 - share * 50), wide: Math.round(share * 100) };
}
