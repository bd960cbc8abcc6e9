import { toCustomer } from "#app/shop/order/letters/kinds.ts";
import { enqueue } from "#app/platform/outbox/enqueue.server.ts";
import type { OutboxRow } from "#app/platform/outbox/schema.ts";

/** Statements that notify the studio, once, that a mail to a customer bounced. */
export function enqueueStudioNotice(
  db: D1Database,
  studioEmail: string,
  { kind, reference }: OutboxRow,
  moment: number,
): D1PreparedStatement[] {
  if (!toCustomer.some((mailKind) => mailKind === kind)) return [];
  return enqueue(db, { kind: "order-undelivered", reference, recipient: studioEmail }, moment);
}
