import { createHash } from "node:crypto";
import { join } from "node:path";
import * as v from "valibot";
import { checkPalettes, isPaletteFile } from "#app/domain/authoring/check/palettes.ts";
import type { Problem } from "#app/domain/authoring/check/types.ts";
import { brandHash, brandOf, type Brand } from "#app/guest/chat-pictures/brand.ts";
import type { drawIcon, drawLetters } from "#app/guest/chat-pictures/icon.ts";
import { siteLanguages } from "#app/i18n/languages.ts";
import { studio } from "#app/i18n/studio.ts";
import type { Content } from "./content.ts";
import { fontReader, importDrawings } from "./drawings.ts";
import { openOgRenderer } from "./og-renderer.ts";
import { UserError } from "./user-error.ts";
import { root } from "./root.ts";
import { translatorsOf } from "./translator.ts";
import { bytesIfThere, textIfThere } from "./files.ts";

/** The record of the drawn pictures, by which `check` finds those of an earlier brand. */
export const brandRecord = "content/brand.json";

const recordSchema = v.object({
  /** Of what the pictures show. */
  brand: v.string(),
  /** SHA-256 of each file. */
  files: v.record(v.string(), v.string()),
});
type BrandRecord = v.InferOutput<typeof recordSchema>;

/** @throws UserError where content/studio.json names no palette that can be used. */
export async function readBrand(content: Content): Promise<Brand> {
  const name = studio.palette ?? "vellum";
  const colours = checkPalettes(content.files.filter(isPaletteFile)).palettes.get(name);
  if (!colours)
    throw new UserError(
      `content/palettes/${name}.json, which content/studio.json names, is missing or has problems: npm run studio -- check`,
    );
  return brandOf(colours, await translatorsOf(siteLanguages, content.packs));
}

/** Draws a brand's pictures, by their files. */
export async function drawBrand(brand: Brand): Promise<Map<string, Buffer>> {
  const { Resvg } = await import("@resvg/resvg-js");
  const { default: sharp } = await import("sharp");
  const { icons } = await importDrawings<{
    icons: { drawLetters: typeof drawLetters; drawIcon: typeof drawIcon };
  }>({ icons: "app/guest/chat-pictures/icon.ts" });
  const svg = await icons.drawLetters(brand.icon, fontReader());
  const options = { font: { loadSystemFonts: false } };
  const box = new Resvg(svg, options).innerBBox();
  if (!box) throw new UserError(`The letters “${brand.icon.letters}” are in no font of the site.`);
  const iconOf = (shape: Parameters<typeof drawIcon>[2]) =>
    icons.drawIcon(brand.icon, { svg, box }, shape);
  const pngOf = (drawn: string, width: number) =>
    sharp(new Resvg(drawn, { ...options, fitTo: { mode: "width", value: width } }).render().asPng())
      .png({ palette: true, dither: 0, effort: 10 })
      .toBuffer();
  const pictures = new Map<string, Buffer>([
    ["public/favicon.svg", Buffer.from(`${iconOf("rounded")}\n`)],
    ["public/icon-192.png", await pngOf(iconOf("rounded"), 192)],
    ["public/icon-512.png", await pngOf(iconOf("rounded"), 512)],
    ["public/icon-maskable-512.png", await pngOf(iconOf("maskable"), 512)],
    ["public/apple-touch-icon.png", await pngOf(iconOf("whole"), 180)],
    ["public/favicon.ico", icoOf(await pngOf(iconOf("rounded"), 32), 32)],
  ]);
  const renderer = await openOgRenderer();
  for (const card of brand.cards)
    pictures.set(`public/og-${card.language}.png`, await renderer.print(card));
  return pictures;
}

/**
 * A PNG as an ICO file, which browsers, feed readers and search engines ask for by its name whatever a
 * page says: the directory of one entry (https://learn.microsoft.com/previous-versions/ms997538), and
 * the picture.
 * @param side in pixels, below 256.
 */
function icoOf(png: Buffer, side: number): Buffer {
  const directory = Buffer.alloc(22);
  // Reserved 0, type 1 (icon), one entry; its sides, planes, bits a pixel, length and place.
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(1, 4);
  directory.writeUInt8(side, 6);
  directory.writeUInt8(side, 7);
  directory.writeUInt16LE(1, 10);
  directory.writeUInt16LE(32, 12);
  directory.writeUInt32LE(png.length, 14);
  directory.writeUInt32LE(directory.length, 18);
  return Buffer.concat([directory, png]);
}

/** The record of pictures that show `brand`. */
export async function recordOf(
  brand: Brand,
  pictures: ReadonlyMap<string, Buffer>,
): Promise<BrandRecord> {
  return {
    brand: await brandHash(brand),
    files: Object.fromEntries([...pictures].map(([file, bytes]) => [file, hashOf(bytes)])),
  };
}

/** Pictures of the studio that are not those which `studio brand` would draw. */
export async function outdatedPictures(content: Content): Promise<Problem[]> {
  const message =
    "is not of content/studio.json as it is now, draw it with: npm run studio -- brand";
  const record = await readRecord();
  if (record?.brand !== (await brandHash(await readBrand(content))))
    return [{ file: brandRecord, path: "", message }];
  const problems: Problem[] = [];
  for (const [file, hash] of Object.entries(record.files)) {
    const bytes = await bytesIfThere(join(root, file));
    if (!bytes || hashOf(bytes) !== hash) problems.push({ file, path: "", message });
  }
  return problems;
}

/** Null while no pictures were drawn. */
export async function readRecord(): Promise<BrandRecord | null> {
  const text = await textIfThere(join(root, brandRecord));
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), recordSchema), text);
  return result.success ? result.output : null;
}

function hashOf(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}
