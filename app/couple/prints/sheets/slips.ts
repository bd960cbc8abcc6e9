import type { Setter } from "#app/couple/prints/layout.server.ts";
import {
  heightOf,
  stacked,
  type Block,
  type Face,
  type Line,
  type Piece,
} from "#app/couple/prints/face.ts";
import { wrapped } from "#app/couple/prints/fit.ts";
import { formats } from "#app/couple/prints/format.ts";
import { bcp47, type Language } from "#app/i18n/languages.ts";

const { piece } = formats.slips;
const frame = 5;
/** Room between the frame's upper and lower side. */
const room = piece.height - 2 * (frame + 8);
export const slipWidth = 74;

/** Letters of a slip's text in millimetres: as large as all of it allows. */
const largest = 4.4;
const smallest = 1.6;

/** A text of a slip: its size and the room above it as parts of the size of all. */
export type Part = Pick<Line, "role" | "ink" | "part"> & {
  scale: number;
  text: string;
  gap: number;
};

export function part(
  text: string,
  name: string,
  { ink = "ink", scale = 1, gap = 0 }: { ink?: Line["ink"]; scale?: number; gap?: number } = {},
): Part {
  return { text, part: name, ink, scale, gap, role: "body" };
}

/** The text of a slip between its head and the ornament's rule. */
function faceOf(head: readonly Block[], parts: readonly Part[], { body }: Setter): Face {
  const foot: Block[] = [{ gap: 5 }, { figure: "divider", width: 46 }];
  const blocksAt = (size: number): Block[] => [
    ...head,
    ...parts.flatMap(({ text, scale, gap, ...look }): Block[] => [
      { gap: gap * size },
      {
        ...look,
        size: size * scale,
        lines: text.split("\n").flatMap((line) => wrapped(line, slipWidth, size * scale, body)),
      },
    ]),
    ...foot,
  ];
  let size = largest;
  while (size > smallest && heightOf(blocksAt(size)) > room) size = Math.round(size * 10 - 1) / 10;
  return stacked(blocksAt(size), { ...piece, frame });
}

/** A text in one language on slips, as often as a sheet has room. */
export function slips(
  head: readonly Block[],
  parts: readonly Part[],
  language: Language,
  setter: Setter,
): Piece[] {
  const front = faceOf(head, parts, setter);
  const { columns, rows } = formats.slips;
  return Array.from({ length: columns * rows }, (_, index) => ({
    id: String(index),
    lang: bcp47(language),
    front,
    back: null,
  }));
}
