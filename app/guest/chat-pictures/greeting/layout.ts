import type { LetterSheet } from "#app/guest/chat-pictures/greeting/format.ts";

/** A greeting in one or two lines, at one font size in pixels. */
export type GreetingLines = { lines: readonly string[]; size: number };

/** Widths of the text: within the square to which some chats crop, else within the picture. */
const widths = [600, 1080] as const;
/** The largest font sizes of one line and of two. */
const largest = [54, 37] as const;
/** Smaller letters are worse than a line that some chats crop: they show a third of this size. */
const smallest = 32;

/**
 * Sets a salutation as large as it fits.
 * @returns null for one with a letter that the sheet lacks, and for an empty one.
 */
export function greetingLines(salutation: string, sheet: LetterSheet): GreetingLines | null {
  const words = salutation.normalize("NFC").split(/\s+/u).filter(Boolean);
  const isKnown = (letter: string) => Object.hasOwn(sheet.letters, letter);
  if (words.length === 0 || !words.every((word) => [...word].every(isKnown))) return null;
  const choices = [[words.join(" ")], brokenInTwo(words, sheet)];
  const settings = widths.map((width) => {
    const fitting = choices.map((lines, index) => ({
      lines,
      size: Math.min(largest[index] ?? 0, ...lines.map((line) => width / emsOf(line, sheet))),
    }));
    return fitting.reduce((best, other) => (other.size > best.size ? other : best));
  });
  return settings.find(({ size }) => size >= smallest) ?? settings.at(-1) ?? null;
}

/** The width of a line at a font size of one pixel. */
export function emsOf(line: string, { letters, space, size }: LetterSheet): number {
  const advances = [...line].map((letter) => letters[letter]?.advance ?? space);
  return advances.reduce((sum, advance) => sum + advance, 0) / size;
}

/** Breaks words into two lines whose longer one is as short as possible; one word is one line. */
function brokenInTwo(words: readonly string[], sheet: LetterSheet): string[] {
  const breaks = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(" "), words.slice(index + 1).join(" ")]);
  const longest = (lines: readonly string[]) =>
    Math.max(...lines.map((line) => emsOf(line, sheet)));
  return breaks.reduce(
    (best, lines) => (longest(lines) < longest(best) ? lines : best),
    [words.join(" ")],
  );
}
