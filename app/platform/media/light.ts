/** How bright a picture is, in fields of a grid. */
const grid = { across: 8, down: 12 } as const;
/** Pixels of a field's side in the sample that is measured. */
const side = 8;
/** The share of a field's pixels that may be brighter than what is said of it: glints and noise. */
const glints = 0.1;
const steps = 15;

/** The size in pixels that a picture is stretched to for `measureLight`. */
export const lightSample = { width: grid.across * side, height: grid.down * side } as const;

/** A grid as `measureLight` writes it. */
export const lightForm = /^[0-9a-f]{96}$/;

/**
 * How bright a picture is, field by field from its upper left corner: a hex digit each, from black
 * to white, as the grey of the same luminance (WCAG 2.2). Rounded up.
 * @param pixels red, green and blue of `lightSample`, row by row.
 */
export function measureLight(pixels: Uint8Array): string {
  const fields = Array.from({ length: grid.across * grid.down }, (_, field) => {
    const leftEdge = (field % grid.across) * side;
    const top = Math.floor(field / grid.across) * side;
    const greys = Array.from({ length: side * side }, (__, pixel) =>
      greyAt(
        pixels,
        ((top + Math.floor(pixel / side)) * lightSample.width + leftEdge + (pixel % side)) * 3,
      ),
    ).toSorted((level, other) => level - other);
    return greys[Math.floor(greys.length * (1 - glints))] ?? 1;
  });
  return fields.map((grey) => Math.ceil(grey * steps - 1e-6).toString(16)).join("");
}

/** The grey, from 0 to 1, that has the luminance of a pixel. */
function greyAt(pixels: Uint8Array, offset: number): number {
  const linear = (value = 255) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  };
  const luminance =
    0.2126 * linear(pixels[offset]) +
    0.7152 * linear(pixels[offset + 1]) +
    0.0722 * linear(pixels[offset + 2]);
  return luminance <= 0.0031308 ? luminance * 12.92 : 1.055 * luminance ** (1 / 2.4) - 0.055;
}

/** A part of a picture, as shares of its width and height from its upper left corner. */
export type Area = { left: number; top: number; right: number; bottom: number };

/**
 * The brightest grey in a part of a picture, from 0 to 1.
 * @param light as `measureLight` wrote it; a picture that was not measured counts as white.
 */
export function brightestIn(light: string | undefined, { left, top, right, bottom }: Area): number {
  if (light === undefined || !lightForm.test(light)) return 1;
  const levels = Array.from(light).flatMap((digit, field) => {
    const [x, y] = [field % grid.across, Math.floor(field / grid.across)];
    const isInside =
      (x + 1) / grid.across > left &&
      x / grid.across < right &&
      (y + 1) / grid.down > top &&
      y / grid.down < bottom;
    return isInside ? [Number.parseInt(digit, 16) / steps] : [];
  });
  return Math.max(0, ...levels);
}
