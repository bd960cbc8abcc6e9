import { pair, polar, range, smooth, type Point } from "#app/designs/kit/geometry.ts";

/**
 * Plaits as the masters of the cross-stones laid them out: strands run along the diagonals of a
 * grid, are thrown back by its edges, and pass over and under one another in turn.
 */
export type Plait = { strands: string; overs: string };

/** The edge that reflects a strand at a point of the grid; at "open" it leaves the drawing. */
export type Edge = "across" | "along" | "open" | null;

/**
 * A plait on a square grid of `unit`. Strands meet where column and row add up to an odd number.
 * @param edgeAt what stands at a point: an edge "across" (level), "along" (upright), or nothing.
 * @param within whether a point belongs to the drawing at all.
 */
export function gridPlait(
  [columns, rows]: readonly [columns: number, rows: number],
  unit: number,
  edgeAt: (column: number, row: number) => Edge,
  within: (column: number, row: number) => boolean = () => true,
): Plait {
  const inside = (column: number, row: number) =>
    column >= 0 && row >= 0 && column <= columns && row <= rows && within(column, row);
  const passed = new Set<string>();
  const strands: string[] = [];
  const overs: string[] = [];
  const points = range(columns + 1, 0, columns).flatMap((column) =>
    range(rows + 1, 0, rows)
      .filter((row) => (column + row) % 2 === 1 && inside(column, row))
      .map((row): Point => [column, row]),
  );
  // Open ends first, so that no strand is begun in its middle.
  const starts = points.filter(([column, row]) => edgeAt(column, row) === "open");
  for (const start of [...starts, ...points]) {
    for (const step of [
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ] as const) {
      const turns = follow(start, step, edgeAt, inside, passed);
      if (turns.length > 1) strands.push(rounded(turns, unit));
    }
  }
  for (const [column, row] of points) {
    if (edgeAt(column, row) !== null) continue;
    const reach = unit * 0.52;
    const fall = column % 2 === 0 ? 1 : -1;
    overs.push(
      `M${pair(column * unit - reach, row * unit - fall * reach)}l${pair(2 * reach, 2 * fall * reach)}`,
    );
  }
  return { strands: strands.join(""), overs: overs.join("") };
}

/** From a point along the diagonals until the strand closes or leaves: where it begins, turns and ends. */
function follow(
  start: Point,
  step: Point,
  edgeAt: (column: number, row: number) => Edge,
  inside: (column: number, row: number) => boolean,
  passed: Set<string>,
): Point[] {
  let [column, row] = start;
  let [across, down] = step;
  const turns: Point[] = [start];
  while (true) {
    const next: Point = [column + across, row + down];
    // The way there lies in the cell between: two points of one edge may have none.
    if (!inside(column + across / 2, row + down / 2)) return turns;
    const way = [`${column} ${row}`, `${next[0]} ${next[1]}`].toSorted().join("-");
    if (passed.has(way)) return turns;
    passed.add(way);
    [column, row] = next;
    const edge = edgeAt(column, row);
    if (edge === "open") return [...turns, next];
    if (edge === "across") down = -down;
    if (edge === "along") across = -across;
    const closed = column === start[0] && row === start[1];
    if (edge !== null || closed) turns.push(next);
  }
}

/** Straight from turn to turn, each turn a bend. */
function rounded(turns: readonly Point[], unit: number): string {
  const bend = 0.5;
  const toward = ([x, y]: Point, [x2, y2]: Point, reach: number): string =>
    pair((x + Math.sign(x2 - x) * reach) * unit, (y + Math.sign(y2 - y) * reach) * unit);
  const [first, second] = turns;
  const last = turns[turns.length - 1];
  if (!first || !second || !last) return "";
  const closed = first[0] === last[0] && first[1] === last[1];
  const bends = turns.map((turn, index) => {
    const previousTurn = turns[index - 1];
    const nextTurn = turns[index + 1] ?? (closed ? second : undefined);
    if (!previousTurn || !nextTurn) return "";
    return `L${toward(turn, previousTurn, bend)}Q${pair(turn[0] * unit, turn[1] * unit)} ${toward(turn, nextTurn, bend)}`;
  });
  return closed
    ? `M${toward(first, second, bend)}${bends.join("")}Z`
    : `M${pair(first[0] * unit, first[1] * unit)}${bends.join("")}L${pair(last[0] * unit, last[1] * unit)}`;
}

/** A closed plait of so many columns and rows (both even). */
export function knot(columns: number, rows: number, unit: number): Plait {
  return gridPlait([columns, rows], unit, (column, row) =>
    column === 0 || column === columns ? "along" : row === 0 || row === rows ? "across" : null,
  );
}

/**
 * A part of a plait that runs round a circle, to be repeated: `periods` of them, each of two columns.
 * @param turn of one period, in radians.
 */
export function ringPlait(
  [inner, outer]: readonly [inner: number, outer: number],
  rows: number,
  turn: number,
  periods: number,
): Plait {
  const pointAt = (column: number, row: number): Point =>
    polar(inner + ((outer - inner) * row) / rows, (column * turn) / 2);
  const columns = periods * 2;
  const strands = range(rows, 0, rows - 1).map((strand) => {
    let row = strand + 0.5;
    let rise = strand % 2 === 0 ? 0.5 : -0.5;
    return smooth(
      range(columns * 2 + 1, -0.5, columns - 0.5).map((column) => {
        const point: Point = pointAt(column, Math.min(rows - 0.14, Math.max(0.14, row)));
        if (row <= 0 || row >= rows) rise = -rise;
        row += rise;
        return point;
      }),
    );
  });
  const overs = range(columns, 0, columns - 1).flatMap((column) =>
    range(rows - 1, 1, rows - 1)
      .filter((row) => (column + row) % 2 === 1)
      .map((row) => {
        const fall = column % 2 === 0 ? 0.5 : -0.5;
        return smooth([
          pointAt(column - 0.5, row - fall),
          pointAt(column, row),
          pointAt(column + 0.5, row + fall),
        ]);
      }),
  );
  return { strands: strands.join(""), overs: overs.join("") };
}
