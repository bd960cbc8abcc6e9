import * as v from "valibot";
import { listRows } from "#app/lib/rows.ts";
import { prepareSql, sql, type Sql } from "#app/lib/sql.ts";

/** An order, its history and what came with it, each as FROM takes it. */
export function orderWithId(id: string): Record<"order_files" | "order_events" | "orders", Sql> {
  return {
    order_files: sql`order_files WHERE order_id = ${id}`,
    order_events: sql`order_events WHERE order_id = ${id}`,
    orders: sql`orders WHERE id = ${id}`,
  };
}

/** The preview of an invitation, as FROM takes it; no row for null. */
export function previewOf(path: string | null): { previews: Sql } {
  return { previews: sql`previews WHERE invitation = ${path}` };
}

/** The files made of a card or an animation, as FROM takes them. */
export function deliverablesOf(path: string): { deliverables: Sql } {
  return { deliverables: sql`deliverables WHERE invitation = ${path}` };
}

const previewRow = v.object({ invitation: v.string(), definition: v.string() });

/** All previews with their definitions as JSON text, a page at a time, in order of their paths. */
export async function listPreviewTexts(
  db: D1Database,
  cursor: string,
  limit: number,
): Promise<v.InferOutput<typeof previewRow>[]> {
  return listRows(
    previewRow,
    prepareSql(
      db,
      sql`SELECT invitation, definition FROM previews WHERE invitation > ${cursor} ORDER BY invitation LIMIT ${limit}`,
    ),
  );
}
