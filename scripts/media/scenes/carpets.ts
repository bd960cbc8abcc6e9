import { dragon, lozenge, medallion, star } from "../../../app/designs/families/carpet/cartoons.ts";
import { chance, scene, times } from "./brush.ts";

const width = 1200;
const height = 1500;

/** Dye of each letter of a cartoon; a dot is the ground. */
const dyes: Record<string, string> = {
  "#": "#171513",
  r: "#cf2c12",
  b: "#171513",
  l: "#c9c4bb",
  o: "#f4f0e8",
};

/** Two wings of wool for a knot, each a little lighter or darker than its neighbours. */
function knot(x: number, y: number, size: number, dye: string, shade: number): string {
  const wing = `<path d="M${x} ${y}l${size / 2} ${size * 0.2}v${size}l${-size / 2} ${-size * 0.2}z`;
  const other = `M${x + size} ${y}l${-size / 2} ${size * 0.2}v${size}l${size / 2} ${-size * 0.2}z`;
  return `${wing}${other}" fill="${dye}"/><path d="M${x + size / 2} ${y + size * 0.2}v${size}" stroke="#000" stroke-opacity="${shade}" stroke-width="${size / 7}"/>`;
}

/**
 * A part of a carpet, knot by knot.
 * @param size of a knot in pixels.
 * @param letterAt the cartoon's letter at a knot, counted from the picture's middle.
 */
function carpet(
  name: string,
  size: number,
  ground: string,
  letterAt: (x: number, y: number) => string | undefined,
) {
  const next = chance(7);
  const [columns, rows] = [width / size, height / size];
  const knots = times(rows + 1, (row) =>
    times(columns, (column) => {
      const letter = letterAt(Math.floor(column - columns / 2), Math.floor(row - rows / 2));
      const dye = dyes[letter ?? "."] ?? ground;
      return knot(column * size, (row - 0.5) * size, size, dye, 0.1 + next() * 0.16);
    }).join(""),
  ).join("");
  return scene(
    name,
    width,
    height,
    "",
    `<rect width="${width}" height="${height}" fill="${ground}"/>${knots}`,
    0.3,
  );
}

/** A quarter's letter, reflected to all four sides. */
function folded(quarter: readonly string[], x: number, y: number): string | undefined {
  return quarter[y < 0 ? -1 - y : y]?.[x < 0 ? -1 - x : x];
}

/** `value` within a repeat of `length` around nought. */
function repeated(value: number, length: number): number {
  return ((((value + length / 2) % length) + length) % length) - length / 2;
}

/** The middle of the great medallion. */
export const carpetMedallion = carpet("carpet-medallion", 30, "#cf2c12", (x, y) =>
  folded(medallion, x, y),
);

/** A dragon, and what is left of the next. */
export const carpetDragon = carpet("carpet-dragon", 50, "#f4f0e8", (x, y) => {
  const [column, row] = [repeated(x, 26), repeated(y, 30)];
  return dragon[row + 12]?.[column + 11];
});

/** Lozenges in rows, a star between them. */
export const carpetLozenges = carpet("carpet-lozenges", 25, "#cf2c12", (x, y) => {
  const [column, row] = [repeated(x, 44), repeated(y, 46)];
  const other = folded(star, repeated(x + 22, 44), repeated(y + 23, 46));
  const letter = folded(lozenge, column, row);
  return letter && letter !== "." ? letter : other;
});
