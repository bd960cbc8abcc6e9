import { createLink } from "#app/features/couple-link/mutations.server.ts";
import { findLinkForMail } from "#app/features/couple-link/data.server.ts";
import type { Order } from "#app/features/order/data.server.ts";
import { rowId } from "#app/features/outbox/row-id.ts";

/**
 * What follows from publishing invitations: their drafts lead to the public pages.
 * @param paths as in `wedding/anna-arman`; any number of them.
 */
export async function deletePreviewsOf(
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

/**
 * Marks an order as published and writes to its customer, once an order. Where it asks for replies, the
 * couple gets their secret link with that mail: it is made here if they have none.
 */
export async function releaseOrder(
  db: D1Database,
  { id, invitation, rsvp }: Pick<Order, "id" | "invitation" | "rsvp">,
  now: number,
): Promise<void> {
  if (rsvp && invitation !== null && (await findLinkForMail(db, invitation)) === null)
    await createLink(db, invitation, now);
  await db.batch([
    db
      .prepare(
        `UPDATE orders SET state = 'published', updated_at = ?2
         WHERE id = ?1 AND state NOT IN ('published', 'cancelled')`,
      )
      .bind(id, now),
    db
      .prepare(
        `INSERT INTO outbox (id, channel, kind, reference, recipient, due_at, created_at)
         SELECT ${rowId}, 'mail', 'order-published', id || ':published', email, ?2, ?2 FROM orders
         WHERE id = ?1 AND state = 'published' ON CONFLICT DO NOTHING`,
      )
      .bind(id, now),
  ]);
}
