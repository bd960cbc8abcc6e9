import { encode } from "uqr";

/** A QR code as a drawing: the dark modules as one path in a square of `size` by `size` units. */
export type QrDrawing = {
  /** The value of `d`; fill it with a dark colour on a light ground. */
  path: string;
  /** Width and height of the square with its quiet zone; one unit is one module. */
  size: number;
};

/** Modules that stay empty on each side (ISO/IEC 18004 section 9.1). */
const quietZone = 4;

/**
 * Draws the QR code of a text, such as a personal link. Level M is read with 15 % of it covered,
 * which a crease or a stain on a printed card does.
 * @param text up to 2,331 bytes of UTF-8; a link of 60 letters gives 41 by 41 units.
 */
export function drawQr(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: "M", boostEcc: true, border: quietZone });
  return { path: data.map(rowPath).join(""), size };
}

/** The dark modules of a row, neighbours as one rectangle: seams would show in print. */
function rowPath(modules: readonly boolean[], y: number): string {
  const row = modules.map((isDark) => (isDark ? "1" : "0")).join("");
  return Array.from(
    row.matchAll(/1+/g),
    ({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`,
  ).join("");
}

/** A drawing as the contents of an SVG file, black on white and without a fixed width. */
export function qrFile({ path, size }: QrDrawing): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}h-${size}z"/><path d="${path}"/></svg>\n`;
}
