import { shadesOf } from "#app/guest/chat-pictures/band.ts";
import { packGreeting, type LetterSheet } from "#app/guest/chat-pictures/greeting/format.ts";

/** Colours of the test's picture: above the ribbon, the ribbon, and its letters. */
export const greetingColours = { above: "#fdf6e9", ribbon: "#6b2737", letters: "#fff8ee" } as const;

/** The letters that the sheet of `greetingFile` has; each is a block as wide as its place here. */
const known = "HADNOabcdefghijklmnopqrstuvwxyz,՛ՍիրելԱամևՆОльга";

/** A sheet of blocks in place of letters: a capital's height, and each of another width. */
export const blockSheet: LetterSheet = {
  size: 64,
  capitals: 44,
  space: 16,
  letters: Object.fromEntries(
    [...known].map((letter, at) => {
      const width = 12 + (at % 20);
      const mask = "p".repeat(width * 44);
      return [letter, { left: 2, top: -44, width, advance: width + 4, mask }];
    }),
  ),
};

/** File that publishing stores beside an og-image: a plain picture, and `blockSheet`. */
export function greetingFile(): ArrayBuffer {
  const packed = packGreeting({
    pixels: new Uint8Array(1200 * 520),
    colours: [[0xfd, 0xf6, 0xe9]],
    shades: shadesOf({ accent: greetingColours.ribbon, onAccent: greetingColours.letters }),
    sheet: blockSheet,
  });
  return new Uint8Array(packed).buffer;
}
