import { range } from "#app/designs/kit/geometry.ts";
import { leaf, petal } from "./shapes.ts";

/** Blossoms on twigs, every second row set over. */
export function tile(line: string, fill: string): string {
  const petals = range(5, 0, 288)
    .map((turn) => `<path d='${petal}' transform='rotate(${turn})'/>`)
    .join("");
  const stamens = range(9, 0, 320)
    .map((turn) => `<path d='M0 0V-9' transform='rotate(${turn})' stroke-width='.7'/>`)
    .join("");
  const twig =
    `<path d='M-52 20L-34 12L-22 14L0 0L18-12L30-10L50-22'/>` +
    `<path d='${leaf}' transform='translate(26-11)rotate(34)scale(.6)'/><path d='${leaf}' transform='translate(-28 13)rotate(206)scale(.6)'/>`;
  const places = [
    [46, 33],
    [0, 99],
    [92, 99],
    [0, -33],
    [92, -33],
  ];
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' width='92' height='132' fill='none' stroke='${line}' stroke-linejoin='round'>` +
    `<defs><g id='b' transform='scale(.78)' stroke-width='1.1'>${twig}<g fill='${fill}'>${petals}</g>${stamens}</g></defs>` +
    `${places.map(([x, y]) => `<use href='#b' x='${x}' y='${y}'/>`).join("")}</svg>`
  );
}
