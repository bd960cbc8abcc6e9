import * as v from "valibot";
import { findHeads } from "#app/domain/authoring/head/data.server.ts";
import { unpackLines } from "#app/studio/backup/format.ts";
import { keyOfRow, listByKeys } from "#app/studio/backup/data.server.ts";
import {
  contentName,
  mediaName,
  type BackupStores,
  type Manifest,
} from "#app/studio/backup/schema.server.ts";
import { insertRows } from "#app/studio/backup/mutations.server.ts";
import type { Forgotten } from "#app/studio/backup/tombstones.server.ts";
import { getMany, readPreviousEntry } from "#app/domain/invitation/entry/data.server.ts";
import { keyOf } from "#app/domain/invitation/entry/metadata.ts";
import { restoredMessage } from "#app/platform/outbox/restored.ts";
import { tableNames, type TableName } from "#app/studio/rights/tables/all.ts";
import { rowSchema, type Row } from "#app/platform/privacy/schema.ts";

/** How a backup's entries of one place compare with what is stored. */
export type Compared = {
  /** Not there: restored. */
  missing: number;
  /** There and other: left as they are, unless overwriting was asked for. */
  differs: number;
  same: number;
  /** Deleted on request, or taken down, since: never restored. */
  leftOut: number;
};

type Restore = {
  forgotten: Forgotten;
  /** Entries that differ are replaced too. */
  overwrite: boolean;
  /** The run compares alone. */
  dryRun: boolean;
};

/** Rows of one statement; their JSON stays below the 2 MB that D1 binds. */
const rowsAtOnce = 50;

/**
 * Compares a backup with what is stored, by place, and unless `dryRun` restores what is missing: D1
 * first, because it says which addresses were taken down. Running it again finishes an interrupted
 * run.
 * @throws for a chunk that is missing or damaged.
 */
export async function restoreBackup(
  stores: BackupStores,
  { chunks }: Pick<Manifest, "chunks">,
  how: Restore,
): Promise<Map<string, Compared>> {
  const comparisons = new Map<string, Compared>();
  for (const { key, of } of chunks) {
    if (of === mediaName) continue;
    const bytes = await (await stores.media.get(key))?.arrayBuffer();
    if (bytes === undefined) throw new Error(`${key} is missing: the backup cannot be restored`);
    const lines = unpackLines(bytes);
    const table = tableNames.find((name) => name === of);
    for (let start = 0; start < lines.length; start += rowsAtOnce) {
      const part = lines.slice(start, start + rowsAtOnce);
      const compared = table
        ? await restoreRows(stores.db, table, part, how)
        : of === contentName
          ? await restoreEntries(stores, part, how)
          : null;
      // A table that a newer release dropped has no place any more.
      if (compared) comparisons.set(of, sum(comparisons.get(of), compared));
    }
  }
  return comparisons;
}

async function restoreRows(
  db: D1Database,
  table: TableName,
  lines: readonly unknown[],
  { forgotten, overwrite, dryRun }: Restore,
): Promise<Compared> {
  const rows = lines.map((line) => v.parse(rowSchema, line));
  const isForgotten = await Promise.all(rows.map((row) => forgotten.hasRow(table, row)));
  const keptRows = rows.filter((_, index) => !isForgotten[index]);
  const stored = new Map(
    (
      await listByKeys(
        db,
        table,
        keptRows.map((row) => keyOfRow(table, row)),
      )
    ).map((row) => [JSON.stringify(keyOfRow(table, row)), row]),
  );
  const storedRow = (row: Row) => stored.get(JSON.stringify(keyOfRow(table, row)));
  const missing = keptRows.filter((row) => !storedRow(row));
  const different = keptRows.filter((row) => {
    const other = storedRow(row);
    return (
      other && Object.entries(row).some(([name, value]) => name in other && other[name] !== value)
    );
  });
  if (!dryRun) {
    const restored = (row: Row) => (table === "outbox" ? restoredMessage(row) : row);
    const writes = [
      { some: missing, replace: false },
      { some: overwrite ? different : [], replace: true },
    ].filter(({ some }) => some.length > 0);
    if (writes.length > 0)
      await db.batch(
        writes.map(({ some, replace }) => insertRows(db, table, some.map(restored), replace)),
      );
  }
  return {
    missing: missing.length,
    differs: different.length,
    same: keptRows.length - missing.length - different.length,
    leftOut: rows.length - keptRows.length,
  };
}

const entrySchema = v.object({
  key: v.string(),
  value: v.nullable(v.string()),
  metadata: v.unknown(),
});
type Entry = v.InferOutput<typeof entrySchema>;

async function restoreEntries(
  { db, content }: BackupStores,
  lines: readonly unknown[],
  { forgotten, overwrite, dryRun }: Restore,
): Promise<Compared> {
  const entries = lines.map((line) => v.parse(entrySchema, line));
  const keptEntries = await withoutTakenDown(db, entries, forgotten);
  const stored = await getMany(
    content,
    keptEntries.map(({ key }) => key),
  );
  const storedValue = (key: string) => stored.get(key) ?? null;
  const missing = keptEntries.filter(({ key }) => storedValue(key) === null);
  const different = keptEntries.filter(
    ({ key, value }) => storedValue(key) !== null && storedValue(key) !== value,
  );
  if (!dryRun)
    for (const { key, value, metadata } of overwrite ? [...missing, ...different] : missing)
      if (value !== null) await content.put(key, value, metadata ? { metadata } : {});
  return {
    missing: missing.length,
    differs: different.length,
    same: keptEntries.length - missing.length - different.length,
    leftOut: entries.length - keptEntries.length,
  };
}

/** The entries that may be restored: not of forgotten invitations, nor at addresses taken down. */
async function withoutTakenDown(
  db: D1Database,
  entries: readonly Entry[],
  forgotten: Forgotten,
): Promise<Entry[]> {
  const owned = entries.map((entry) => ({ entry, path: readPreviousEntry(entry.value)?.path }));
  const heads = await findHeads(
    db,
    owned.flatMap(({ path }) => path ?? []),
  );
  const keptEntries = await Promise.all(
    owned.map(async ({ entry, path }) => {
      if (entry.value === null) return [];
      if (path === undefined || !entry.key.startsWith(keyOf(""))) return [entry];
      if (await forgotten.hasPath(path)) return [];
      const head = heads.get(path);
      const address = entry.key.slice(keyOf("").length);
      const isDown = head !== undefined && !head.addresses.includes(address);
      return isDown && !address.includes("@") ? [] : [entry];
    }),
  );
  return keptEntries.flat();
}

function sum(total: Compared | undefined, other: Compared): Compared {
  return {
    missing: (total?.missing ?? 0) + other.missing,
    differs: (total?.differs ?? 0) + other.differs,
    same: (total?.same ?? 0) + other.same,
    leftOut: (total?.leftOut ?? 0) + other.leftOut,
  };
}
