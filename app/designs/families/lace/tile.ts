import { arches, knots } from "#app/designs/families/lace/shapes.ts";

/** A net of looped rounds, knotted where they meet. */
export function tile(line: string, fill: string): string {
  const round = `<g id='r'><path d='${arches(12, 25.5, 45, 8, 22.5)}'/><path d='${arches(6, 17, 45, 8)}' fill='${fill}'/><path stroke-width='3.4' d='${knots(25.5, 45, 8)}'/></g>`;
  const places = [
    [36, 36],
    [0, 0],
    [72, 0],
    [0, 72],
    [72, 72],
  ];
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' width='72' height='72' fill='none' stroke='${line}' stroke-linecap='round'>` +
    `<defs>${round}</defs>${places.map(([x, y]) => `<use href='#r' x='${x}' y='${y}'/>`).join("")}</svg>`
  );
}
