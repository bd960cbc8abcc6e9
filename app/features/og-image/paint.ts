import type { PalettePart } from "#app/design/part-types.ts";

type Sheet = PalettePart["paper"];

/**
 * A drawing with the palette's colours in place of its custom properties, which resvg does not know.
 * @param sheet whose ink and ground it stands on: the page's own or those of the paper.
 */
export function painted(markup: string, palette: PalettePart, sheet: Sheet = palette): string {
  const { paper: _paper, scheme: _scheme, ...colours } = { ...palette, ...sheet };
  const byProperty = new Map(
    Object.entries(colours).map(([name, colour]) => [
      name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      colour,
    ]),
  );
  return markup.replace(/var\(--([a-z-]+)\)/g, (_, name: string) => {
    const colour = byProperty.get(name);
    if (colour === undefined) throw new Error(`the palette has no colour --${name}`);
    return colour;
  });
}
