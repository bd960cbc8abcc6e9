import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { pictureFormats } from "#app/features/media/picture.ts";
import { addressHashOf, isMissing, mediaFolder, writeWhole } from "./media-folder.ts";
import { pictureFacts, type PictureFacts } from "./media-picture.ts";
import { stateDir } from "./store.ts";

const entrySchema = v.object({
  /** Size and time of change, in nanoseconds, of the file when it was read. */
  bytes: v.number(),
  changed: v.string(),
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
type Entry = v.InferOutput<typeof entrySchema>;

/** Entries of an older version are of no use: their hashes are others. */
const indexSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ version: v.literal(2), files: v.record(v.string(), entrySchema) }),
);

/**
 * A file that changed less than this before it was read may change again within the same tick of
 * its file system's clock: two seconds on FAT.
 */
const settledNs = 2_000_000_000n;

/** One index per content folder, beside the local storage. */
const indexFile = join(
  stateDir,
  "media-index",
  `${createHash("sha256").update(mediaFolder).digest("hex").slice(0, 12)}.json`,
);

export type MediaIndex = {
  /** The hash in a file's address. */
  hashOf: (path: string) => Promise<string>;
  /** Null for a file that cannot be read as a picture. */
  pictureOf: (path: string) => Promise<PictureFacts | null>;
  save: () => Promise<void>;
};

/**
 * What is known of files, so that only new ones are read. An entry counts while the file's size and
 * time of change are the same.
 */
export async function openIndex(): Promise<MediaIndex> {
  const known = await readIndex();
  const current = new Map<string, { entry: Entry; isSettled: boolean }>();
  let isChanged = false;

  async function entryOf(path: string): Promise<Entry> {
    const there = current.get(path);
    if (there) return there.entry;
    const { size, mtimeNs } = await stat(path, { bigint: true });
    const changed = String(mtimeNs);
    const earlier = known.get(path);
    const isSame = earlier?.changed === changed && BigInt(earlier.bytes) === size;
    const entry = earlier && isSame ? earlier : await readEntry(path, changed);
    const isSettled = BigInt(Date.now()) * 1_000_000n - mtimeNs > settledNs;
    isChanged ||= entry !== earlier;
    current.set(path, { entry, isSettled });
    return entry;
  }

  return {
    hashOf: async (path) => (await entryOf(path)).hash,
    async pictureOf(path) {
      const entry = await entryOf(path);
      if (entry.picture === undefined) {
        entry.picture = await pictureFacts(await readFile(path));
        isChanged = true;
      }
      return entry.picture;
    },
    async save() {
      if (!isChanged && current.size === known.size) return;
      const settled = [...current].filter(([, { isSettled }]) => isSettled);
      const files = Object.fromEntries(settled.map(([path, { entry }]) => [path, entry]));
      await writeWhole(indexFile, JSON.stringify({ version: 2, files }));
    },
  };
}

async function readEntry(path: string, changed: string): Promise<Entry> {
  const bytes = await readFile(path);
  return { bytes: bytes.length, changed, hash: addressHashOf(bytes) };
}

async function readIndex(): Promise<Map<string, Entry>> {
  try {
    const result = v.safeParse(indexSchema, await readFile(indexFile, "utf8"));
    return new Map(result.success ? Object.entries(result.output.files) : []);
  } catch (error) {
    if (isMissing(error)) return new Map();
    throw error;
  }
}
