import * as v from "valibot";
import { readPublished } from "#app/domain/invitation/published.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import type { Source } from "#app/platform/outbox/source.ts";
import { isSecret } from "#app/lib/crypto.ts";
import { findRow, listRows, readRows } from "#app/lib/rows.ts";
import { sql } from "#app/lib/sql.ts";

const stateRow = v.object({
  invitation: v.string(),
  key: v.string(),
  revision: v.number(),
  hash: v.string(),
  previewedAt: v.number(),
  /** Since when its address redirects to the public page, or null. */
  publishedAt: v.nullable(v.number()),
});

/** The state of a preview, without its content. */
export type PreviewState = v.InferOutput<typeof stateRow>;

const previewRow = v.object({ ...stateRow.entries, definition: v.string() });

/** A preview with its content. */
export type Preview = PreviewState & { definition: PublishedInvitation };

const columns =
  "invitation, key, revision, hash, previewed_at AS previewedAt, published_at AS publishedAt";

/**
 * Statement for the previews of those paths that have one; read its result with
 * `readPreviewStates`.
 */
export function previewStates(db: D1Database, paths: readonly string[]): D1PreparedStatement {
  return db
    .prepare(
      `SELECT ${columns} FROM previews WHERE invitation IN (SELECT value FROM json_each(?1))`,
    )
    .bind(JSON.stringify(paths));
}

/** Reads the result of `previewStates`. */
export function readPreviewStates(result: D1Result | undefined): PreviewState[] {
  return readRows(stateRow, result);
}

/** @returns the previews of those paths that have one, by path. */
export async function findPreviewStates(
  db: D1Database,
  paths: readonly string[],
): Promise<Map<string, PreviewState>> {
  const states = readPreviewStates(await previewStates(db, paths).all());
  return new Map(states.map((state) => [state.invitation, state]));
}

/** @returns null where the invitation has no preview. */
export async function findPreviewState(db: D1Database, path: string): Promise<PreviewState | null> {
  return (await findPreviewStates(db, [path])).get(path) ?? null;
}

/**
 * The preview that a key opens; keys are compared in constant time.
 * @returns null for a path without a preview, and for another key.
 * @throws UnreadableInvitation for a preview that this release cannot read.
 */
export async function findPreview(
  db: D1Database,
  path: string,
  key: string,
): Promise<Preview | null> {
  if (!/^[A-Za-z0-9_-]{43}$/.test(key)) return null;
  const row = await findRow(
    previewRow,
    db.prepare(`SELECT ${columns}, definition FROM previews WHERE invitation = ?1`).bind(path),
  );
  if (!row || !(await isSecret(key, [row.key]))) return null;
  return { ...row, definition: readPublished(path, row.definition) };
}

/** The contents of all previews as they are stored, also of those that this release cannot read. */
export async function listPreviewTexts(db: D1Database): Promise<string[]> {
  const rows = await listRows(
    v.object({ definition: v.string() }),
    db.prepare("SELECT definition FROM previews"),
  );
  return rows.map(({ definition }) => definition);
}

/**
 * The order whose preview was just shown, with its customer's address; no row unless it is ready.
 */
export function readyOrder(path: string, order: string | null): Source<"reference" | "recipient"> {
  return {
    columns: {
      reference: sql`orders.id || ':' || previews.revision`,
      recipient: sql`orders.email`,
    },
    from: sql`orders JOIN previews ON previews.invitation = ${path}
      WHERE orders.id = ${order} AND orders.state = 'ready'`,
  };
}
