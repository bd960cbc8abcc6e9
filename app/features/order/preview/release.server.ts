import { findLinkForMail } from "#app/features/couple-link/data.server.ts";
import { createLink } from "#app/features/couple-link/mutations.server.ts";
import type { Order } from "#app/features/order/data.server.ts";
import type { ByStaff } from "#app/features/order/event-mutations.server.ts";
import { publishOrder } from "#app/features/order/mutations.server.ts";

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
