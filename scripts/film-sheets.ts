/**
 * Draws the sheets of films in docs/look: four moments of each animation of the catalogue, with the
 * names of its sample, the longest and the shortest. `node scripts/film-sheets.ts`
 */
import { join } from "node:path";
import sharp from "sharp";
import * as v from "valibot";
import { sampleText } from "#app/shop/catalogue/picture/texts.ts";
import { animationHeight, animationWidth } from "#app/shop/catalogue/picture/layout.ts";
import { animationsSchema } from "#app/shop/catalogue/schema.ts";
import file from "#content/catalogue/animations.json" with { type: "json" };
import { withPictureEngine, type PictureEngine } from "../cli/pictures/engine.ts";
import { filmHtml } from "../cli/pictures/film-files.ts";
import { momentsOf } from "../cli/pictures/film-frames.ts";
import { root } from "./paths.ts";

const { animations } = v.parse(animationsSchema, file);
type Animation = (typeof animations)[number];

/** Milliseconds: how each begins, moves, and ends. */
const moments = [0, 2_000, 4_500, 10_700];
/** Of a frame in the sheet, and between two, in pixels. */
const frame = { width: 162, height: 288, gap: 4 };
const row = { width: 4 * (frame.width + frame.gap) + 16, height: frame.height + 16, columns: 3 };

const sheets: Record<string, readonly string[] | null> = {
  films: null,
  "films-longest": ["Ալեքսանդր-Կոստանդին", "Եկատերինա Մարգարիտա"],
  "films-shortest": ["Գոռ", "Աի"],
};

await withPictureEngine(async (engine) => {
  for (const [name, names] of Object.entries(sheets)) {
    const layers: { input: Buffer; left: number; top: number }[] = [];
    for (const [index, animation] of animations.entries()) {
      const leftEdge = (index % row.columns) * row.width;
      const top = Math.floor(index / row.columns) * row.height;
      for (const [column, png] of (await framesOf(engine, animation, names)).entries())
        layers.push({ input: png, left: leftEdge + column * (frame.width + frame.gap), top });
    }
    const size = {
      width: row.columns * row.width,
      height: Math.ceil(animations.length / row.columns) * row.height,
    };
    const path = `docs/look/${name}.webp`;
    await sharp({ create: { ...size, channels: 3, background: "#8a8680" } })
      .composite(layers)
      .webp({ quality: 70, effort: 6 })
      .toFile(join(root, path));
    console.log(path);
  }
});

/** Small pictures of an animation at its moments. @param names its sample's where null. */
async function framesOf(
  engine: PictureEngine,
  animation: Animation,
  names: readonly string[] | null,
): Promise<Buffer[]> {
  const sample = sampleText(animation, "am");
  const text = names ? { ...sample, names: names.slice(0, sample.names.length) } : sample;
  const html = await filmHtml(engine, { animation, text, language: "am" });
  const view = { width: animationWidth, height: animationHeight, moves: true };
  const page = await engine.open(html, view);
  const pictures = await momentsOf(page, moments);
  await page.close();
  return Promise.all(
    pictures.map((picture) => sharp(picture).resize(frame.width, frame.height).png().toBuffer()),
  );
}
