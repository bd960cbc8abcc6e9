/** The design's letters: those of names and headings, and those of texts. */
export type Role = "display" | "body";

/** A line of text. All in millimetres from the left upper corner of its face. */
export type Line = {
  text: string;
  /** Its middle. */
  x: number;
  /** Its baseline. */
  y: number;
  size: number;
  role: Role;
  ink: "ink" | "muted" | "accent";
  /** The part of the piece that it is: `name`, `table`, `dish`. */
  part: string;
};

/** Drawings of the invitation's ornament, with their widths and heights in its own units. */
export const figures = {
  sprig: { width: 46, height: 40 },
  initial: { width: 160, height: 160 },
  emblem: { width: 116, height: 134 },
  divider: { width: 260, height: 44 },
} as const;
export type FigureName = keyof typeof figures;

/** A drawing at a place of a face, in millimetres. */
export type Figure = { figure: FigureName; x: number; y: number; width: number; height: number };

/** A side of a piece as it is read. */
export type Face = {
  lines: Line[];
  figures: Figure[];
  /** How far inside of the cut a thin frame stands; null without one. */
  frame: number | null;
};

/** A piece that is cut out of a sheet. */
export type Piece = {
  id: string;
  /** BCP 47. */
  lang: string;
  front: Face;
  /** Of a folded one. */
  back: Face | null;
};

/** Blocks that stand below one another on a face. */
export type Block =
  | (Pick<Line, "role" | "ink" | "part"> & { size: number; lines: readonly string[] })
  | { figure: FigureName; width: number }
  | { gap: number };

/** Height of a line, in sizes of its letters. */
export const leading = 1.25;
/** From the middle of a line down to the baseline, in sizes of its letters. */
const toBaseline = 0.34;

/** The height of blocks below one another, in millimetres. */
export function heightOf(blocks: readonly Block[]): number {
  return blocks.reduce((sum, block) => sum + heightOfOne(block), 0);
}

function heightOfOne(block: Block): number {
  if ("gap" in block) return block.gap;
  if ("figure" in block) {
    const { width, height } = figures[block.figure];
    return (block.width * height) / width;
  }
  return block.lines.length * block.size * leading;
}

/**
 * Sets blocks below one another in the middle of a face.
 * @param size of the face, in millimetres.
 */
export function stacked(
  blocks: readonly Block[],
  { width, height, frame = null }: { width: number; height: number; frame?: number | null },
): Face {
  const face: Face = { lines: [], figures: [], frame };
  let top = (height - heightOf(blocks)) / 2;
  for (const block of blocks) {
    const blockHeight = heightOfOne(block);
    if ("figure" in block)
      face.figures.push({
        figure: block.figure,
        x: rounded((width - block.width) / 2),
        y: rounded(top),
        width: block.width,
        height: rounded(blockHeight),
      });
    else if ("lines" in block) face.lines.push(...linesOf(block, { x: width / 2, top }));
    top += blockHeight;
  }
  return face;
}

function linesOf(
  { lines, size, role, ink, part }: Extract<Block, { lines: readonly string[] }>,
  { x, top }: { x: number; top: number },
): Line[] {
  return lines.map((text, index) => ({
    text,
    x: rounded(x),
    y: rounded(top + size * (leading * (index + 0.5) + toBaseline)),
    size: rounded(size),
    role,
    ink,
    part,
  }));
}

function rounded(millimetres: number): number {
  return Math.round(millimetres * 100) / 100;
}
