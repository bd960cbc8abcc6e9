import type { PalettePart } from "#app/designs/palettes/palette-schema.ts";

type Sheet = PalettePart["paper"];

/**
 * Replaces the custom properties of a drawing by the palette's colours, because resvg does not
 * resolve them.
 * @param sheet the colours to draw with: the page's or the paper's.
 */
export function painted(markup: string, palette: PalettePart, sheet: Sheet = palette): string {
  const { paper: _paper, scheme: _scheme, ...colours } = { ...palette, ...sheet };
  const byProperty = new Map(
    Object.entries(colours).map(([name, colour]) => [
      name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      colour,
    ]),
  );
  return (
    markup
      .replace(/var\(--([a-z-]+)\)/g, (_, name: string) => {
        const colour = byProperty.get(name);
        if (colour === undefined) throw new Error(`the palette has no colour --${name}`);
        return colour;
      })
      // What only a section of a page sets: here its fallback, of which colours are replaced by now.
      .replace(/var\(--[a-z-]+, ?([^()]+)\)/g, "$1")
  );
}
