import { existsSync } from "node:fs";
import { keysOf } from "#app/platform/media/library.ts";
import { pathOfMedium } from "./media-folder.ts";
import { formHere, keptForm } from "./media-here.ts";
import { readLibrary, readOriginal, type Upload } from "./media-upload.ts";

/**
 * A file of a photo of `content/media`, which is drawn now where no earlier run has.
 * @param key as in R2, `media/HASH/480.avif`.
 * @returns null for a key of no photo on this machine.
 */
export async function photoHere(key: string): Promise<Buffer | null> {
  const storedForm = await keptForm(key);
  if (storedForm) return storedForm;
  for (const [name, medium] of await readLibrary()) {
    if (medium.kind !== "picture" || !keysOf(medium).includes(key)) continue;
    const original = await readOriginal(name, medium);
    return original && formHere(key, () => Promise.resolve(original));
  }
  return null;
}

/** Uploads without the files that `photoHere` draws. */
export function withoutPhotosHere(uploads: readonly Upload[]): Upload[] {
  return uploads.flatMap((upload) => {
    if (upload.medium.kind !== "picture" || !existsSync(pathOfMedium(upload.name))) return [upload];
    const keys = upload.keys.filter((key) => !key.startsWith("media/"));
    return keys.length > 0 ? [{ ...upload, keys }] : [];
  });
}
