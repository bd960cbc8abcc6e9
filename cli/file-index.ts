import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { contentDir } from "./root.ts";
import { stateDir } from "./store.ts";
import { writeWhole, textIfThere } from "./files.ts";

/** Size and time of change, in milliseconds, of a file when it was read, and what it said. */
type Entry<Facts> = { bytes: number; changed: number; facts: Facts };

/**
 * A file that changed less than this before it was read may change again within the same tick of
 * its file system's clock: two seconds on FAT.
 */
const settledMs = 2_000;

export type FileIndex<Facts> = {
  /** Facts of a file, which is read only when it is new or has changed. */
  factsOf: (path: string) => Facts;
  /** Replaces what is known of a file, which `factsOf` was asked for before. */
  learn: (path: string, facts: Facts) => void;
  /** Keeps what was asked for since the index was opened, and forgets the rest. */
  save: () => Promise<void>;
};

/**
 * The index of the content folder's files, kept beside the local storage. An entry counts while the file's size and time of change are the same.
 * @param version another one discards the entries of an older release.
 * @param read learns a file's facts; called without a promise, which would cost more than the file.
 */
export async function openFileIndex<Facts>(
  { name, version, schema }: { name: string; version: number; schema: v.GenericSchema<Facts> },
  read: (path: string) => Facts,
): Promise<FileIndex<Facts>> {
  const folder = createHash("sha256").update(contentDir).digest("hex").slice(0, 12);
  const file = join(stateDir, name, `${folder}.json`);
  const storedEntries = await readEntries(file, version, schema);
  const current = new Map<string, { entry: Entry<Facts>; isSettled: boolean }>();
  let isChanged = false;

  function entryOf(path: string): Entry<Facts> {
    const currentEntry = current.get(path);
    if (currentEntry) return currentEntry.entry;
    const { size: bytes, mtimeMs: changed } = statSync(path);
    const earlier = storedEntries.get(path);
    const isSame = earlier?.changed === changed && earlier.bytes === bytes;
    const entry = earlier && isSame ? earlier : { bytes, changed, facts: read(path) };
    const isSettled = Date.now() - changed > settledMs;
    isChanged ||= entry !== earlier;
    current.set(path, { entry, isSettled });
    return entry;
  }

  return {
    factsOf: (path) => entryOf(path).facts,
    learn(path, facts) {
      entryOf(path).facts = facts;
      isChanged = true;
    },
    async save() {
      if (!isChanged && current.size === storedEntries.size) return;
      const settled = [...current].filter(([, { isSettled }]) => isSettled);
      const files = Object.fromEntries(settled.map(([path, { entry }]) => [path, entry]));
      await writeWhole(file, JSON.stringify({ version, files }));
    },
  };
}

async function readEntries<Facts>(
  file: string,
  version: number,
  schema: v.GenericSchema<Facts>,
): Promise<Map<string, Entry<Facts>>> {
  const entry = v.object({ bytes: v.number(), changed: v.number(), facts: schema });
  const index = v.pipe(
    v.string(),
    v.parseJson(),
    v.object({ version: v.literal(version), files: v.record(v.string(), entry) }),
  );
  const result = v.safeParse(index, await textIfThere(file));
  return new Map(result.success ? Object.entries(result.output.files) : []);
}
