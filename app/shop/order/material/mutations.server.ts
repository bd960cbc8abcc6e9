import type { Focus } from "#app/platform/media/picture-formats.ts";
import { focusText } from "#app/shop/order/material/focus.ts";
import type { OrderFile } from "#app/shop/order/material/schema.ts";
import { mostPhotos, mostSongs } from "#app/shop/order/material/limits.ts";
import { textPiece, prepareSql, sql } from "#app/lib/sql.ts";

/**
 * Adds a file to an order. `position` is its place among the others. The same file again changes nothing, and a photo or a
 * song beyond their number is not added, however many arrive at once.
 * @param now milliseconds since 1970 in UTC.
 * @returns whether the order has it after the call.
 */
export async function saveOrderFile(
  db: D1Database,
  id: string,
  file: Omit<OrderFile, "caption" | "hasSmall" | "isCover" | "focus"> & { position: number },
  now: number,
): Promise<boolean> {
  const { hash, kind, format, name, bytes, width, height, position } = file;
  const most = kind === "photo" ? mostPhotos : mostSongs;
  const results = await db.batch([
    prepareSql(
      db,
      sql`INSERT INTO order_files (order_id, hash, kind, format, name, bytes, width, height, position, created_at)
        SELECT ${id}, ${hash}, ${kind}, ${format}, ${name}, ${bytes}, ${width}, ${height},
          ${position}, ${now}
        WHERE (SELECT count(*) FROM order_files WHERE order_id = ${id} AND kind = ${kind}) < ${most}
        ON CONFLICT (order_id, hash) DO NOTHING`,
    ),
    db
      .prepare("SELECT 1 AS isThere FROM order_files WHERE order_id = ?1 AND hash = ?2")
      .bind(id, hash),
  ]);
  return (results[1]?.results.length ?? 0) > 0;
}

/** Notes that R2 has a small picture of a file. */
export async function markSmall(db: D1Database, id: string, hash: string): Promise<void> {
  await db
    .prepare("UPDATE order_files SET has_small = 1 WHERE order_id = ?1 AND hash = ?2")
    .bind(id, hash)
    .run();
}

/** @param caption null takes it away. */
export async function setCaption(
  db: D1Database,
  id: string,
  hash: string,
  caption: string | null,
): Promise<void> {
  await db
    .prepare("UPDATE order_files SET caption = ?3 WHERE order_id = ?1 AND hash = ?2")
    .bind(id, hash, caption)
    .run();
}

/**
 * Marks a photo for the cover in place of the one that was, or takes its mark away. A hash of no photo
 * of the order changes nothing.
 */
export async function markCover(
  db: D1Database,
  id: string,
  hash: string,
  isCover: boolean,
): Promise<void> {
  const isThere = sql`EXISTS (SELECT 1 FROM order_files
    WHERE order_id = ${id} AND hash = ${hash} AND kind = 'photo')`;
  await prepareSql(
    db,
    isCover
      ? sql`UPDATE order_files SET is_cover = (hash = ${hash}) WHERE order_id = ${id} AND ${isThere}`
      : sql`UPDATE order_files SET is_cover = 0 WHERE order_id = ${id} AND hash = ${hash}`,
  ).run();
}

/** Notes which point of a photo must not be cut off. */
export async function setFocus(
  db: D1Database,
  id: string,
  hash: string,
  focus: Focus,
): Promise<void> {
  await prepareSql(
    db,
    sql`UPDATE order_files SET focus = ${focusText(focus)}
      WHERE order_id = ${id} AND hash = ${hash} AND kind = 'photo'`,
  ).run();
}

/**
 * Exchanges a photo with the one before or after it; the first and the last stay where they are. The
 * one for the cover is not among them.
 */
export async function movePhoto(
  db: D1Database,
  id: string,
  hash: string,
  way: "earlier" | "later",
): Promise<void> {
  const [next, order] =
    way === "earlier" ? [textPiece("<"), textPiece("DESC")] : [textPiece(">"), textPiece("ASC")];
  const position = sql`SELECT position FROM order_files WHERE order_id = ${id} AND hash = ${hash}`;
  const neighbour = sql`SELECT position FROM order_files WHERE order_id = ${id} AND kind = 'photo'
    AND position ${next} (${position}) AND is_cover = 0 ORDER BY position ${order} LIMIT 1`;
  await prepareSql(
    db,
    sql`UPDATE order_files SET position = (${position}) + (${neighbour}) - position
      WHERE order_id = ${id} AND kind = 'photo' AND (${neighbour}) IS NOT NULL
        AND position IN ((${position}), (${neighbour}))`,
  ).run();
}

export async function deleteOrderFile(db: D1Database, id: string, hash: string): Promise<void> {
  await db
    .prepare("DELETE FROM order_files WHERE order_id = ?1 AND hash = ?2")
    .bind(id, hash)
    .run();
}

/** Deletes the list of what orders' customers sent. @param ids the orders'. */
export async function deleteFilesOfOrders(db: D1Database, ids: readonly string[]): Promise<void> {
  await db
    .prepare("DELETE FROM order_files WHERE order_id IN (SELECT value FROM json_each(?1))")
    .bind(JSON.stringify(ids))
    .run();
}
