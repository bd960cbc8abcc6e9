import * as v from "valibot";
import { newToken } from "#app/lib/crypto.ts";
import {
  previewStates,
  readPreviewStates,
  readyOrder,
  type PreviewState,
} from "#app/features/order/preview/data.server.ts";
import { hashOf } from "#app/features/invitation/entries.ts";
import type { ResolvedInvitation as Resolved } from "#app/features/authoring/resolve.ts";
import { publishedSchema } from "#app/features/invitation/schema.ts";
import { enqueue, enqueuedIds } from "#app/features/outbox/enqueue.server.ts";
import { dayInMilliseconds, stores } from "#app/features/privacy/stores.ts";
import type { Clock } from "#app/lib/clock.ts";

/** As long as an invitation that was never published may still be asked for. */
const keepFor = stores.invitation.days * dayInMilliseconds;

/** What showing a draft came to. */
export type SavedPreview = PreviewState & {
  /** Whether it says anything else than the draft before. */
  changed: boolean;
  /** Whether the customer is written to. */
  told: boolean;
};

/** Of what a draft says: preview pictures are made when it is published. */
export async function previewHash(draft: Resolved): Promise<string> {
  const { preview: _, ...saying } = draft;
  return hashOf(saying);
}

/**
 * Puts a draft where its key opens it, and where an order is named, marks it ready and writes to the
 * customer, once a revision: all of it or nothing. One that says the same stays as it was.
 * @param order the id of the order that it belongs to, or null.
 * @param now milliseconds since 1970 in UTC.
 */
export async function savePreview(
  db: D1Database,
  draft: Resolved,
  order: string | null,
  now: number,
): Promise<SavedPreview> {
  const hash = await previewHash(draft);
  const definition = JSON.stringify(v.parse(publishedSchema, { ...draft, version: 1, hash }));
  const changed = `EXISTS (SELECT 1 FROM drafts WHERE invitation = ?1 AND previewed_at = ?2)`;
  const results = await db.batch([
    db
      .prepare(
        `INSERT INTO drafts (invitation, key, hash, definition, previewed_at) VALUES (?1, ?2, ?3, ?4, ?5)
         ON CONFLICT (invitation) DO UPDATE SET revision = revision + 1, hash = excluded.hash,
           definition = excluded.definition, previewed_at = excluded.previewed_at, published_at = NULL
         WHERE hash <> excluded.hash`,
      )
      .bind(draft.path, newToken(), hash, definition, now),
    db
      .prepare(
        `UPDATE orders SET state = 'ready', approved_at = NULL, updated_at = ?2
         WHERE id = ?3 AND state <> 'cancelled' AND (state IN ('received', 'in-work') OR ${changed})`,
      )
      .bind(draft.path, now, order),
    ...enqueue(db, { kind: "order-ready", source: readyOrder(draft.path, order) }, now),
    previewStates(db, [draft.path]),
  ]);
  const [state] = readPreviewStates(results.at(-1));
  if (!state) throw new Error(`${draft.path}: its draft was kept and is not there`);
  return {
    ...state,
    changed: state.previewedAt === now,
    told: enqueuedIds(results.slice(0, -1)).length > 0,
  };
}

/**
 * Marks the previews of published invitations: their addresses lead to the public pages.
 * @param paths as in `wedding/anna-arman`; any number of them.
 */
export async function markPreviewsPublished(
  db: D1Database,
  paths: readonly string[],
  now: number,
): Promise<void> {
  await db
    .prepare(
      "UPDATE drafts SET published_at = ?2 WHERE invitation IN (SELECT value FROM json_each(?1))",
    )
    .bind(JSON.stringify(paths), now)
    .run();
}

/** Takes a draft away: its address opens nothing any more. */
export async function deletePreview(db: D1Database, path: string): Promise<void> {
  await db.prepare("DELETE FROM drafts WHERE invitation = ?1").bind(path).run();
}

/** Deletes drafts that nobody has shown or published for a year. */
export async function deleteExpiredPreviews(db: D1Database, now: Clock): Promise<void> {
  await db
    .prepare("DELETE FROM drafts WHERE COALESCE(published_at, previewed_at) < ?1")
    .bind(now() - keepFor)
    .run();
}
