import * as v from "valibot";
import { packLines } from "#app/studio/backup/format.ts";
import { keyOfRow, listPage } from "#app/studio/backup/data.server.ts";
import {
  backupPrefix,
  chunkSchema,
  contentName,
  folderOf,
  manifestKey,
  mediaName,
  type BackupStores,
  type Manifest,
} from "#app/studio/backup/schema.server.ts";
import { getMany } from "#app/domain/invitation/entry/data.server.ts";
import { keysPerRead } from "#app/domain/invitation/entry/metadata.ts";
import { tableNames, tables, type TableName } from "#app/studio/rights/tables/all.ts";
import { dayInMilliseconds } from "#app/platform/privacy/stores.ts";
import type { Clock } from "#app/lib/clock.ts";

/** The key at which a running backup goes on; in R2, so that the next cron may take it up. */
const stateKey = `${backupPrefix}running.json`;

const stateSchema = v.object({
  begunAt: v.number(),
  /** Until when another run writes it. */
  leasedUntil: v.number(),
  /** The place in `parts`. */
  part: v.number(),
  /** The last key of a table's page, or the cursor of a list; null at the start of a part. */
  after: v.nullable(v.array(v.union([v.string(), v.number(), v.null()]))),
  chunks: v.array(chunkSchema),
});
type State = v.InferOutput<typeof stateSchema>;

const backedUp = tableNames.filter((table) => tables[table].isBackedUp);
const parts: readonly string[] = [...backedUp, contentName, mediaName];

/** Longer than any step; after a run that died the next one waits this long. */
const leaseMs = 60_000;

/** Rows of one chunk. A preview has tens of kB; a Worker has 128 MB. */
function rowsAtOnce(table: TableName): number {
  return table === "previews" ? 50 : 1000;
}

/** Begins a backup, unless one is running that was begun within a day. */
export async function beginBackup({ media }: BackupStores, now: Clock): Promise<void> {
  const running = await readState(media);
  if (running && now() - running.begunAt < dayInMilliseconds) return;
  // To the second, as the folder's name has it.
  const begunAt = Math.floor(now() / 1000) * 1000;
  await saveState(media, { begunAt, leasedUntil: 0, part: 0, after: null, chunks: [] });
}

/**
 * Continues the running backup, a chunk at a time: D1 by tables, in pages by primary key, then KV
 * with its values, then the list of R2. A chunk that is written twice has the same name.
 * @param until milliseconds since 1970 in UTC: no chunk is begun afterwards; the next run goes on.
 * @returns when the finished backup was begun; null while there is more to do, or nothing.
 */
export async function continueBackup(
  stores: BackupStores,
  now: Clock,
  until = Infinity,
): Promise<number | null> {
  const { media } = stores;
  let state = await readState(media);
  if (!state || state.leasedUntil > now()) return null;
  while (state.part < parts.length) {
    if (now() >= until) {
      await saveState(media, { ...state, leasedUntil: 0 });
      return null;
    }
    state = { ...(await writeChunk(stores, state)), leasedUntil: now() + leaseMs };
    await saveState(media, state);
  }
  const { begunAt, chunks } = state;
  const manifest: Manifest = { format: 1, begunAt, finishedAt: now(), chunks };
  await media.put(manifestKey(begunAt), JSON.stringify(manifest));
  await media.delete(stateKey);
  return begunAt;
}

async function readState(media: R2Bucket): Promise<State | null> {
  const text = await (await media.get(stateKey))?.text();
  if (text === undefined) return null;
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), stateSchema), text);
  return result.success ? result.output : null;
}

async function saveState(media: R2Bucket, state: State): Promise<void> {
  await media.put(stateKey, JSON.stringify(state));
}

/** A page of a part: its lines, and where the next page begins; null after the last. */
type Page = { lines: unknown[]; next: State["after"] };

async function writeChunk(stores: BackupStores, state: State): Promise<State> {
  const of = parts[state.part] ?? "";
  const { lines, next } = await readPage(stores, of, state.after);
  const number = String(state.chunks.length + 1).padStart(4, "0");
  const key = `${folderOf(state.begunAt)}${number}-${of.replaceAll(" ", "-")}.ndjson.gz`;
  if (lines.length > 0) await stores.media.put(key, packLines(lines));
  const chunks =
    lines.length > 0 ? [...state.chunks, { key, of, rows: lines.length }] : state.chunks;
  return next === null
    ? { ...state, chunks, part: state.part + 1, after: null }
    : { ...state, chunks, after: next };
}

async function readPage(
  { db, content, media }: BackupStores,
  of: string,
  lastKey: State["after"],
): Promise<Page> {
  const [first] = lastKey ?? [];
  const cursor = typeof first === "string" ? first : undefined;
  if (of === contentName) {
    const page = await content.list({ limit: keysPerRead, cursor });
    const values = await getMany(
      content,
      page.keys.map(({ name }) => name),
    );
    const lines = page.keys.map(({ name, metadata }) => ({
      key: name,
      value: values.get(name) ?? null,
      metadata: metadata ?? null,
    }));
    return { lines, next: page.list_complete ? null : [page.cursor] };
  }
  if (of === mediaName) {
    const page = await media.list({ cursor });
    const lines = page.objects
      .filter(({ key }) => !key.startsWith(backupPrefix))
      .map(({ key, etag, size }) => ({ key, etag, size }));
    return { lines, next: page.truncated ? [page.cursor] : null };
  }
  const table = backedUp.find((name) => name === of);
  if (!table) throw new Error(`a backup has no part ${of}`);
  const limit = rowsAtOnce(table);
  const rows = await listPage(db, table, lastKey, limit);
  const last = rows.at(-1);
  return { lines: rows, next: last && rows.length === limit ? [...keyOfRow(table, last)] : null };
}
