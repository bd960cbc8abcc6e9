import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileKey } from "#app/shop/order/material/store.server.ts";
import type { OrderFile } from "#app/shop/order/material/schema.ts";
import { findFfmpeg } from "./ffmpeg.ts";
import { addFile } from "./media-add.ts";
import { mediaOnDisk } from "./media-upload.ts";
import { readRecords } from "./media-records.ts";
import { UserError } from "./user-error.ts";

/** Digits of a file's hash in its name: enough to tell an order's 21 files apart. */
const namedDigits = 8;

/** The folder of an order's files below `content/media`: it may have no invitation yet. */
function folderOf(number: number): string {
  return `orders/${number}`;
}

/** The name of a file there, without its extension. */
function stemOf({ kind, hash }: Pick<OrderFile, "kind" | "hash">): string {
  return `${kind}-${hash.slice(0, namedDigits)}`;
}

/**
 * The files of an order that are on this machine, by their hashes: names as definitions use them,
 * `media/orders/482137/photo-1a2b3c4d.jpg`.
 */
export async function takenFiles(
  number: number,
  files: readonly OrderFile[],
): Promise<Map<string, string>> {
  const records = await readRecords();
  const localNames = (await mediaOnDisk()).filter((name) => records.has(name));
  return new Map(
    files.flatMap((file) => {
      const start = `media/${folderOf(number)}/${stemOf(file)}.`;
      const name = localNames.find((candidate) => candidate.startsWith(start));
      return name ? [[file.hash, name]] : [];
    }),
  );
}

/** A file of an order that could not be taken, with what to do. */
type Refused = { file: string; message: string };

/**
 * Takes an order's files from R2 into `content/media`, as `studio media add` does. A file that
 * cannot be taken keeps no other from being taken.
 * @param onFile called before each.
 * @returns their names, those that R2 lacks, and those that are refused.
 */
export async function takeOrderFiles(
  media: R2Bucket,
  order: { id: string; number: number },
  files: readonly OrderFile[],
  onFile: (name: string) => void,
): Promise<{ fetched: string[]; missing: string[]; refused: Refused[] }> {
  const ffmpeg = await findFfmpeg();
  const fetched: string[] = [];
  const missing: string[] = [];
  const refused: Refused[] = [];
  const folder = await mkdtemp(join(tmpdir(), "order-"));
  try {
    // Files one at a time: a photo of 60 megapixels takes 240 MB of memory.
    for (const file of files) {
      onFile(file.name);
      const object = await media.get(fileKey(order.id, file.hash));
      if (!object) {
        missing.push(file.name);
        continue;
      }
      // Its own name is the customer's, and might be anything.
      const path = join(folder, `${stemOf(file)}.${file.format}`);
      await writeFile(path, new Uint8Array(await object.arrayBuffer()), { mode: 0o600 });
      try {
        const input = { file: path, folder: folderOf(order.number), as: stemOf(file) };
        fetched.push((await addFile(input, await readRecords(), ffmpeg)).name);
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        refused.push({ file: file.name, message: error.message.replaceAll(path, file.name) });
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return { fetched, missing, refused };
}
