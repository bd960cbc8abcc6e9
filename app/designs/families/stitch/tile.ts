import { lozenge } from "#app/designs/families/stitch/shapes.ts";

/** The net, open where a thread passes below, a lozenge in each eye. */
export function tile(line: string, fill: string): string {
  const eyes = [
    [30, 0],
    [30, 60],
    [0, 30],
    [60, 30],
  ] as const;
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' width='60' height='60' fill='none' stroke='${line}' stroke-width='1.4'>` +
    `<path d='M0 2.5L57.5 60M2.5 0L60 57.5M0 57.5L26 31.5M2.5 60L28.5 34M31.5 26L57.5 0M34 28.5L60 2.5'/>` +
    `<path stroke-width='1' d='${eyes.map((eye) => lozenge(19, eye)).join("")}'/>` +
    `<path fill='${fill}' d='${eyes.map((eye) => lozenge(10, eye)).join("")}'/>` +
    `<path stroke='none' fill='${line}' d='${eyes.map((eye) => lozenge(3, eye)).join("")}'/></svg>`
  );
}
