/** Queries for the writes that D1 has, each with the id by which the load knows it. */
export const listed = {
  "a reply": `SELECT invitation || ' ' || key || ' ' || guests_number AS id FROM replies
    WHERE household IS NULL`,
  "a household's reply": `SELECT invitation || ' ' || household AS id FROM replies
    WHERE household IS NOT NULL`,
  "a household": "SELECT id FROM households",
  "an order": "SELECT key AS id FROM orders",
  "a photo": `SELECT orders.key || ' ' || hash AS id FROM order_files
    JOIN orders ON orders.id = order_files.order_id`,
  "a note": "SELECT text AS id FROM order_events WHERE kind = 'note'",
  "a payment": `SELECT orders.key AS id FROM order_events
    JOIN orders ON orders.id = order_events.order_id AND orders.paid_at IS NOT NULL
    WHERE order_events.kind = 'paid'`,
};
export type Kind = keyof typeof listed;
