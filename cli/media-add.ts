import { createHash } from "node:crypto";
import { createReadStream, statSync } from "node:fs";
import { open, readFile } from "node:fs/promises";
import { basename, join, relative, sep } from "node:path";
import {
  formatBytes,
  formatOf,
  kindOfFormat,
  type FileFormat,
} from "#app/platform/media/format.ts";
import { fileSlug } from "#app/platform/media/file-names.ts";
import { kindOf, largest } from "#app/platform/media/kinds.ts";
import type { MediumRecord } from "#app/platform/media/schema.ts";
import type { Ffmpeg } from "./ffmpeg.ts";
import {
  addressHashOf,
  mediaFolder,
  pathOfMedium,
  preparedFolder,
  shortHash,
} from "./media-folder.ts";
import { openPicture, preparePicture } from "./media-picture.ts";
import { writeRecord } from "./media-records.ts";
import { takeFilm } from "./media-take-film.ts";
import { takePicture } from "./media-take-picture.ts";
import { takeSound } from "./media-take-sound.ts";
import { sizeText, type Source, type Taken } from "./media-taken.ts";
import { UserError } from "./user-error.ts";
import { writeWhole, bytesIfThere, typedPath } from "./files.ts";

/** A file that staff add, and its place and name. */
export type AddInput = {
  file: string;
  /** `wedding/anna-arman`; null for the studio's own files. */
  folder: string | null;
  /** Its name in definitions, without folder and extension; the file's own unless given. */
  as?: string;
};

/** The name that definitions use, with sentences on what was changed or left out. */
export type Added = { name: string; notes: string[]; isNew: boolean };

const knownFormats =
  "It takes photos (JPEG, PNG, WebP, AVIF, HEIC, TIFF, GIF), music (MP3, M4A, and others by ffmpeg) and films (MP4, WebM, and others by ffmpeg)";

/**
 * Takes a file into `content/media`, prepares it and records it.
 * @param ffmpeg null where ffmpeg is not installed.
 * @throws UserError with what to do.
 */
export async function addFile(
  { file, folder, as }: AddInput,
  records: ReadonlyMap<string, MediumRecord>,
  ffmpeg: Ffmpeg | null,
): Promise<Added> {
  const path = typedPath(file);
  const source = await sourceOf(path, file);
  const mediumName = folder === null ? nameOnDisk(path) : null;
  if (mediumName && as === undefined && (await isClean(source, ffmpeg))) {
    await recordFile(mediumName, await readFile(path), records.get(mediumName)?.from);
    return { name: mediumName, notes: [], isNew: false };
  }
  const from = await fileHash(path);
  const home = mediumName ? folderOf(mediumName) : ["media", folder].filter(Boolean).join("/");
  if (as === undefined) {
    const earlierName = await findAdded(from, home, records);
    if (earlierName) return { name: earlierName, notes: [], isNew: false };
  }

  const takenFile = await take(source, ffmpeg);
  const name = `${home}/${nameOf(source, from, as)}.${takenFile.extension}`;
  if (pathOfMedium(name) !== path) await refuseAnother(name, takenFile.bytes, records, file);
  await writeWhole(pathOfMedium(name), takenFile.bytes);
  await recordFile(name, takenFile.bytes, from);
  return { name, notes: takenFile.notes, isNew: true };
}

/** The file that was made of the same one before, if it is still on this machine. */
async function findAdded(
  from: string,
  folder: string,
  records: ReadonlyMap<string, MediumRecord>,
): Promise<string | null> {
  for (const [name, record] of records) {
    if (record.from !== from || folderOf(name) !== folder) continue;
    const storedBytes = await bytesIfThere(pathOfMedium(name));
    if (storedBytes && addressHashOf(storedBytes) === record.hash) return name;
  }
  return null;
}

function folderOf(name: string): string {
  return name.slice(0, name.lastIndexOf("/"));
}

