import * as v from "valibot";
import { readFocus } from "#app/shop/order/material/focus.ts";
import type { OrderFile } from "#app/shop/order/material/schema.ts";
import { findRow, listRows } from "#app/lib/rows.ts";

const flag = v.pipe(
  v.number(),
  v.transform((value) => value === 1),
);

const fileRow = v.object({
  hash: v.string(),
  kind: v.picklist(["photo", "song"]),
  format: v.string(),
  name: v.string(),
  bytes: v.number(),
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
  caption: v.nullable(v.string()),
  hasSmall: flag,
  isCover: flag,
  // A later release may have written what this one does not read.
  focus: v.pipe(
    v.nullable(v.string()),
    v.transform((text) => readFocus(text ?? "")),
  ),
});

const columns =
  "hash, kind, format, name, bytes, width, height, caption, has_small AS hasSmall, is_cover AS isCover, focus";

/**
 * Files that an order's customer has sent: the photos in their order, then the song. @param id the
 * order's.
 */
export async function listOrderFiles(db: D1Database, id: string): Promise<OrderFile[]> {
  return listRows(
    fileRow,
    db
      .prepare(
        `SELECT ${columns} FROM order_files WHERE order_id = ?1 ORDER BY kind, position, hash`,
      )
      .bind(id),
  );
}

/** @returns null for a file that the order does not have. */
export async function findOrderFile(
  db: D1Database,
  id: string,
  hash: string,
): Promise<OrderFile | null> {
  const statement = db
    .prepare(`SELECT ${columns} FROM order_files WHERE order_id = ?1 AND hash = ?2`)
    .bind(id, hash);
  return findRow(fileRow, statement);
}

/**
 * The days of orders' occasions, by the orders' ids; an unknown one has none.
 * @param ids any number of them.
 */
export async function findOccasionDays(
  db: D1Database,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await listRows(
    v.object({ id: v.string(), day: v.string() }),
    db
      .prepare(
        "SELECT id, occasion_date AS day FROM orders WHERE id IN (SELECT value FROM json_each(?1))",
      )
      .bind(JSON.stringify(ids)),
  );
  return new Map(rows.map(({ id, day }) => [id, day]));
}
