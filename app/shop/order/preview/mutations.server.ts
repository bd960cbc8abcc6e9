import * as v from "valibot";
import { newToken } from "#app/lib/crypto.ts";
import { recordEvent } from "#app/shop/order/event/mutations.server.ts";
import { allows } from "#app/shop/order/mutations.server.ts";
import {
  previewStates,
  readPreviewStates,
  readyOrder,
  type PreviewState,
} from "#app/shop/order/preview/data.server.ts";
import { hashOf } from "#app/domain/invitation/entry/data.server.ts";
import type { ResolvedInvitation as Resolved } from "#app/domain/authoring/resolve.ts";
import { publishedSchema } from "#app/domain/invitation/schema.ts";
import { enqueue, enqueuedIds } from "#app/platform/outbox/enqueue.server.ts";
import { dayInMilliseconds, stores } from "#app/platform/privacy/stores.ts";
import type { Clock } from "#app/lib/clock.ts";
import { repeatable, sql } from "#app/lib/sql.ts";

/** Milliseconds that an invitation that was never published is kept. */
const keepMs = stores.invitation.days * dayInMilliseconds;

/** The result of saving a preview. */
export type SavedPreview = PreviewState & {
  /** Its content differs from the one before. */
  changed: boolean;
  /** The customer is notified. */
  isCustomerNotified: boolean;
};

/** Hash of a preview's content; og-images are left out, because they are drawn at publication. */
export async function previewHash(draft: Resolved): Promise<string> {
  const { preview: _, ...content } = draft;
  return hashOf(content);
}

/** The member of staff who shows a preview, and what they did about the customer's request. */
export type Shown = { person: string | null; done: string | null };

/**
 * Stores a preview and, where an order is given, marks it ready and enqueues the mail to its
 * customer, once per revision; all in one batch. Equal content changes nothing.
 * @param order the id of its order, or null.
 * @param now milliseconds since 1970 in UTC.
 */
export async function savePreview(
  db: D1Database,
  draft: Resolved,
  order: string | null,
  now: number,
  { person, done }: Shown = { person: null, done: null },
): Promise<SavedPreview> {
  const hash = await previewHash(draft);
  const definition = JSON.stringify(v.parse(publishedSchema, { ...draft, version: 1, hash }));
  const changed = `EXISTS (SELECT 1 FROM previews WHERE invitation = ?1 AND previewed_at = ?2)`;
  const results = await db.batch([
    db
      .prepare(
        `INSERT INTO previews (invitation, key, hash, definition, previewed_at) VALUES (?1, ?2, ?3, ?4, ?5)
         ON CONFLICT (invitation) DO UPDATE SET revision = revision + 1, hash = excluded.hash,
           definition = excluded.definition, previewed_at = excluded.previewed_at, published_at = NULL
         WHERE hash <> excluded.hash`,
      )
      .bind(draft.path, newToken(), hash, definition, now),
    db
      .prepare(
        `UPDATE orders SET state = 'ready', approved_at = NULL, updated_at = ?2
         WHERE id = ?3 AND ${allows("preview")} AND (state IN ('received', 'in-work') OR ${changed})`,
      )
      .bind(draft.path, now, order),
    recordEvent(
      db,
      sql`orders WHERE id = ${order} AND state = 'ready' AND updated_at = ${now}`,
      { kind: "preview", person, text: done },
      now,
    ),
    ...enqueue(db, { kind: "order-ready", source: readyOrder(draft.path, order) }, now),
    previewStates(db, [draft.path]),
  ]);
  const [state] = readPreviewStates(results.at(-1));
  if (!state) throw new Error(`${draft.path}: its draft was kept and is not there`);
  return {
    ...state,
    changed: state.previewedAt === now,
    isCustomerNotified: enqueuedIds(results.slice(0, -1)).length > 0,
  };
}

/**
 * Marks the previews of published invitations: their addresses redirect to the public pages.
 * @param paths as in `wedding/anna-arman`; any number of them.
 */
export async function markPreviewsPublished(
  db: D1Database,
  paths: readonly string[],
  now: number,
): Promise<void> {
  await db
    .prepare(
      `${repeatable} UPDATE previews SET published_at = ?2
       WHERE invitation IN (SELECT value FROM json_each(?1))`,
    )
    .bind(JSON.stringify(paths), now)
    .run();
}

/** Deletes a preview; its address is a 404 from then on. */
export async function deletePreview(db: D1Database, path: string): Promise<void> {
  await db.prepare(`${repeatable} DELETE FROM previews WHERE invitation = ?1`).bind(path).run();
}

/** Deletes previews that were neither shown nor published for a year. */
export async function deleteExpiredPreviews(db: D1Database, now: Clock): Promise<void> {
  await db
    .prepare("DELETE FROM previews WHERE COALESCE(published_at, previewed_at) < ?1")
    .bind(now() - keepMs)
    .run();
}