/** True if a file that was put into `content/media` by hand can stay as it is. */
async function isClean(source: Source, ffmpeg: Ffmpeg | null): Promise<boolean> {
  if (kindOfFormat(source.format) !== "picture")
    return (await take(source, ffmpeg)).bytes.equals(await readFile(source.path));
  const { exif, xmp, iptc } = await (await openPicture(source.path)).metadata();
  return !exif && !xmp && !iptc;
}

async function sourceOf(path: string, file: string): Promise<Source> {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) throw new UserError(`There is no file "${file}".`);
  if (stats.isDirectory())
    throw new UserError(`${file} is a folder: name its files, as in ${join(file, "*")}`);
  const { size } = stats;
  if (size === 0)
    throw new UserError(`${file} is empty: it did not come through whole. Ask for it once more.`);
  const format = formatOf(await headOf(path));
  if (format === null)
    throw new UserError(`${file} is none of the files that guests can be shown. ${knownFormats}.`);
  if (kindOfFormat(format) === "picture" && size > largest.picture)
    throw new UserError(
      `${file} has ${sizeText(size)}; at most ${sizeText(largest.picture)}. Save it as JPEG and add that.`,
    );
  return { path, file, size, format };
}

async function headOf(path: string): Promise<Uint8Array> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(new Uint8Array(formatBytes), 0, formatBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** The name of a file that lies in `content/media` already, put there by hand; else null. */
function nameOnDisk(path: string): string | null {
  const inside = relative(mediaFolder, path);
  const name = `media/${inside.split(sep).join("/")}`;
  const isUsable = /^media\/[a-z0-9][a-z0-9./-]*$/.test(name) && kindOf(name) !== null;
  return !inside.startsWith("..") && isUsable ? name : null;
}

function take(source: Source, ffmpeg: Ffmpeg | null): Promise<Taken> {
  switch (kindOfFormat(source.format)) {
    case "picture":
      return takePicture(source);
    case "sound":
      return takeSound(source, ffmpeg);
    case "film":
      return takeFilm(source, ffmpeg);
  }
}

/** A name in Latin letters; for one that cannot be transliterated the kind and a part of the hash. */
function nameOf({ path, format }: { path: string; format: FileFormat }, from: string, as?: string) {
  const slug = fileSlug(as === undefined ? basename(path) : `${as}.`);
  if (slug !== "") return slug;
  if (as !== undefined)
    throw new UserError(`--as ${as}: expected a name with letters or digits, as in our-church.`);
  return `${kindOfFormat(format)}-${from.slice(0, 8)}`;
}

async function refuseAnother(
  name: string,
  bytes: Buffer,
  records: ReadonlyMap<string, MediumRecord>,
  file: string,
): Promise<void> {
  const storedBytes = await bytesIfThere(pathOfMedium(name));
  const hash = storedBytes ? addressHashOf(storedBytes) : records.get(name)?.hash;
  if (hash !== undefined && hash !== addressHashOf(bytes))
    throw new UserError(
      `${file}: content/${name} is another file. Give yours another name with --as, or remove that one first: npm run studio -- media rm ${name}`,
    );
}

/** Prepares a picture's files, so that uploading them takes no time, and writes the record. */
async function recordFile(name: string, bytes: Buffer, from: string | undefined): Promise<void> {
  const hash = addressHashOf(bytes);
  const record = { hash, bytes: bytes.length, from };
  if (kindOf(name) !== "picture") return writeRecord(name, record);
  const prepared = await preparePicture(bytes);
  if (!prepared) throw new UserError(`content/${name} cannot be read as a picture.`);
  for (const { width, format, bytes: form } of prepared.forms)
    await writeWhole(join(preparedFolder, hash, `${width}.${format}`), form);
  await writeRecord(name, { ...record, picture: prepared.facts });
}

async function fileHash(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return shortHash(hash.digest("hex"));
}
