import { deliveredOrder } from "#app/shop/order/data.server.ts";
import type { Deliverable } from "#app/shop/order/deliverables/data.server.ts";
import { recordEvent, type ByStaff } from "#app/shop/order/event/mutations.server.ts";
import { enqueue } from "#app/platform/outbox/enqueue.server.ts";
import { prepareSql, sql } from "#app/lib/sql.ts";

/**
 * Stores the files of a published card or animation in place of those it had, and enqueues the mail to
 * the customer of its order, in one batch. The objects are in R2 already.
 * @param order the id of its order, or null.
 * @param isNews whether there is a file that the customer was not told of.
 */
export async function saveDeliverables(
  db: D1Database,
  path: string,
  files: readonly Deliverable[],
  { order, isNews }: { order: string | null; isNews: boolean },
  { person, now }: ByStaff,
): Promise<void> {
  const isTold = order !== null && isNews;
  await db.batch([
    prepareSql(db, sql`DELETE FROM deliverables WHERE invitation = ${path}`),
    ...files.map(({ language, kind, hash, extension, bytes, drawn, version }) =>
      prepareSql(
        db,
        sql`INSERT INTO deliverables (invitation, language, kind, hash, extension, bytes, drawn, version, created_at)
          VALUES (${path}, ${language}, ${kind}, ${hash}, ${extension}, ${bytes}, ${drawn}, ${version}, ${now})`,
      ),
    ),
    ...(isTold
      ? [
          recordEvent(
            db,
            sql`orders WHERE id = ${order} AND state = 'published'`,
            { kind: "delivered", person, text: null },
            now,
          ),
          ...enqueue(db, { kind: "order-files", source: deliveredOrder(order, now) }, now),
        ]
      : []),
  ]);
}
