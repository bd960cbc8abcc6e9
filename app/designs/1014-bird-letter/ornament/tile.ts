import { eye } from "./shapes.ts";

/** The scales of a peacock's back, an eye in each, every second row set over. */
export function tile(line: string, fill: string): string {
  const size = 56;
  const half = size / 2;
  const scale =
    `<g id='s'><path d='M-28 0A28 28 0 0 0 28 0' stroke-width='.9'/><path d='M-22.5 1A22.5 22.5 0 0 0 22.5 1' stroke-width='.5'/>` +
    `<path d='${eye}' transform='translate(0 12)scale(.74)' fill='${fill}'/><circle cy='14.5' r='2' fill='${line}' stroke='none'/></g>`;
  const places = [
    [half, 0],
    [0, half],
    [size, half],
  ];
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' width='${size}' height='${size}' fill='none' stroke='${line}'>` +
    `<defs>${scale}</defs>${places.map(([x, y]) => `<use href='#s' x='${x}' y='${y}'/>`).join("")}</svg>`
  );
}
