import { outlinesOf, type Lettering, type Outlines } from "#app/guest/chat-pictures/lettering.tsx";
import type { Room } from "#app/designs/contract.ts";
import type { OgImageCard } from "#app/guest/chat-pictures/view.ts";

/** The colours of text; a line names one of them. */
export type Ink = { ink: string; accent: string; muted: string };

/** A line of text, or a drawing between lines; `size` is the font size. */
export type Line = { outlines: Outlines; size: number; colour: keyof Ink | null; gap: number };

/**
 * From this length a script face is hard to read; the page uses the same limit (design,
 * longNamesInBody).
 */
const longName = 22;
/** The part of a line's height that ordinary letters take. */
const tight = 0.78;

/**
 * The names in the largest size that fits, one per line; a long one is broken between words.
 * @param largest upper limit of their size.
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
    // A further line break must gain at least 15 % in size.
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

/** Relative size of the conjunction between two names. */
const andSize = 0.46;

/** Breaks a text into `count` lines so that the longest is as short as possible. */
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

/** The height of a line, without its gap. */
export function heightOf({ outlines, size }: Line): number {
  return (outlines.height / 100) * size * tight;
}

/** Stacks lines around the middle of an area; lines that are too wide are scaled down. */
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
      const leftEdge = middle - (outlines.width * scale) / 2;
      return placed(outlines, leftEdge, top, scale, colour && ink[colour]);
    })
    .join("");
}

/** Outlines at a position, in one colour. */
function placed(
  { markup }: Outlines,
  x: number,
  y: number,
  scale: number,
  /** Null for a drawing, which keeps its colours. */
  colour: string | null,
): string {
  const inked = colour === null ? markup : markup.replace(/fill="[^"]*"/g, `fill="${colour}"`);
  return `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)})scale(${scale.toFixed(4)})">${inked}</g>`;
}
