import { range } from "#app/designs/kit/geometry.ts";

/** A square of the net, by its column and row. */
export type Cell = readonly [column: number, row: number];

/** A net of so many columns and rows. */
export function netCells(columns: number, rows: number): Cell[] {
  return range(columns, 0, columns - 1).flatMap((column) =>
    range(rows, 0, rows - 1).map((row): Cell => [column, row]),
  );
}

/**
 * The cross of the interlacing stitch of Marash: four arms that widen from the middle.
 * @param reach squares from the middle to an arm's end, 0 for the middle alone.
 */
export function crossCells(reach: number): Cell[] {
  const across = range(2 * reach + 1, -reach, reach);
  return across.flatMap((column) =>
    across.flatMap((row): Cell[] => {
      const [far, near] = [Math.abs(column), Math.abs(row)].toSorted(
        (distance, other) => other - distance,
      );
      return (near ?? 0) <= Math.floor((far ?? 0) / 2) ? [[column, row]] : [];
    }),
  );
}

/**
 * The thread: in each square from the middle of a side to that of the next, and on into the square
 * beside it.
 * @param half half the length of a square's side.
 */
export function threads(cells: readonly Cell[], half: number): string {
  return cells
    .map(
      ([column, row]) =>
        `M${(2 * column - 1) * half} ${2 * row * half}l${half}-${half} ${half} ${half}-${half} ${half}z`,
    )
    .join("");
}

/** Passes of the thread over itself: upward to the right between columns, downward between rows. */
function passes(cells: readonly Cell[], half: number, reach: number): string {
  const has = new Set(cells.map(String));
  const length = 2 * reach;
  return cells
    .map(([column, row]) => {
      const hasNeighbour = has.has(String([column + 1, row]));
      const below = has.has(String([column, row + 1]));
      const [x, y] = [2 * column * half, 2 * row * half];
      return (
        (hasNeighbour ? `M${x + half - reach} ${y + reach}l${length}-${length}` : "") +
        (below ? `M${x - reach} ${y + half - reach}l${length} ${length}` : "")
      );
    })
    .join("");
}

/**
 * Squares of a net, sewn in one thread of `color` that passes over and under itself.
 * @param half half the length of a square's side; the thread is two thirds as broad.
 * @param cloth the colour between the threads.
 */
export function Interlaced({
  cells,
  half,
  cloth = "var(--deco-deep)",
}: {
  cells: readonly Cell[];
  half: number;
  cloth?: string;
}) {
  const thick = Math.round(half * 0.62 * 10) / 10;
  const below = threads(cells, half);
  return (
    <g fill="none" strokeLinejoin="miter">
      <path d={below} stroke="currentColor" strokeWidth={thick} />
      <path
        d={below}
        stroke="var(--deco-deep)"
        strokeWidth={thick}
        strokeDasharray="1 2.4"
        opacity=".34"
      />
      <path
        d={passes(cells, half, Math.round(half * 0.38))}
        stroke={cloth}
        strokeWidth={thick + Math.max(2, half * 0.24)}
      />
      <path
        d={passes(cells, half, Math.round(half * 0.5))}
        stroke="currentColor"
        strokeWidth={thick}
      />
      <path
        d={passes(cells, half, Math.round(half * 0.5))}
        stroke="var(--deco-deep)"
        strokeWidth={thick}
        strokeDasharray="1 2.4"
        opacity=".22"
      />
    </g>
  );
}

/** A needle, its point at the origin and its eye 150 to the right. */
export function Needle() {
  return (
    <>
      <path
        d="M0 0L138-5.4Q152-6 152 0T138 5.4Z"
        fill="var(--surface)"
        stroke="var(--deco-deep)"
        strokeWidth="1.4"
      />
      <path d="M8 .6L136 4Q144 4 146 1Z" fill="var(--deco-deep)" opacity=".3" />
      <path d="M130 0H144" stroke="var(--deco-deep)" strokeWidth="3.6" strokeLinecap="round" />
    </>
  );
}
