import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import * as shapes from "../answer-shapes.ts";
import {
  brandRecord,
  drawBrand,
  outdatedPictures,
  readBrand,
  readRecord,
  recordOf,
} from "../brand-pictures.ts";
import { defineCommand } from "../command.ts";
import { readContent } from "../content.ts";
import { say } from "../output.ts";
import { root } from "../root.ts";

export const command = defineCommand({
  after: "palette",
  description: "draw the studio's icons and pictures for chats from content/studio.json",
  examples: ["brand"],
  guarantee: { changes: "files", again: "same", offline: true },
  answer: v.strictObject({ written: shapes.words }),
  /**
   * Draws the studio's icons and the shop window's pictures for chats from content/studio.json
   * into `public/`, where they are not of it already.
   */
  async run(options) {
    const content = await readContent();
    const previousRecord = await readRecord();
    const isDrawn = (await outdatedPictures(content)).length === 0;
    const brand = await readBrand(content);
    const pictures = isDrawn ? new Map<string, Buffer>() : await drawBrand(brand);
    for (const [file, bytes] of pictures) {
      await writeFile(join(root, file), bytes);
      say(options, `${file} written.`);
    }
    if (isDrawn) say(options, "The pictures are those of content/studio.json already.");
    else {
      // Pictures in a language that is offered no more.
      const obsoleteFiles = Object.keys(previousRecord?.files ?? {}).filter(
        (file) => !pictures.has(file),
      );
      for (const file of obsoleteFiles) await rm(join(root, file), { force: true });
      const record = await recordOf(brand, pictures);
      await writeFile(join(root, brandRecord), `${JSON.stringify(record, null, 2)}\n`);
    }
    return { written: [...pictures.keys()] };
  },
});
