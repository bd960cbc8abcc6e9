import type { Scene } from "./brush.ts";

/**
 * A picture of flat colours, 1200 × 1500. Pages crop it to a square on wide screens: what matters
 * stands between 150 and 1350 of its height.
 */
export function flat(name: string, ground: string, body: string): Scene {
  const [width, height] = [1200, 1500];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${ground}"/>${body}</svg>`;
  return { name, width, height, svg };
}

/** A path, filled. */
export function shape(fill: string, d: string, more = ""): string {
  return `<path fill="${fill}" d="${d}"${more && ` ${more}`}/>`;
}

/** A path, drawn as a line with round ends. */
export function line(stroke: string, width: number, d: string, more = ""): string {
  return `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"${more && ` ${more}`}/>`;
}

/** A drawing, moved, turned by degrees and scaled. */
export function at(x: number, y: number, body: string, turn = 0, scale = 1): string {
  return `<g transform="translate(${x} ${y})rotate(${turn})scale(${scale})">${body}</g>`;
}

/** A circle around a point, filled. */
export function circle(fill: string, x: number, y: number, r: number): string {
  return `<circle fill="${fill}" cx="${x}" cy="${y}" r="${r}"/>`;
}

/** A rectangle from its upper left corner, filled; `round` is the radius of its corners. */
export function box(
  fill: string,
  x: number,
  y: number,
  width: number,
  height: number,
  round = 0,
): string {
  return `<rect fill="${fill}" x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}"/>`;
}
