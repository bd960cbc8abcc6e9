import { findLinkForMail } from "#app/domain/couple-link/data.server.ts";
import { createLink } from "#app/domain/couple-link/mutations.server.ts";
import type { Order } from "#app/shop/order/data.server.ts";
import type { ByStaff } from "#app/shop/order/event/mutations.server.ts";
import { publishOrder } from "#app/shop/order/mutations.server.ts";

/**
 * Marks an order as published and notifies its customer, once per order. Where the invitation asks
 * for replies, that mail contains the couple's secret link, which is created if there is none.
 */
export async function releaseOrder(
  db: D1Database,
  { id, invitation, rsvp }: Pick<Order, "id" | "invitation" | "rsvp">,
  by: ByStaff,
): Promise<void> {
  if (rsvp && invitation !== null && (await findLinkForMail(db, invitation)) === null)
    await createLink(db, invitation, by.now);
  await publishOrder(db, id, by);
}
