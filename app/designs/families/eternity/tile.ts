import { arm } from "#app/designs/families/eternity/shapes.ts";

/** Circles that overlap, a sign between them. */
export function tile(line: string, fill: string): string {
  const { lit, shade } = arm(8);
  const arms = [0, 45, 90, 135, 180, 225, 270, 315]
    .map((turn) => `<use href='#a' transform='rotate(${turn})'/>`)
    .join("");
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' width='84' height='84' fill='none' stroke='${line}'>` +
    `<defs><g id='a' stroke='none'><path d='${lit}' fill='${line}'/><path d='${shade}' fill='${fill}'/></g><g id='w'>${arms}</g></defs>` +
    `<path d='M42 0A42 42 0 0 1 0 42A42 42 0 0 1 42 0A42 42 0 0 0 84 42A42 42 0 0 0 42 0M42 84A42 42 0 0 0 0 42A42 42 0 0 0 42 84A42 42 0 0 1 84 42A42 42 0 0 1 42 84'/>` +
    `<use href='#w' transform='translate(42 42)scale(.17)'/>${[0, 84].flatMap((x) => [0, 84].map((y) => `<use href='#w' transform='translate(${x} ${y})scale(.17)'/>`)).join("")}</svg>`
  );
}
