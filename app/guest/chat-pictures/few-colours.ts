import type { Rgb } from "#app/guest/chat-pictures/band.ts";

/** Pixels as places in a list of colours. */
export type Indexed = { pixels: Uint8Array; colours: Rgb[] };

/**
 * Reduces a picture to its most frequent colours; a rarer one becomes the nearest of them.
 * @param picture red, green and blue of each pixel.
 * @param most the number of colours, at most 256.
 */
export function withFewColours(picture: Uint8Array, most: number): Indexed {
  const times = new Map<number, number>();
  const colourAt = (pixel: number) =>
    ((picture[pixel * 3] ?? 0) << 16) |
    ((picture[pixel * 3 + 1] ?? 0) << 8) |
    (picture[pixel * 3 + 2] ?? 0);
  const pixels = new Uint8Array(picture.length / 3);
  for (let pixel = 0; pixel < pixels.length; pixel += 1)
    times.set(colourAt(pixel), (times.get(colourAt(pixel)) ?? 0) + 1);
  const ordered = [...times].toSorted(([, count], [, other]) => other - count).map(([key]) => key);
  const colours = ordered.slice(0, most).map(rgbOf);
  const places = new Map(
    ordered.map((key, rank) => [key, rank < most ? rank : nearest(rgbOf(key), colours)]),
  );
  for (let pixel = 0; pixel < pixels.length; pixel += 1)
    pixels[pixel] = places.get(colourAt(pixel)) ?? 0;
  return { pixels, colours };
}

function rgbOf(key: number): Rgb {
  return [key >> 16, (key >> 8) & 0xff, key & 0xff];
}

function nearest(target: Rgb, colours: readonly Rgb[]): number {
  const distances = colours.map((colour) =>
    colour.reduce<number>((sum, channel, index) => sum + (channel - (target[index] ?? 0)) ** 2, 0),
  );
  return distances.indexOf(Math.min(...distances));
}
