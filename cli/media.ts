import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { contentTypeOf, extensionOf, kindOf } from "#app/features/media/kinds.ts";
import { keysOf, placedOf, type Library, type Medium } from "#app/features/media/library.ts";
import type { PictureFormat } from "#app/features/media/picture.ts";
import { root } from "./content.ts";

/** Originals of the files that definitions name. */
export const mediaFolder = join(root, "content", "media");
/** Prepared files, cached per machine, because resizing a picture takes seconds. */
const preparedFolder = join(root, ".wrangler", "media");

/** Version of the preparation, part of every hash: other settings need other addresses. */
const preparationVersion = "1";
const hashLength = 32;

/** Reads the files of `content/media`. */
export async function readLibrary(): Promise<Library> {
  const library = new Map<string, Medium>();
  for (const name of (await readdir(mediaFolder)).toSorted()) {
    if (kindOf(name) !== null) library.set(`media/${name}`, await readMedium(name));
  }
  return library;
}

async function readMedium(name: string): Promise<Medium> {
  const bytes = await readFile(join(mediaFolder, name));
  const hash = createHash("sha256")
    .update(preparationVersion)
    .update(bytes)
    .digest("hex")
    .slice(0, hashLength);
  const kind = kindOf(name);
  if (kind !== "picture") return { kind: kind ?? "unreadable", hash, extension: extensionOf(name) };
  const { default: sharp } = await import("sharp");
  try {
    const { width, height } = (await sharp(bytes).metadata()).autoOrient;
    return { kind: "picture", hash, width, height };
  } catch {
    return { kind: "unreadable" };
  }
}

/** The missing R2 keys of a file. `name` is as in definitions, `media/photo.jpg`. */
export type Upload = { name: string; medium: Medium; keys: string[] };

/**
 * Lists what R2 lacks of the files in use. Keys contain a content hash, so existing ones need no
 * comparison.
 * @param used names as in definitions, or addresses as in published invitations.
 */
export async function planUploads(
  bucket: R2Bucket,
  library: Library,
  used: ReadonlySet<string>,
): Promise<Upload[]> {
  const uploads: Upload[] = [];
  for (const [name, medium] of library) {
    if (medium.kind === "unreadable") continue;
    const { src } = placedOf(medium);
    if (!used.has(name) && !used.has(src)) continue;
    const { objects } = await bucket.list({ prefix: `media/${medium.hash}/` });
    const there = new Set(objects.map(({ key }) => key));
    const keys = keysOf(medium).filter((key) => !there.has(key));
    if (keys.length > 0) uploads.push({ name, medium, keys });
  }
  return uploads;
}

/** Prepares and uploads the missing keys of a file. */
export async function upload(bucket: R2Bucket, { name, medium, keys }: Upload): Promise<void> {
  for (const key of keys) {
    const contentType = contentTypeOf(key) ?? "application/octet-stream";
    await bucket.put(key, await bytesOf(name, medium, key), { httpMetadata: { contentType } });
  }
}

async function bytesOf(name: string, medium: Medium, key: string): Promise<ArrayBuffer> {
  const original = join(root, "content", name);
  if (medium.kind !== "picture") return exact(await readFile(original));
  const path = join(preparedFolder, key.replace(/^media\//, ""));
  try {
    return exact(await readFile(path));
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
  }
  const bytes = await shrink(original, key);
  await mkdir(join(path, ".."), { recursive: true });
  // Renamed when complete, so that an interrupted run leaves no partial file.
  const part = `${path}.${process.pid}.part`;
  await writeFile(part, bytes);
  await rename(part, path);
  return exact(bytes);
}

/** One variant of a picture: upright, in sRGB, without metadata. */
async function shrink(original: string, key: string): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const width = Number(/\/(\d+)\.\w+$/.exec(key)?.[1]);
  const picture = sharp(original).autoOrient().resize({ width, withoutEnlargement: true });
  const formats: Record<PictureFormat, () => Promise<Buffer>> = {
    avif: () => picture.avif({ quality: 52, effort: 3 }).toBuffer(),
    webp: () => picture.webp({ quality: 76 }).toBuffer(),
    jpg: () =>
      picture.flatten({ background: "#fff" }).jpeg({ quality: 78, mozjpeg: true }).toBuffer(),
  };
  const format = extensionOf(key);
  if (format !== "avif" && format !== "webp" && format !== "jpg")
    throw new Error(`no picture is kept as ${format}`);
  return formats[format]();
}

function exact(bytes: Buffer): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}
