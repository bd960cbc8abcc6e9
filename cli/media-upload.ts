import { readFileSync } from "node:fs";
import { glob, readFile, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import * as v from "valibot";
import { contentTypeOf, extensionOf, kindOf } from "#app/platform/media/kinds.ts";
import {
  isOfInvitation,
  keysOf,
  originalKeyOf,
  placedOf,
  type Library,
  type Medium,
} from "#app/platform/media/library.ts";
import { mediumOfRecord, type MediumRecord } from "#app/platform/media/schema.ts";
import { pictureFormats } from "#app/platform/media/picture-formats.ts";
import { addressHashOf, mediaFolder, pathOfMedium, preparedFolder } from "./media-folder.ts";
import { openFileIndex } from "./file-index.ts";
import type { PictureFacts } from "./media-picture.ts";
import { readRecords } from "./media-records.ts";
import { UserError } from "./user-error.ts";
import { inParallel } from "./parallel.ts";
import { writeWhole, bytesIfThere } from "./files.ts";

/** Lists of R2 at a time. */
const concurrency = 8;
/** Fewer, because a form that is not prepared yet is made first, by all cores. */
const uploadsAtOnce = 4;

/** The names of the files of `content/media` as definitions use them. */
export async function mediaOnDisk(): Promise<string[]> {
  const files = await Array.fromAsync(glob("**/*.*", { cwd: mediaFolder }));
  return files
    .map((file) => `media/${file.split(sep).join("/")}`)
    .filter((name) => kindOf(name) !== null)
    .toSorted();
}

/**
 * The files that definitions may name: those of `content/media`, and those of which only the record
 * is on this machine.
 */
export async function readLibrary(): Promise<Library> {
  const [names, records, index] = [
    await mediaOnDisk(),
    await readRecords(),
    await openMediaIndex(),
  ];
  const library = new Map<string, Medium>();
  for (const [name, record] of records) {
    const medium = mediumOfRecord(name, record);
    if (medium) library.set(name, medium);
  }
  for (const name of names) {
    const hash = index.hashOf(pathOfMedium(name));
    // A record knows which formats are worth offering; of a changed file it knows nothing.
    const isRecorded = library.has(name) && records.get(name)?.hash === hash;
    if (!isRecorded) library.set(name, await mediumOf(name, hash, index));
  }
  await index.save();
  return library;
}

const indexedSchema = v.object({
  hash: v.string(),
  /** Null for a file that cannot be read as a picture; absent until somebody asks. */
  picture: v.optional(
    v.nullable(
      v.object({
        width: v.number(),
        height: v.number(),
        formats: v.array(v.picklist(pictureFormats)),
      }),
    ),
  ),
});

type MediaIndex = {
  /** The hash in a file's address. */
  hashOf: (path: string) => string;
  /** Null for a file that cannot be read as a picture. */
  pictureOf: (path: string) => Promise<PictureFacts | null>;
  save: () => Promise<void>;
};

/** What is known of the files of `content/media`, so that only new ones are read. */
async function openMediaIndex(): Promise<MediaIndex> {
  const index = await openFileIndex<v.InferOutput<typeof indexedSchema>>(
    { name: "media-index", version: 3, schema: indexedSchema },
    (path) => ({ hash: addressHashOf(readFileSync(path)) }),
  );
  return {
    hashOf: (path) => index.factsOf(path).hash,
    async pictureOf(path) {
      const { hash, picture: indexedPicture } = index.factsOf(path);
      if (indexedPicture !== undefined) return indexedPicture;
      // Only new pictures are read, and only what is uploaded is drawn.
      const { pictureFacts } = await import("./media-picture.ts");
      const picture = await pictureFacts(await readFile(path));
      index.learn(path, { hash, picture });
      return picture;
    },
    save: index.save,
  };
}

async function mediumOf(name: string, hash: string, index: MediaIndex): Promise<Medium> {
  const kind = kindOf(name);
  if (kind === "sound" || kind === "film") {
    const { size } = await stat(pathOfMedium(name));
    return { kind, hash, extension: extensionOf(name), bytes: size };
  }
  const picture = kind && (await index.pictureOf(pathOfMedium(name)));
  return kind && picture ? { kind, hash, ...picture } : { kind: "unreadable" };
}

/** The missing R2 keys of a file. `name` is as in definitions, `media/photo.jpg`. */
export type Upload = { name: string; medium: Medium; keys: string[]; isRemote: boolean };

/**
 * Lists what R2 lacks of the files in use. Keys contain a content hash, so existing ones need no
 * comparison.
 * @param used names as in definitions, or addresses as in published invitations.
 * @throws UserError in production for files that are neither there nor on this machine; locally
 * they are reported and left out, so that the site starts without another person's files.
 */
export async function planUploads(
  bucket: R2Bucket,
  library: Library,
  used: ReadonlySet<string>,
  isRemote: boolean,
): Promise<Upload[]> {
  const usedMedia = [...library].filter(
    ([name, medium]) =>
      medium.kind !== "unreadable" && (used.has(name) || used.has(placedOf(medium).src)),
  );
  const records = await readRecords();
  const uploads = new Map<string, Upload>();
  const absent = new Set<string>();
  const failures = await inParallel(concurrency, usedMedia, async ([name, medium]) => {
    const keys = await missingKeys(bucket, name, medium, records.get(name));
    if (keys === null) absent.add(name);
    else if (keys.length > 0) uploads.set(name, { name, medium, keys, isRemote });
  });
  if (failures.length > 0) throw failures[0];
  if (absent.size > 0) reportAbsent([...absent].toSorted(), isRemote);
  return usedMedia.flatMap(([name]) => uploads.get(name) ?? []);
}

/**
 * Null for a file that is neither in R2 nor on this machine. The original of a file without a record
 * is not uploaded: it was put there by hand, and may still say where it was taken.
 */
async function missingKeys(
  bucket: R2Bucket,
  name: string,
  medium: Medium,
  record: MediumRecord | undefined,
): Promise<string[] | null> {
  if (medium.kind === "unreadable") return [];
  const { objects } = await bucket.list({ prefix: `media/${medium.hash}/` });
  const storedKeys = new Set(objects.map(({ key }) => key));
  const keys = keysOf(medium).filter((key) => !storedKeys.has(key));
  if (!isOfInvitation(name) || record?.hash !== medium.hash) return keys;
  const original = originalKeyOf(name, medium);
  const isStored = (await bucket.list({ prefix: original, limit: 1 })).objects.length > 0;
  if (isStored) return keys;
  if ((await readOriginal(name, medium)) !== null) return [...keys, original];
  return keys.length > 0 ? null : [];
}

function reportAbsent(names: readonly string[], isRemote: boolean): void {
  const files = names.map((name) => `content/${name}`).join(", ");
  if (isRemote)
    throw new UserError(
      `Neither on this machine nor in production: ${files}. Whoever has them adds them again: npm run studio -- media add KIND/SLUG FILE --remote`,
    );
  const [folder = ""] = names.map((name) => name.split("/").slice(1, -1).join("/"));
  process.stderr.write(
    `Not on this machine, so their pages lack them here: ${files}. Bring them from production: npm run studio -- media fetch ${folder} --remote\n`,
  );
}

/** Prepares and uploads the missing keys of a file. */
export async function upload(bucket: R2Bucket, transfer: Upload): Promise<void> {
  const { keys } = transfer;
  const failures = await inParallel(uploadsAtOnce, keys, async (key) => {
    const contentType = contentTypeOf(key) ?? "application/octet-stream";
    const bytes = await bytesOf(bucket, transfer, key);
    await bucket.put(key, exact(bytes), { httpMetadata: { contentType } });
  });
  if (failures.length > 0) throw failures[0];
}

/** The bytes of a key, which are made now where they were not prepared before. */
async function bytesOf(
  bucket: R2Bucket,
  { name, medium, isRemote }: Upload,
  key: string,
): Promise<Buffer> {
  if (medium.kind !== "picture" || !key.startsWith("media/"))
    return requireOriginal(bucket, name, medium);
  const path = join(preparedFolder, key.replace(/^media\//, ""));
  const prepared = await bytesIfThere(path);
  if (prepared) return prepared;
  const { formHere, partsOf } = await import("./media-here.ts");
  if (!isRemote) return formHere(key, () => requireOriginal(bucket, name, medium));
  const { width, format } = partsOf(key);
  const { formOf } = await import("./media-picture.ts");
  const bytes = await formOf(await requireOriginal(bucket, name, medium), width, format);
  await writeWhole(path, bytes);
  return bytes;
}

/** A file's bytes if they are on this machine; null where it is missing or another one by now. */
export async function readOriginal(name: string, medium: Medium): Promise<Buffer | null> {
  const bytes = await bytesIfThere(pathOfMedium(name));
  const isSame = bytes && medium.kind !== "unreadable" && addressHashOf(bytes) === medium.hash;
  return isSame ? bytes : null;
}

/**
 * A file's bytes from this machine or from R2.
 * @throws UserError where they are in neither.
 */
async function requireOriginal(bucket: R2Bucket, name: string, medium: Medium): Promise<Buffer> {
  const localBytes = await readOriginal(name, medium);
  if (localBytes) return localBytes;
  const stored = medium.kind === "unreadable" ? null : await fetchOriginal(bucket, name, medium);
  if (stored) return stored;
  throw new UserError(
    `content/${name} is neither on this machine nor in R2: add it again with \`npm run studio -- media add\`.`,
  );
}

/** A file's bytes from R2; null where it is not there. */
export async function fetchOriginal(
  bucket: R2Bucket,
  name: string,
  medium: { hash: string },
): Promise<Buffer | null> {
  const object = await bucket.get(originalKeyOf(name, medium));
  return object ? Buffer.from(await object.arrayBuffer()) : null;
}

function exact(bytes: Buffer): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}
