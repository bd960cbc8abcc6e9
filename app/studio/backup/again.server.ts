import { listHeads } from "#app/domain/authoring/head/data.server.ts";
import { keyOfRow, listPage, type RowKey } from "#app/studio/backup/data.server.ts";
import { deleteByKeys } from "#app/studio/backup/mutations.server.ts";
import { forgottenAt, pathDigest, type Tombstone } from "#app/studio/backup/tombstones.server.ts";
import { tableNames, tables, type TableName } from "#app/studio/rights/tables/all.ts";
import type { Row } from "#app/platform/privacy/schema.ts";

/** Rows of one statement. */
const rowsAtOnce = 100;

/**
 * Deletes what came back of what was forgotten: after Time Travel has taken D1 back, and replies
 * that a page sent while its invitation was deleted. An invitation that was previewed or published
 * at its address again since is left.
 * @returns the numbers of deleted rows, of the tables that had some.
 */
export async function deleteForgotten(
  db: D1Database,
  tombstones: readonly Tombstone[],
): Promise<Partial<Record<TableName, number>>> {
  const used = await lastUses(db);
  const standing = tombstones.map((tombstone) => {
    const { path } = tombstone;
    // Of an interrupted run nobody knows how far it came.
    const finishedAt = tombstone.finishedAt ?? tombstone.begunAt;
    const isAnother = path !== null && (used.get(path) ?? 0) > finishedAt;
    return { ...tombstone, finishedAt, path: isAnother ? null : path };
  });
  const forgotten = forgottenAt(standing, -Infinity);
  const deleted: Partial<Record<TableName, number>> = {};
  for (const table of tableNames.filter((name) => tables[name].of !== null)) {
    for await (const rows of pagesOf(db, table)) {
      const isForgotten = await Promise.all(rows.map((row) => forgotten.hasRow(table, row)));
      const keys = rows.filter((_, index) => isForgotten[index]).map((row) => keyOfRow(table, row));
      if (keys.length === 0) continue;
      await deleteByKeys(db, table, keys).run();
      deleted[table] = (deleted[table] ?? 0) + keys.length;
    }
  }
  return deleted;
}

/** When each address was last published or previewed, by its digest. */
async function lastUses(db: D1Database): Promise<ReadonlyMap<string, number>> {
  const used = new Map<string, number>();
  const note = async (path: string, moment: number) => {
    const digest = await pathDigest(path);
    used.set(digest, Math.max(moment, used.get(digest) ?? 0));
  };
  for (const { path, hash, publishedAt } of (await listHeads(db)).values())
    if (hash !== null) await note(path, publishedAt);
  for await (const rows of pagesOf(db, "previews"))
    for (const row of rows) await note(String(row.invitation), Number(row.previewed_at));
  return used;
}

/** All rows of a table, page by page. */
async function* pagesOf(db: D1Database, table: TableName): AsyncGenerator<Row[]> {
  let lastKey: RowKey | null = null;
  for (let more = true; more;) {
    const rows: Row[] = await listPage(db, table, lastKey, rowsAtOnce);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (last) lastKey = keyOfRow(table, last);
    more = rows.length === rowsAtOnce;
  }
}
