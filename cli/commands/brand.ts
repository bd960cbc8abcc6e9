import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  brandRecord,
  drawBrand,
  outdatedPictures,
  readBrand,
  readRecord,
  recordOf,
} from "../brand-pictures.ts";
import { readContent } from "../content.ts";
import { printJson, say, type Options } from "../output.ts";
import { root } from "../root.ts";

/**
 * `studio brand`: draws the studio's icons and the shop window's pictures for chats from
 * content/studio.json into `public/`, where they are not of it already.
 */
export async function brand(options: Options): Promise<void> {
  const content = await readContent();
  const before = await readRecord();
  const isDrawn = (await outdatedPictures(content)).length === 0;
  const own = await readBrand(content);
  const pictures = isDrawn ? new Map<string, Buffer>() : await drawBrand(own);
  for (const [file, bytes] of pictures) {
    await writeFile(join(root, file), bytes);
    say(options, `${file} written.`);
  }
  if (isDrawn) say(options, "The pictures are those of content/studio.json already.");
  else {
    // Pictures in a language that is offered no more.
    const left = Object.keys(before?.files ?? {}).filter((file) => !pictures.has(file));
    for (const file of left) await rm(join(root, file), { force: true });
    const record = await recordOf(own, pictures);
    await writeFile(join(root, brandRecord), `${JSON.stringify(record, null, 2)}\n`);
  }
  if (options.json) printJson({ written: [...pictures.keys()] });
}
