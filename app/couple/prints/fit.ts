import type { Pairing } from "#app/designs/part-names.ts";
import { leading, type Role } from "#app/couple/prints/face.ts";
import { sizedFor } from "#app/designs/kit/lettering.ts";

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

/** The excess of a line of many wide letters over the estimate, measured over all pairings. */
const reserve = 1.07;

/** An upper estimate of a text's width in ems: nobody measures letters where a page is rendered. */
export function emsOf(text: string, { role, pairing }: Letters): number {
  return sizedFor(role === "display" ? pairing : bodyAs, text)["--ems"] * reserve;
}

/**
 * A word, a part of one, or a line of them. Widths in ems: of what is seen, and with the space behind
 * it, because widths are sums and each is estimated once.
 */
type Piece = { text: string; seen: number; whole: number };

/** A text at the largest size at which all of it fits into its room; nothing is ever cut off. */
export function fitted(
  text: string,
  room: Room,
  letters: Letters,
): { size: number; lines: string[] } {
  let best = sized([pieceOf(text, letters)], room);
  // Between words before within them: «Տեր-Ղազարյան» stays in one line where there is a choice.
  for (const piecesOf of [wordsOf, partsOf]) {
    if (best.size * worthALine >= room.largest) break;
    const pieces = piecesOf(text, letters, room.width / legible);
    for (let count = 2; count <= Math.min(room.lines, pieces.length); count += 1) {
      const next = sized(evenLines(pieces, count), room);
      if (next.size > best.size * worthALine) best = next;
    }
  }
  return { size: best.size, lines: textsOf(best.lines) };
}

function sized(lines: Piece[], { width, height, largest }: Room) {
  const widest = Math.max(...lines.map(({ seen }) => seen), 0.1);
  const size = Math.min(largest, width / widest, height / (lines.length * leading));
  // Downwards, so that what is rounded still fits.
  return { size: Math.floor(size * 100) / 100, lines };
}

/** A text in lines of at most a width, in millimetres. */
export function wrapped(text: string, width: number, size: number, letters: Letters): string[] {
  const most = width / size;
  const pieces = partsOf(text, letters, most);
  return textsOf(evenLines(pieces, filled(pieces, most).length));
}

/**
 * A text of several lines at the largest size at which all of it fits into its room. A line that is
 * too wide goes on in the next; more lines than the room has stand in one, with commas between.
 */
export function fittedLines(
  text: string,
  room: Room,
  letters: Letters,
): { size: number; lines: string[] } {
  const written = text.split("\n").filter(Boolean);
  const paragraphs = written.length > room.lines ? [written.join(", ")] : written;
  const linesAt = (size: number) =>
    paragraphs.flatMap((paragraph) => wrapped(paragraph, room.width, size, letters));
  const isInside = (size: number) => linesAt(size).length * size * leading <= room.height;
  // In tenths of a millimetre.
  let [size, most] = [1, Math.floor(room.largest * 10)];
  if (isInside(room.largest)) size = most;
  while (size < most) {
    const middle = Math.ceil((size + most) / 2);
    if (isInside(middle / 10)) size = middle;
    else most = middle - 1;
  }
  return { size: size / 10, lines: linesAt(size / 10) };
}

function textsOf(lines: readonly Piece[]): string[] {
  return lines.map(({ text }) => text.trimEnd());
}

function pieceOf(text: string, letters: Letters): Piece {
  return { text, seen: emsOf(text.trimEnd(), letters), whole: emsOf(text, letters) };
}

/** Words with the space behind them. */
function wordsOf(text: string, letters: Letters): Piece[] {
  return (text.match(/[^ ]* +|[^ ]+/g) ?? []).map((word) => pieceOf(word, letters));
}

/** Words with the space or the hyphen behind them; those wider than `most` ems in parts. */
function partsOf(text: string, letters: Letters, most: number): Piece[] {
  const words = text.match(/[^ \-‐֊]*[ \-‐֊]+|[^ \-‐֊]+/g) ?? [];
  return words.flatMap((word) => {
    const piece = pieceOf(word, letters);
    return piece.seen <= most
      ? [piece]
      : filled(
          Array.from(word, (letter) => pieceOf(letter, letters)),
          most,
        );
  });
}

/** Fills lines of at most `most` ems, one after the other. */
function filled(pieces: readonly Piece[], most: number): Piece[] {
  const lines: Piece[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (last && last.whole + piece.seen <= most)
      lines[lines.length - 1] = {
        text: last.text + piece.text,
        seen: last.whole + piece.seen,
        whole: last.whole + piece.whole,
      };
    else lines.push(piece);
  }
  return lines;
}

/** At most `count` lines whose widest is as narrow as can be. */
function evenLines(pieces: readonly Piece[], count: number): Piece[] {
  let least = Math.max(0, ...pieces.map(({ seen }) => seen));
  let most = pieces.reduce((sum, { whole: width }) => sum + width, 0);
  // Ten halvings are finer than a letter of the longest text.
  for (let step = 0; step < 10; step += 1) {
    const middle = (least + most) / 2;
    if (filled(pieces, middle).length <= count) most = middle;
    else least = middle;
  }
  return filled(pieces, most);
}
