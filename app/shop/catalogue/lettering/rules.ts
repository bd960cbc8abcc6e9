import { dateSize, type WordRoom } from "#app/shop/catalogue/picture/layout.ts";

/** How wide and high the text of a picture is in its fonts. */
export type Lettering = {
  /** Width of a text in the names' font, in ems. */
  ems: (text: string) => number;
  /** The largest size of the names, as a factor of their room's: display faces run wide or narrow. */
  scale: number;
  /** Lines that title and place need in the room. */
  titleLines: number;
  placeLines: number;
};

/** Each name as its lines, their size and the date's, in the picture's units. */
export type NameLines = { lines: string[][]; size: number; date: number };

/** Below this size a date is not made smaller for the sake of small names. */
const leastDate = 36;

/** Names that would be smaller than this share of their largest size are broken at a space. */
const smallestWhole = 0.6;

/** Of the "and" between two names, in ems of the names and in the picture's units: picture.css. */
const and = { ems: 0.42, least: 30, line: 1.3 };

/** The share of the room that letters fill: slanted ones reach beyond their line, and none may touch a drawing. */
const overhang = 0.94;

/**
 * Names at the largest size at which they are whole within a room: each on a line of its own, or on
 * several where it has spaces and would be too small. The date is not larger than they are.
 */
export function nameLines(
  names: readonly string[],
  room: WordRoom,
  lettering: Lettering,
  dateText: string,
): NameLines {
  const usual = dateText === "" ? 0 : dateSize(room, lettering.ems(dateText));
  const first = linesBeside(usual, names, room, lettering);
  if (first.size >= usual) return first;
  const date = Math.floor(Math.min(usual, Math.max(leastDate, first.size)));
  return linesBeside(date, names, room, lettering);
}

/** @param date the size of the date below the names. */
function linesBeside(
  date: number,
  names: readonly string[],
  room: WordRoom,
  lettering: Lettering,
): NameLines {
  const { ems, scale } = lettering;
  // A single name has the space of two.
  const limit = room.names * (names.length === 1 ? 1.25 : 1) * scale;
  const width = room.width * overhang;
  const height = room.height - otherHeight(lettering, date, room.others);
  const sized = (lines: string[][]): NameLines => {
    const widest = Math.max(...lines.flat().map((line) => ems(line)));
    const size = Math.min(limit, width / widest, highest(lines, height));
    return { lines, size: Math.floor(size * 10) / 10, date };
  };
  const wholeLines = sized(names.map((name) => [name]));
  if (wholeLines.size >= limit * smallestWhole) return wholeLines;
  const most = width / (limit * smallestWhole);
  const broken = sized(names.map((name) => brokenAt(name, most, ems)));
  return broken.size > wholeLines.size ? broken : wholeLines;
}

/** The heights of picture.css: title, date and place. */
function otherHeight({ titleLines, placeLines }: Lettering, date: number, factor = 1): number {
  return (titleLines * 34 * 1.4 + placeLines * 35 * 1.45) * factor + date * 1.3 + 8;
}

/** The size at which the lines of all names, their "and" and the space around them are so high. */
function highest(lines: readonly string[][], height: number): number {
  const ands = lines.length - 1;
  const space = lines.flat().length * 1.13 + 0.54;
  const size = height / (space + ands * and.ems * and.line);
  return size * and.ems >= and.least ? size : (height - ands * and.least * and.line) / space;
}

/** A name on as few lines as leave none wider than `most` ems, each broken at a space. */
function brokenAt(name: string, most: number, ems: (text: string) => number): string[] {
  const words = name.split(" ");
  const widest = (lines: readonly string[]) => Math.max(...lines.map((line) => ems(line)));
  let best = [name];
  for (let count = 2; count <= words.length && widest(best) > most; count += 1) {
    const [first, ...others] = partitions(words, count);
    if (!first) break;
    best = others.reduce((a, b) => (widest(b) < widest(a) ? b : a), first);
  }
  return best;
}

/** All ways to set words on so many lines. */
function partitions(words: readonly string[], count: number): string[][] {
  if (count === 1) return [[words.join(" ")]];
  return words
    .slice(0, words.length - count + 1)
    .flatMap((_, index) =>
      partitions(words.slice(index + 1), count - 1).map((rest) => [
        words.slice(0, index + 1).join(" "),
        ...rest,
      ]),
    );
}

/** All texts of a name that may become a line: what whoever measures has to measure. */
export function possibleLines(name: string): string[] {
  const words = name.split(" ");
  return words.flatMap((_, from) =>
    words.slice(from).map((__, length) => words.slice(from, from + length + 1).join(" ")),
  );
}
