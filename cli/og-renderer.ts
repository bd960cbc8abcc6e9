import { ogImageMaxBytes, ogImageSize } from "#app/designs/kit/og-image-size.ts";
import { band, shadeCount, type Rgb } from "#app/guest/chat-pictures/band.ts";
import type { OgImageCard, ReadFont } from "#app/guest/chat-pictures/view.ts";
import { withFewColours } from "#app/guest/chat-pictures/few-colours.ts";
import { packGreeting, type LetterSheet } from "#app/guest/chat-pictures/greeting/format.ts";
import { cutLetters, type DrawnLetter } from "#app/guest/chat-pictures/letters/cells.ts";
import { fontReader, importDrawings } from "./drawings.ts";

/** Renders og-images as PNG. `photo` is the hosts', as `photoOf` answers it. */
export type OgRenderer = {
  print: (card: OgImageCard, photo?: string) => Promise<Buffer>;
  /** The picture that the Worker adds a household's greeting to (`packGreeting`). */
  printGreeting: (card: OgImageCard, photo?: string) => Promise<Buffer>;
};

/** The exports of `app/guest/chat-pictures/drawing.tsx`, which is imported at run time. */
type Drawing = {
  drawOgImage: (
    card: OgImageCard,
    readFont: ReadFont,
    withRibbon?: boolean,
    photo?: string,
  ) => Promise<string>;
  ribbonShades: (card: OgImageCard) => Rgb[];
};

/** The exports of `app/guest/chat-pictures/letters/sheet.tsx`. */
type Letters = {
  drawLetterSheet: (
    card: OgImageCard,
    readFont: ReadFont,
  ) => Promise<{ svg: string; drawn: DrawnLetter[]; space: number }>;
};

/** A photo in fewer colours is lighter; the last is taken whatever it weighs. */
const photoColours = [256, 160, 96, 64] as const;

/** Starts the renderer, which takes a second. */
export async function openOgRenderer(): Promise<OgRenderer> {
  const { Resvg } = await import("@resvg/resvg-js");
  const { default: sharp } = await import("sharp");
  const readFont = fontReader();
  const {
    drawing: { drawOgImage, ribbonShades },
    letters: { drawLetterSheet },
  } = await importDrawings<{ drawing: Drawing; letters: Letters }>({
    drawing: "app/guest/chat-pictures/drawing.tsx",
    letters: "app/guest/chat-pictures/letters/sheet.tsx",
  });
  const pixelsOf = (svg: string) =>
    new Resvg(svg, { font: { loadSystemFonts: false } }).render().pixels;
  const drawn = (pixels: Buffer) =>
    sharp(pixels, { raw: { ...ogImageSize, channels: 4 } }).removeAlpha();
  // Without dithering, which would scatter pixels over the plain ground.
  const format = { palette: true, dither: 0, effort: 5 } as const;
  const sheets = new Map<string, Promise<LetterSheet>>();
  const sheetOf = (card: OgImageCard) => {
    const name = `${card.theme.pairing} ${card.language}`;
    const sheet =
      sheets.get(name) ??
      drawLetterSheet(card, readFont).then(({ svg, drawn: letters, space }) =>
        cutLetters(letters, space, pixelsOf(svg)),
      );
    sheets.set(name, sheet);
    return sheet;
  };
  return {
    async print(card, photo) {
      const pixels = pixelsOf(await drawOgImage(card, readFont, false, photo));
      if (photo === undefined) return drawn(pixels).png(format).toBuffer();
      return smallEnough(photoColours, (colours) =>
        drawn(pixels)
          .png({ ...format, dither: 0.5, colours })
          .toBuffer(),
      );
    },
    async printGreeting(card, photo) {
      const above = { left: 0, top: 0, width: ogImageSize.width, height: band.top };
      const png = await drawn(pixelsOf(await drawOgImage(card, readFont, true, photo)))
        .extract(above)
        .png(format)
        .toBuffer();
      const plain = await sharp(png).toColourspace("srgb").removeAlpha().raw().toBuffer();
      return packGreeting({
        ...withFewColours(plain, 256 - shadeCount),
        shades: ribbonShades(card),
        sheet: await sheetOf(card),
      });
    },
  };
}

/** The first that chats show, by its weight; else the last. */
async function smallEnough(
  choices: readonly number[],
  made: (choice: number) => Promise<Buffer>,
): Promise<Buffer> {
  let picture: Buffer = Buffer.alloc(0);
  for (const choice of choices) {
    picture = await made(choice);
    if (picture.length < ogImageMaxBytes) break;
  }
  return picture;
}
