import { readPublished } from "#app/features/invitation/published.ts";
import type { PublishedInvitation } from "#app/features/invitation/schema.ts";
import { isSecret } from "#app/lib/crypto.ts";

/** What is known of an invitation's draft without reading it. */
export type PreviewState = {
  invitation: string;
  key: string;
  revision: number;
  hash: string;
  previewedAt: number;
  /** Since when its address leads to the public page, or null. */
  publishedAt: number | null;
};

/** An invitation before it is published. */
export type Preview = PreviewState & { definition: PublishedInvitation };

const columns =
  "invitation, key, revision, hash, previewed_at AS previewedAt, published_at AS publishedAt";

/** @returns the drafts of those paths that have one, by path. */
export async function findPreviewStates(
  db: D1Database,
  paths: readonly string[],
): Promise<Map<string, PreviewState>> {
  const { results } = await db
    .prepare(`SELECT ${columns} FROM drafts WHERE invitation IN (SELECT value FROM json_each(?1))`)
    .bind(JSON.stringify(paths))
    .all<PreviewState>();
  return new Map(results.map((state) => [state.invitation, state]));
}

/** @returns null where the invitation has no draft. */
export async function findPreviewState(db: D1Database, path: string): Promise<PreviewState | null> {
  return (await findPreviewStates(db, [path])).get(path) ?? null;
}

/**
 * The draft that a key opens, the key compared in constant time.
 * @returns null for a path without a draft, and for another key.
 * @throws UnreadableInvitation for a draft that this release cannot read.
 */
export async function findPreview(
  db: D1Database,
  path: string,
  key: string,
): Promise<Preview | null> {
  if (!/^[A-Za-z0-9_-]{43}$/.test(key)) return null;
  const row = await db
    .prepare(`SELECT ${columns}, definition FROM drafts WHERE invitation = ?1`)
    .bind(path)
    .first<PreviewState & { definition: string }>();
  if (!row || !(await isSecret(key, [row.key]))) return null;
  return { ...row, definition: readPublished(path, row.definition) };
}
