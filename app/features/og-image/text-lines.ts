import { outlinesOf, type Lettering, type Outlines } from "#app/features/og-image/lettering.tsx";
import type { OgImageCard } from "#app/features/og-image/card.ts";

/** An area of the picture, in pixels. */
export type Room = { x: number; y: number; width: number; height: number };

/** The colours of words; which one a line has is known before what colour that is. */
export type Ink = { ink: string; accent: string; muted: string };

/** Words, or a drawing among them, on a line of their own; `size` is the height of the letters. */
export type Line = { outlines: Outlines; size: number; colour: keyof Ink | null; gap: number };

/** Beyond it a script is hard to read; the page draws the same line (theme, longNamesInBody). */
const longName = 22;
/** What of a line's height its letters take, where nothing swings out. */
const tight = 0.78;

/**
 * The names, as large as the room lets them be: each on its line, a long one broken between words.
 * @param largest the height of letters they do not grow beyond.
 */
export async function nameLines(
  { names, and }: OgImageCard,
  lettering: Lettering,
  room: { width: number; height: number },
  largest: number,
  longInBody = false,
): Promise<Line[]> {
  const long = longInBody && names.some((name) => Array.from(name).length > longName);
  const role = long ? "body" : "display";
  const few = names.length > 1 ? 2 : 3;
  const choices = await Promise.all(
    Array.from({ length: few }, async (_, index) => {
      const broken = names.map((name) => brokenInto(name, index + 1));
      const lines = await Promise.all(
        broken.map((parts) => Promise.all(parts.map((part) => outlinesOf(part, role, lettering)))),
      );
      const widest = Math.max(...lines.flat().map(({ width }) => width));
      const rows = lines.flat().length + (names.length - 1) * andSize;
      const size = Math.min(largest, (room.width / widest) * 100, room.height / (rows * 1.17));
      return { lines, size };
    }),
  );
  const { lines, size } = choices.reduce((best, other) =>
    // A break has to be worth it.
    other.size > best.size * 1.15 ? other : best,
  );
  const conjunction = names.length > 1 ? await outlinesOf(and, "display", lettering) : null;
  return lines.flatMap((parts, index) => [
    ...(index > 0 && conjunction
      ? [{ outlines: conjunction, size: size * andSize, colour: "accent" as const, gap: 0 }]
      : []),
    ...parts.map((outlines) => ({ outlines, size, colour: "ink" as const, gap: 0 })),
  ]);
}

/** The size of the word between two names. */
const andSize = 0.46;

/** A text in so many lines of words, the longest line as short as it can be. */
function brokenInto(text: string, count: number): string[] {
  const words = text.split(" ");
  if (count <= 1 || words.length === 1) return [text];
  const breaks = words.slice(1).map((_, index) => {
    const rest = brokenInto(words.slice(index + 1).join(" "), count - 1);
    return [words.slice(0, index + 1).join(" "), ...rest];
  });
  const length = (lines: string[]) => Math.max(...lines.map((line) => line.length));
  return breaks.reduce((best, lines) => (length(lines) < length(best) ? lines : best));
}

/** The height a line takes, without its gap. */
export function heightOf({ outlines, size }: Line): number {
  return (outlines.height / 100) * size * tight;
}

/** Lines one below the other around the middle of a room; what is too broad for it is made smaller. */
export function stacked(lines: readonly Line[], room: Room, ink: Ink): string {
  const fitting = lines.map((line) => ({
    ...line,
    size: Math.min(line.size, (room.width / line.outlines.width) * 100),
  }));
  const height = fitting.reduce(
    (sum, line) => sum + line.gap + heightOf(line),
    -(fitting[0]?.gap ?? 0),
  );
  const shrink = Math.min(1, room.height / height);
  const middle = room.x + room.width / 2;
  let y = room.y + (room.height - height * shrink) / 2 - (fitting[0]?.gap ?? 0) * shrink;
  return fitting
    .map((line) => {
      const { outlines, colour } = line;
      const scale = (line.size / 100) * shrink;
      y += line.gap * shrink;
      const top = y - (outlines.height * scale * (1 - tight)) / 2;
      y += heightOf(line) * shrink;
      const left = middle - (outlines.width * scale) / 2;
      return placed(outlines, left, top, scale, colour && ink[colour]);
    })
    .join("");
}

/** Outlines at a place, in one colour. */
function placed(
  { markup }: Outlines,
  x: number,
  y: number,
  scale: number,
  /** Null for a drawing, which has its own. */
  colour: string | null,
): string {
  const inked = colour === null ? markup : markup.replace(/fill="[^"]*"/g, `fill="${colour}"`);
  return `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)})scale(${scale.toFixed(4)})">${inked}</g>`;
}
