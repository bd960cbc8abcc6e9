import satori, { type Font } from "satori";
import type { ReadFont } from "#app/features/og-image/card.ts";
import type { LanguageFonts } from "#app/design/part-types.ts";

/** A pairing's fonts in one language, and which of them each role tries, one after the other. */
export type Lettering = { fonts: Font[]; display: string; body: string };

/** Words as outlines, with the size they have when the letters are 100 units high. */
export type Outlines = { width: number; height: number; markup: string };

const size = 100;
/** Room for what leans or swings out of its line: italics, the loops of a pen. */
const lineHeight = 1.5;

export async function letteringOf(
  { faces, display, body }: LanguageFonts,
  readFont: ReadFont,
): Promise<Lettering> {
  // A family's files become fonts of their own name: satori takes one file for each name.
  const named = faces.map((face, index) => ({ face, name: `${face.family} ${index}` }));
  const stack = (families: string) =>
    [...families.matchAll(/"([^"]+)"/g)]
      // The letters of the page's own language stand last among the faces.
      .flatMap(([, family]) => named.filter(({ face }) => face.family === family).toReversed())
      .map(({ name }) => name)
      .join(", ");
  return {
    fonts: await Promise.all(
      named.map(async ({ face, name }) => ({ name, data: await readFont(face.url) })),
    ),
    display: stack(display),
    body: stack(body),
  };
}

/** @param spacing between letters, in ems. */
export async function outlinesOf(
  text: string,
  role: "display" | "body",
  lettering: Lettering,
  spacing = 0,
): Promise<Outlines> {
  const style = {
    display: "flex",
    fontFamily: lettering[role],
    fontSize: size,
    letterSpacing: `${spacing}em`,
    lineHeight,
    whiteSpace: "pre",
  } as const;
  const svg = await satori(<div style={style}>{text}</div>, {
    height: size * lineHeight,
    fonts: lettering.fonts,
  });
  const [, width, markup = ""] = /^<svg width="([\d.]+)".*?>(.*)<\/svg>$/s.exec(svg) ?? [];
  // The last letter has its spacing behind it too.
  return {
    width: Number(width) - spacing * size,
    height: size * lineHeight,
    // Masks nothing here, and its id would stand in the picture many times.
    markup: markup.replace(/<mask.*?<\/mask>/gs, ""),
  };
}
