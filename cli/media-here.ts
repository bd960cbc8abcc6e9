import { join } from "node:path";
import { extensionOf } from "#app/platform/media/kinds.ts";
import { pictureFormats, type PictureFormat } from "#app/platform/media/picture-formats.ts";
import { efforts, formOf } from "./media-picture.ts";
import { root } from "./root.ts";
import { writeWhole, bytesIfThere } from "./files.ts";

/**
 * Photos' files as this machine alone shows them, by the settings and the photo's hash. They outlive
 * the storage, and must not reach production, where guests get smaller ones.
 */
const folder = join(root, "node_modules/.cache/photos", Object.values(efforts.machine).join("-"));

/**
 * A file of a photo for this machine: drawn now, where no earlier run has.
 * @param key as in R2, `media/HASH/480.avif`.
 * @param original reads the photo; called only when the file has to be drawn.
 */
export async function formHere(key: string, original: () => Promise<Buffer>): Promise<Buffer> {
  const storedForm = await keptForm(key);
  if (storedForm) return storedForm;
  const { width, format } = partsOf(key);
  const bytes = await formOf(await original(), width, format, efforts.machine);
  // A checkout that cannot be written to draws each time.
  await writeWhole(pathOf(key), bytes).catch(() => {});
  return bytes;
}

/** Width and format in the key of a photo's file. */
export function partsOf(key: string): { width: number; format: PictureFormat } {
  const format = pictureFormats.find((candidate) => candidate === extensionOf(key));
  if (!format) throw new Error(`no picture is kept as ${extensionOf(key)}`);
  return { width: Number(/\/(\d+)\.\w+$/.exec(key)?.[1]), format };
}

/** A file that was drawn before; null where it was not. */
export function keptForm(key: string): Promise<Buffer | null> {
  return bytesIfThere(pathOf(key));
}

function pathOf(key: string): string {
  return join(folder, key.replace(/^media\//, ""));
}
