import { times } from "./brush.ts";
import { at, circle, line, shape } from "./flat.ts";

/* The inks of old stamps, and what several pictures of letters show. */

export const paper = "#f6eee0";
export const white = "#fffaf0";
export const cherry = "#94243f";
export const wine = "#641429";
export const rose = "#c25c77";
export const pink = "#e6b4b4";
export const blue = "#426b84";
export const deep = "#2c4c60";
export const sky = "#b9ccd3";
export const sand = "#cbb191";
export const ink = "#3a2427";

/** An envelope around the origin, 300 × 190. */
export function envelope(fill: string, seal = ""): string {
  return (
    shape(fill, "M-150 -95H150V95H-150Z") +
    line(sand, 4, "M-150 -95H150V95H-150ZM-150 -95L0 22L150 -95M-150 95L-44 -12M150 95L44 -12") +
    seal
  );
}

/** A heart around a point, 82 high at size 1. */
export function heart(fill: string, x: number, y: number, size: number): string {
  return at(
    x,
    y,
    shape(
      fill,
      "M0 34C-60 -8 -46 -50 -20 -50C-8 -50 0 -40 0 -32C0 -40 8 -50 20 -50C46 -50 60 -8 0 34Z",
    ),
    0,
    size,
  );
}

/** Five petals of an almond's flower. */
export function flower(x: number, y: number, size: number, fill: string): string {
  const petal = "M0 0C-24 -16 -20 -44 -6 -40L0 -34L6 -40C20 -44 24 -16 0 0Z";
  return at(
    x,
    y,
    times(5, (turn) => shape(fill, petal, `transform="rotate(${turn * 72})"`)).join("") +
      circle(wine, 0, 0, 8),
    12,
    size,
  );
}

/** A tulip with its leaf: its foot is the point, its flower `high` above and `lean` beside it. */
export function tulip(x: number, y: number, high: number, fill: string, lean: number): string {
  return (
    line(deep, 9, `M${x} ${y}Q${x + lean / 3} ${y - high / 2} ${x + lean} ${y - high}`) +
    shape(
      deep,
      `M${x} ${y}C${x - 60} ${y - 60} ${x - 54} ${y - 140} ${x - 40} ${y - 170}C${x - 14} ${y - 110} ${x + 4} ${y - 60} ${x} ${y}Z`,
    ) +
    at(
      x + lean,
      y - high,
      shape(fill, "M-36 -66L-18 -38L0 -78L18 -38L36 -66C46 -10 26 14 0 14S-46 -10 -36 -66Z"),
      lean / 3,
    )
  );
}
