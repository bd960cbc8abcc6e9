import * as v from "valibot";
import type { OrderEvent } from "#app/features/order/events.ts";
import { listRows } from "#app/lib/rows.ts";

const eventRow = v.object({
  at: v.number(),
  kind: v.string(),
  person: v.nullable(v.string()),
  text: v.nullable(v.string()),
});

/** An order's history, the oldest first. @param id the order's. */
export async function listEvents(db: D1Database, id: string): Promise<OrderEvent[]> {
  return listRows(
    eventRow,
    db
      .prepare(
        "SELECT at, kind, person, text FROM order_events WHERE order_id = ?1 ORDER BY at, rowid",
      )
      .bind(id),
  );
}
