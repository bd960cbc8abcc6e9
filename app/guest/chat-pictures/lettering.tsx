import satori, { type Font } from "satori";
import { fontFilesOf } from "#app/guest/chat-pictures/fonts.ts";
import type { ReadFont } from "#app/guest/chat-pictures/view.ts";
import type { LanguageFonts } from "#app/designs/part-types.ts";

/** The fonts of a pairing in one language, and the fallback order of each role. */
export type Lettering = { fonts: Font[]; display: string; body: string };

/** Text as outlines, at a font size of 100 units. */
export type Outlines = { width: number; height: number; markup: string };

const size = 100;
/** Leaves room for slanted letters and long loops. */
const lineHeight = 1.5;
const line = { display: "flex", fontSize: size, lineHeight, whiteSpace: "pre" } as const;

export async function letteringOf(pairing: LanguageFonts, readFont: ReadFont): Promise<Lettering> {
  const { files, display, body } = fontFilesOf(pairing);
  const fonts = await Promise.all(
    files.map(async ({ face, name }) => ({ name, data: await readFont(face.url) })),
  );
  return { fonts, display, body };
}

/** The letters of a text that no font has. */
export async function missingLetters(
  letters: readonly string[],
  role: "display" | "body",
  lettering: Lettering,
): Promise<Set<string>> {
  const missing = new Set<string>();
  // With spaces between, because satori reports whole words.
  await satori(<div style={{ ...line, fontFamily: lettering[role] }}>{letters.join(" ")}</div>, {
    height: size * lineHeight,
    fonts: lettering.fonts,
    loadAdditionalAsset: async (_, segment) => {
      for (const letter of segment) missing.add(letter);
      return [];
    },
  });
  return missing;
}

/** @param spacing between letters, in ems. */
export async function outlinesOf(
  text: string,
  role: "display" | "body",
  lettering: Lettering,
  spacing = 0,
): Promise<Outlines> {
  const style = { ...line, fontFamily: lettering[role], letterSpacing: `${spacing}em` };
  const svg = await satori(<div style={style}>{text}</div>, {
    height: size * lineHeight,
    fonts: lettering.fonts,
  });
  const [, width, markup = ""] = /^<svg width="([\d.]+)".*?>(.*)<\/svg>$/s.exec(svg) ?? [];
  if (width === undefined) throw new Error("satori writes its SVG otherwise");
  // Letter spacing also follows the last letter.
  return {
    width: Number(width) - spacing * size,
    height: size * lineHeight,
    // satori's mask has no effect here, and its id would be repeated in the picture.
    markup: markup.replace(/<mask.*?<\/mask>/gs, ""),
  };
}
