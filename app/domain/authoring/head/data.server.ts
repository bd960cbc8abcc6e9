import * as v from "valibot";
import { listRows } from "#app/lib/rows.ts";

const headRow = v.object({
  path: v.string(),
  version: v.number(),
  /** Hash of its content; null when it was taken down. */
  hash: v.nullable(v.string()),
  /** All addresses where KV may hold an entry of it. */
  addresses: v.pipe(v.string(), v.parseJson(), v.array(v.string())),
  /** Milliseconds since 1970 in UTC. */
  publishedAt: v.number(),
  publishedBy: v.string(),
  /** False while KV is being written, and after a run that died meanwhile. */
  finished: v.pipe(
    v.number(),
    v.transform((flag) => flag === 1),
  ),
});

/**
 * The newest version of an invitation according to D1, which is consistent where KV may be stale.
 */
export type Head = v.InferOutput<typeof headRow>;

export type Heads = ReadonlyMap<string, Head>;

/** The version that a run is about to make the newest. */
export type NextHead = Pick<Head, "path" | "version" | "hash" | "addresses">;

const columns = `path, version, hash, addresses, published_at AS publishedAt,
  published_by AS publishedBy, finished_at IS NOT NULL AS finished`;

/**
 * The newest versions by path. Invitations last published by a release without this table are
 * absent.
 */
export async function findHeads(
  db: D1Database,
  paths: readonly string[],
): Promise<Map<string, Head>> {
  const heads = await listRows(
    headRow,
    db
      .prepare(
        `SELECT ${columns} FROM publications WHERE path IN (SELECT value FROM json_each(?1))`,
      )
      .bind(JSON.stringify(paths)),
  );
  return new Map(heads.map((head) => [head.path, head]));
}

export async function listHeads(db: D1Database): Promise<Map<string, Head>> {
  const heads = await listRows(
    headRow,
    db.prepare(`SELECT ${columns} FROM publications ORDER BY path`),
  );
  return new Map(heads.map((head) => [head.path, head]));
}

/**
 * When each invitation of a kind that is up was last published, by path; milliseconds since 1970 in
 * UTC.
 */
export async function listPublishTimes(db: D1Database, kind: string): Promise<Map<string, number>> {
  const heads = await listRows(
    v.pick(headRow, ["path", "publishedAt"]),
    db
      .prepare(
        `SELECT path, published_at AS publishedAt FROM publications
         WHERE path >= ?1 || '/' AND path < ?1 || '0' AND hash IS NOT NULL AND finished_at IS NOT NULL`,
      )
      .bind(kind),
  );
  return new Map(heads.map(({ path, publishedAt }) => [path, publishedAt]));
}

/**
 * True if a version was written to all its addresses and no other address still shows the
 * invitation.
 */
export function isShown(
  head: Head,
  publication: Pick<Head, "version"> & { hash: string },
  addresses: readonly string[],
): boolean {
  return (
    head.finished &&
    head.version === publication.version &&
    head.hash === publication.hash &&
    head.addresses.every((address) => addresses.includes(address))
  );
}
