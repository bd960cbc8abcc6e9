import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import * as v from "valibot";
import type { Plugin } from "vite";
import type { drawCard } from "#app/shop/catalogue/card/drawing.tsx";
import { cardWidth } from "#app/shop/catalogue/picture/layout.ts";
import { cardsSchema } from "#app/shop/catalogue/schema.ts";
import { importDrawings } from "../cli/drawings.ts";
import { root } from "./paths.ts";

/** In pixels: a card among others is 160 to 370 wide, on screens with up to three dots a pixel. */
const widths = [540, 1080];

/** Enough for drawings of a few flat colours and their edges; the next number of bits has 256. */
const colours = 16;

/** From here the build takes the files, as it takes fonts, and names them by their content. */
const folder = join(root, "node_modules/.cache/card-pictures");

/**
 * Draws the cards of `content/catalogue/cards.json` as WebP pictures, whose addresses take the place
 * of `card/drawn.ts`. Browsers decode pictures beside the page's own thread, on which they read and
 * lay out an SVG of up to 1,300 elements.
 */
export function cardPictures(): Plugin {
  return {
    name: "card-pictures",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    load: {
      filter: { id: /\/app\/shop\/catalogue\/card\/drawn\.ts$/ },
      async handler() {
        const source = await readFile(join(root, "content/catalogue/cards.json"), "utf8");
        const { cards } = v.parse(cardsSchema, JSON.parse(source));
        const { drawing } = await importDrawings<{ drawing: { drawCard: typeof drawCard } }>({
          drawing: "app/shop/catalogue/card/drawing.tsx",
        });
        await mkdir(folder, { recursive: true });
        const lists = await Promise.all(
          cards.map(async (card, index) => {
            const svg = drawing.drawCard(card);
            const files = await Promise.all(widths.map((width) => draw(card.id, svg, width)));
            const name = (width: number) => `card${index}at${width}`;
            return {
              imports: files.map(({ file, width }) => `import ${name(width)} from ${file};`),
              srcset: `${JSON.stringify(card.id)}: \`${files
                .map(({ width }) => `\${${name(width)}} ${width}w`)
                .join(", ")}\``,
            };
          }),
        );
        return [
          ...lists.flatMap(({ imports }) => imports),
          `export const drawnCards = {${lists.map(({ srcset }) => srcset).join(",")}};`,
        ].join("\n");
      },
    },
  };
}

/**
 * Draws one picture: by librsvg within sharp, because resvg leaves seams between the tiles of a
 * pattern.
 * @returns what to import it by.
 */
async function draw(id: string, svg: string, width: number) {
  // A unit is a pixel at 72 dots an inch.
  const density = (72 * width) / cardWidth;
  // Without dithering, which would scatter pixels over the plain ground.
  const few = await sharp(Buffer.from(svg), { density })
    .removeAlpha()
    .png({ palette: true, dither: 0, colours })
    .toBuffer();
  const picture = await sharp(few).webp({ lossless: true, effort: 6 }).toBuffer();
  const file = join(folder, `card-${id}-${width}.webp`);
  await writeFile(file, picture);
  return { width, file: JSON.stringify(`${file}?url`) };
}
