import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { root } from "../paths.ts";
import { apricotBough } from "./scenes/apricot.ts";
import { ararat } from "./scenes/ararat.ts";
import { carpetDragon, carpetLozenges, carpetMedallion } from "./scenes/carpets.ts";
import { courtyard } from "./scenes/courtyard.ts";
import { cups } from "./scenes/cups.ts";
import { evening } from "./scenes/evening.ts";
import { khachkar } from "./scenes/khachkar.ts";
import { orchard } from "./scenes/orchard.ts";
import { pomegranates } from "./scenes/pomegranates.ts";

const folder = join(root, "content", "media");
const scenes = [
  apricotBough,
  ararat,
  carpetDragon,
  carpetLozenges,
  carpetMedallion,
  courtyard,
  cups,
  evening,
  khachkar,
  ...orchard,
  pomegranates,
];

/** Draws the pictures of the demo invitations: `node scripts/media/draw-media.ts [NAME…]`. */
const wanted = process.argv.slice(2);
await mkdir(folder, { recursive: true });
for (const { name, svg } of scenes) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const picture = await sharp(Buffer.from(svg)).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
  await writeFile(join(folder, `${name}.jpg`), picture);
  console.log(`content/media/${name}.jpg  ${Math.round(picture.length / 1024)} kB`);
}
