import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { root } from "../paths.ts";
import { apricotBough } from "./scenes/apricot.ts";
import { ararat } from "./scenes/ararat.ts";
import { canonScenes } from "./scenes/canon.ts";
import { carpetDragon, carpetLozenges, carpetMedallion } from "./scenes/carpets.ts";
import { courtyard } from "./scenes/courtyard.ts";
import { cups } from "./scenes/cups.ts";
import * as decades from "./scenes/decades.ts";
import { evening } from "./scenes/evening.ts";
import { khachkar } from "./scenes/khachkar.ts";
import * as keepsakes from "./scenes/keepsakes.ts";
import * as letterThings from "./scenes/letter-things.ts";
import * as letters from "./scenes/letters.ts";
import { orchard } from "./scenes/orchard.ts";
import { pomegranates } from "./scenes/pomegranates.ts";
import * as specimens from "./scenes/specimens.ts";

const folder = join(root, "content", "media");
const scenes = [
  apricotBough,
  ararat,
  ...canonScenes,
  carpetDragon,
  carpetLozenges,
  carpetMedallion,
  courtyard,
  cups,
  evening,
  khachkar,
  ...orchard,
  pomegranates,
  ...Object.values(decades),
  ...Object.values(keepsakes),
  ...Object.values(letters),
  ...Object.values(letterThings),
  ...Object.values(specimens),
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
