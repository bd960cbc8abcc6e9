import { arm } from "#app/designs/families/cross/shapes.ts";

/** Linked rings, a cross in each. */
export function tile(line: string, fill: string): string {
  const cross = [
    [62, 0],
    [54, 90],
    [54, -90],
    [78, 180],
  ]
    .map(([length = 0, turn]) => `<path d='${arm(length)}' transform='rotate(${turn})'/>`)
    .join("");
  const corners = [0, 64].flatMap((x) => [0, 64].map((y) => [x, y]));
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' width='64' height='64' fill='none' stroke='${line}'>` +
    `<defs><g id='r'><circle r='44'/><circle r='39'/><g transform='scale(.2)' stroke-width='5' fill='${fill}'>${cross}</g></g></defs>` +
    `${corners.map(([x, y]) => `<use href='#r' x='${x}' y='${y}'/>`).join("")}</svg>`
  );
}
