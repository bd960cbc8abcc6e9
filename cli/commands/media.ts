import { copyFile, mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { extensionOf, kindOf, largest } from "#app/features/media/kinds.ts";
import { root } from "../content.ts";
import { mediaFolder, planUploads, readLibrary, upload } from "../media.ts";
import { printJson, UserError, say, type Options } from "../output.ts";
import { withStore } from "../store.ts";

/**
 * Longer side of a photo in `content/media`, in pixels: more than any screen shows, yet small
 * enough for the repository.
 */
const maxSidePixels = 2400;

/**
 * `studio media add FILE…`: copies photos, music and films into `content/media`, prepares them and
 * uploads them to R2. A photo's metadata is removed.
 */
export async function addMedia(files: readonly string[], options: Options): Promise<void> {
  const taken: string[] = [];
  for (const file of files) taken.push(await copyFileIn(file));
  const library = await readLibrary();
  await withStore(options.remote ?? false, async ({ media: bucket }) => {
    for (const one of await planUploads(bucket, library, new Set(taken))) await upload(bucket, one);
    for (const name of taken) say(options, `${name} can be named in a definition.`);
  });
  if (options.json) printJson({ media: taken });
}

/** Copies one file. @returns the name that definitions use. */
async function copyFileIn(file: string): Promise<string> {
  const path = resolve(process.env.INIT_CWD ?? root, file);
  const kind = kindOf(path);
  if (kind === null) throw new UserError(`${file}: not a photo, music or film that browsers show.`);
  const { size } = await sizeOf(path, file);
  if (size > largest[kind]) {
    const megabytes = Math.round(largest[kind] / 1024 / 1024);
    throw new UserError(`${file}: at most ${megabytes} MB, or guests on the road wait too long.`);
  }
  const extension = kind === "picture" ? "jpg" : extensionOf(path);
  const name = `${slugOf(path)}.${extension}`;
  const target = join(mediaFolder, name);
  if (target === path) return `media/${name}`;
  await mkdir(mediaFolder, { recursive: true });
  const bytes = kind === "picture" ? await withoutMetadata(path, file) : null;
  await refuseAnother(target, name, bytes ?? (await readFile(path)));
  if (bytes) await writeFile(target, bytes);
  else await copyFile(path, target);
  return `media/${name}`;
}

async function sizeOf(path: string, file: string) {
  try {
    return await stat(path);
  } catch (error) {
    throw new UserError(`There is no file "${file}".`, { cause: error });
  }
}

/** Rotated upright, without metadata, and reduced in size. */
async function withoutMetadata(path: string, file: string): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  try {
    return await sharp(path)
      .autoOrient()
      .resize({
        width: maxSidePixels,
        height: maxSidePixels,
        fit: "inside",
        withoutEnlargement: true,
      })
      .flatten({ background: "#fff" })
      .jpeg({ quality: 90, mozjpeg: true })
      .toBuffer();
  } catch (error) {
    throw new UserError(`${file} cannot be read as a picture.`, { cause: error });
  }
}

async function refuseAnother(target: string, name: string, bytes: Buffer): Promise<void> {
  const there = await readFile(target).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (there && !there.equals(bytes))
    throw new UserError(`content/media/${name} is another file: give yours another name.`);
}

/** `IMG 0042 (1).JPG` as `img-0042-1`. */
function slugOf(path: string): string {
  const stem = basename(path).replace(/\.[^.]*$/, "");
  const plain = stem
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  if (plain === "")
    throw new UserError(`${basename(path)}: give it a name in Latin letters or digits first.`);
  return plain;
}
