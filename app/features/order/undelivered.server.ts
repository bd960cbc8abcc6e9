import { rowId } from "#app/features/outbox/row-id.ts";
import type { OutboxRow } from "#app/features/outbox/schema.ts";

/** Statements that tell the studio, once, that a mail to a customer came back: someone has to call. */
export function enqueueStudioNotice(
  db: D1Database,
  studioEmail: string,
  row: OutboxRow,
  moment: number,
): D1PreparedStatement[] {
  if (!["order-thanks", "order-ready", "order-published"].includes(row.kind)) return [];
  return [
    db
      .prepare(
        `INSERT INTO outbox (id, channel, kind, reference, recipient, due_at, created_at)
         VALUES (${rowId}, 'mail', 'order-undelivered', ?1, ?2, ?3, ?3) ON CONFLICT DO NOTHING`,
      )
      .bind(row.reference, studioEmail, moment),
  ];
}
