import type { BrandIcon } from "#app/guest/chat-pictures/brand.ts";
import type { ReadFont } from "#app/guest/chat-pictures/view.ts";
import { letteringOf, outlinesOf } from "#app/guest/chat-pictures/lettering.tsx";
import { pairing as didotItalic } from "#app/designs/letters/pairings/didot-italic.ts";

/** An area of a drawing, in its units. */
type Box = { x: number; y: number; width: number; height: number };

/** The sides of an icon's drawing. */
const side = 64;

/** Draws an icon's letters as an SVG, whose edges are not those of the letters. */
export async function drawLetters(
  { letters, language, ink }: BrandIcon,
  readFont: ReadFont,
): Promise<string> {
  const lettering = await letteringOf(didotItalic.fontsOf(language), readFont);
  const { width, height, markup } = await outlinesOf(letters, "display", lettering);
  const inked = markup.replaceAll(/fill="[^"]*"/g, `fill="${ink}"`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inked}</svg>`;
}

/**
 * Draws an icon: the letters in the middle of a square.
 * @param letters an SVG of `drawLetters`, and the box that its letters fill.
 * @param shape a rounded square; or a whole one, of which a phone cuts off the edges.
 */
export function drawIcon(
  { background }: BrandIcon,
  letters: { svg: string; box: Box },
  shape: "rounded" | "whole" | "maskable",
): string {
  const { x, y, width, height } = letters.box;
  // A maskable icon's safe zone is a circle of 0.8 (https://www.w3.org/TR/appmanifest/#icon-masks).
  const share = { rounded: 0.64, whole: 0.6, maskable: 0.46 }[shape];
  const scale = (side * share) / Math.max(width, height);
  const place = [x + width / 2, y + height / 2].map((middle) =>
    (side / 2 - middle * scale).toFixed(3),
  );
  const drawn = letters.svg.replace(/^<svg[^>]*>/, "").replace(/<\/svg>$/, "");
  const corner = shape === "rounded" ? ' rx="14"' : "";
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">` +
    `<rect width="${side}" height="${side}"${corner} fill="${background}"/>` +
    `<g transform="translate(${place.join(" ")})scale(${scale.toFixed(5)})">${drawn}</g></svg>`
  );
}
