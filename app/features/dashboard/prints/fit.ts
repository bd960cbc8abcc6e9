import type { Pairing } from "#app/design/part-names.ts";
import { leading, type Role } from "#app/features/dashboard/prints/face.ts";
import { sizedFor } from "#app/features/invitation-page/heroes/lettering.ts";

/** Letters in which a text is set. */
export type Letters = { role: Role; pairing: Pairing };

/** Room of a text in millimetres, its largest letters, and in how many lines it may stand. */
export type Room = { width: number; height: number; largest: number; lines: number };

/** Below this size a word that is still too wide is parted between two letters. */
const legible = 2.4;

/** Another line has to make letters so much larger. */
const worthALine = 1.25;

/** No pairing's body is wider than this one's display face. */
const bodyAs: Pairing = "book";

/** What a line of many wide letters has more than the estimate, measured over all pairings. */
const reserve = 1.07;

/** An upper estimate of a text's width in ems: nobody measures letters where a page is rendered. */
export function emsOf(text: string, { role, pairing }: Letters): number {
  return sizedFor(role === "display" ? pairing : bodyAs, text)["--ems"] * reserve;
}

/** A text at the largest size at which all of it fits into its room; nothing is ever cut off. */
export function fitted(
  text: string,
  room: Room,
  letters: Letters,
): { size: number; lines: string[] } {
  let best = sized([text], room, letters);
  // Between words before within them: «Տեր-Ղազարյան» stays in one line where there is a choice.
  for (const words of [wordsOf(text), piecesOf(text, room.width / legible, letters)])
    for (let count = 2; count <= Math.min(room.lines, words.length); count += 1) {
      const next = sized(evenLines(words, count, letters), room, letters);
      if (next.size > best.size * worthALine) best = next;
    }
  return best;
}

function sized(lines: string[], { width, height, largest }: Room, letters: Letters) {
  const widest = Math.max(...lines.map((line) => emsOf(line, letters)), 0.1);
  const size = Math.min(largest, width / widest, height / (lines.length * leading));
  // Downwards, so that what is rounded still fits.
  return { size: Math.floor(size * 100) / 100, lines };
}

/** A text in lines of at most a width, in millimetres. */
export function wrapped(text: string, width: number, size: number, letters: Letters): string[] {
  const most = width / size;
  const pieces = piecesOf(text, most, letters);
  return evenLines(pieces, filled(pieces, most, letters).length, letters);
}

/** Words with the space behind them. */
function wordsOf(text: string): string[] {
  return text.match(/[^ ]* +|[^ ]+/g) ?? [];
}

/** Words with the space or the hyphen behind them; those wider than `most` ems in parts. */
function piecesOf(text: string, most: number, letters: Letters): string[] {
  const words = text.match(/[^ \-‐֊]*[ \-‐֊]+|[^ \-‐֊]+/g) ?? [];
  return words.flatMap((word) =>
    emsOf(word, letters) <= most ? [word] : partsOf(word, most, letters),
  );
}

function partsOf(word: string, most: number, letters: Letters): string[] {
  const parts: string[] = [];
  for (const letter of word) {
    const longer = `${parts.at(-1) ?? ""}${letter}`;
    if (parts.length > 0 && emsOf(longer, letters) <= most) parts[parts.length - 1] = longer;
    else parts.push(letter);
  }
  return parts;
}

/** Fills lines of at most `most` ems, one after the other. */
function filled(pieces: readonly string[], most: number, letters: Letters): string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const longer = `${lines.at(-1) ?? ""}${piece}`;
    if (lines.length > 0 && emsOf(longer.trimEnd(), letters) <= most)
      lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  return lines.map((line) => line.trimEnd());
}

/** At most `count` lines whose widest is as narrow as can be. */
function evenLines(pieces: readonly string[], count: number, letters: Letters): string[] {
  let least = Math.max(...pieces.map((piece) => emsOf(piece.trimEnd(), letters)));
  let most = emsOf(pieces.join("").trimEnd(), letters);
  // Twelve halvings are finer than a letter of the longest text.
  for (let step = 0; step < 12; step += 1) {
    const middle = (least + most) / 2;
    if (filled(pieces, middle, letters).length <= count) most = middle;
    else least = middle;
  }
  return filled(pieces, most, letters);
}
