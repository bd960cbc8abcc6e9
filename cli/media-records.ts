import { glob, rm } from "node:fs/promises";
import { join, sep } from "node:path";
import * as v from "valibot";
import { recordsSchema, type MediumRecord } from "#app/platform/media/schema.ts";
import { mediaFolder } from "./media-folder.ts";
import { writeWhole, textIfThere } from "./files.ts";

const recordsFile = "media.json";

/** All records by the names that definitions use. An unreadable file of them is reported. */
export async function readRecords(): Promise<Map<string, MediumRecord>> {
  const records = new Map<string, MediumRecord>();
  for (const file of await Array.fromAsync(glob(`**/${recordsFile}`, { cwd: mediaFolder }))) {
    const folder = file.split(sep).slice(0, -1).join("/");
    for (const [name, record] of Object.entries(await readFolder(folder)))
      records.set(["media", folder, name].filter(Boolean).join("/"), record);
  }
  return records;
}

async function readFolder(folder: string): Promise<Record<string, MediumRecord>> {
  const text = await textIfThere(join(mediaFolder, folder, recordsFile));
  if (text === null) return {};
  const result = v.safeParse(recordsSchema, text);
  if (result.success) return result.output;
  const file = ["content/media", folder, recordsFile].filter(Boolean).join("/");
  process.stderr.write(
    `${file} cannot be read, so nothing is known of files that are not on this machine. Restore it: git checkout ${file}\n`,
  );
  return {};
}

/**
 * Records a file, or forgets it with `null`. One file of records per folder, sorted by name, so that
 * two people's changes seldom meet.
 * @param name as in definitions.
 */
export async function writeRecord(name: string, record: MediumRecord | null): Promise<void> {
  const steps = name.split("/").slice(1);
  const folder = steps.slice(0, -1).join("/");
  const { [steps.at(-1) ?? ""]: _before, ...others } = await readFolder(folder);
  const all = record ? { ...others, [steps.at(-1) ?? ""]: record } : others;
  const sorted = Object.fromEntries(
    Object.entries(all).toSorted(([entryName], [other]) => (entryName < other ? -1 : 1)),
  );
  const path = join(mediaFolder, folder, recordsFile);
  if (Object.keys(all).length === 0) return rm(path, { force: true });
  const { format } = await import("oxfmt");
  const { code } = await format(path, JSON.stringify(sorted), {
    printWidth: 100,
    objectWrap: "collapse",
  });
  await writeWhole(path, code);
}
