import { statSync } from "node:fs";
import { readJson } from "#app/domain/authoring/check/json.ts";
import { keysPerRead, listKeys } from "#app/domain/invitation/entry/metadata.ts";
import { getMany } from "#app/domain/invitation/entry/data.server.ts";
import { keysOf, mediaOf, type Library } from "#app/platform/media/library.ts";
import { hashesIn } from "#app/platform/media/retention.ts";
import { listDeliverableHashes } from "#app/shop/order/deliverables/data.server.ts";
import { listPreviewTexts } from "#app/shop/order/preview/data.server.ts";
import { type Content, readContent } from "./content.ts";
import { pathOfMedium } from "./media-folder.ts";
import type { Store } from "./store.ts";
import { readRecords } from "./media-records.ts";
import { readLibrary } from "./media-upload.ts";

/** A file of `content/media` as `media list` shows it. */
export type MediumRow = {
  name: string;
  bytes: number;
  /** Definitions and templates that name it. */
  usedBy: string[];
  /** The file is on this machine, not only its record. */
  isHere: boolean;
  /** How many of its files for pages R2 lacks; null where R2 was not asked. */
  missing: number | null;
};

/**
 * All files with their use.
 * @param storedKeys the keys of R2; null where it was not asked.
 */
export async function readRows(storedKeys: ReadonlySet<string> | null): Promise<MediumRow[]> {
  const [library, records] = [await readLibrary(), await readRecords()];
  const users = usersOf(await readContent());
  return [...library]
    .toSorted(([entryName], [other]) => (entryName < other ? -1 : 1))
    .map(([name, medium]) => {
      const size = statSync(pathOfMedium(name), { throwIfNoEntry: false })?.size ?? null;
      const keys = medium.kind === "unreadable" ? [] : keysOf(medium);
      return {
        name,
        bytes: size ?? records.get(name)?.bytes ?? 0,
        usedBy: users.get(name) ?? [],
        isHere: size !== null,
        missing: storedKeys && keys.filter((key) => !storedKeys.has(key)).length,
      };
    });
}

/** The definitions and templates that name a file, by the file's name. */
function usersOf({ files }: Content): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const { file, text } of files)
    for (const src of new Set(mediaOf(readJson(text).value).map((reference) => reference.src)))
      users.set(src, [...(users.get(src) ?? []), file]);
  return users;
}

/**
 * The hashes of all files that something may still show: every version of every invitation and
 * template, which `rollback` can return to, the catalogue, the previews of customers, the files made of
 * cards and animations, and the
 * definitions and records on this machine.
 */
export async function referredHashes(
  { content: kv, db }: Store,
  library: Library,
): Promise<Set<string>> {
  const hashes = new Set<string>();
  for (const medium of library.values()) if (medium.kind !== "unreadable") hashes.add(medium.hash);
  for (const { hash } of await listDeliverableHashes(db)) hashes.add(hash);
  for (const text of await listPreviewTexts(db))
    for (const hash of hashesIn(text)) hashes.add(hash);
  for (const prefix of ["invitation:", "catalogue:"])
    for await (const text of textsOf(kv, prefix))
      for (const hash of hashesIn(text)) hashes.add(hash);
  return hashes;
}

/** The values of all keys with a prefix, a hundred at a time, because all of them are many. */
async function* textsOf(kv: KVNamespace, prefix: string): AsyncGenerator<string> {
  let keys: string[] = [];
  for await (const { name } of listKeys(kv, prefix)) {
    keys.push(name);
    if (keys.length < keysPerRead) continue;
    yield* await valuesOf(kv, keys);
    keys = [];
  }
  yield* await valuesOf(kv, keys);
}

async function valuesOf(kv: KVNamespace, keys: readonly string[]): Promise<string[]> {
  return [...(await getMany(kv, keys)).values()].filter((text) => text !== null);
}
