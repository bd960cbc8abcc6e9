import * as v from "valibot";
import {
  coloursOf,
  paletteFileSchema,
  type PalettePart,
  type PaletteReference,
} from "#app/designs/palettes/palette-schema.ts";
import { studio } from "#app/i18n/studio.ts";

const files = import.meta.glob<unknown>("/content/palettes/*.json", {
  eager: true,
  import: "default",
});

/** Names of the palettes built into this release. */
export const builtPaletteNames: readonly string[] = Object.keys(files).map((file) =>
  file.slice("/content/palettes/".length, -".json".length),
);

/** @returns undefined for a palette that this release does not contain. @throws ValiError for a malformed file. */
export function findBuiltPalette(name: string): PalettePart | undefined {
  const file = files[`/content/palettes/${name}.json`];
  return file === undefined ? undefined : coloursOf(v.parse(paletteFileSchema, file));
}

/** The palette of the studio's own pages and mails, and the fallback for an unknown palette. */
export const studioPalette: PalettePart = requireBuiltPalette(studio.palette ?? "vellum");

function requireBuiltPalette(name: string): PalettePart {
  const palette = findBuiltPalette(name);
  if (palette) return palette;
  throw new Error(`content/studio.json names the palette ${name}: there is no such file`);
}

/**
 * The colours of a reference: its own, else those of the built-in palette of that name (documents
 * published before decision 018 hold the name alone), else the studio's.
 */
export function paletteOf({ palette, colours }: PaletteReference): PalettePart {
  return colours ?? findBuiltPalette(palette) ?? studioPalette;
}
