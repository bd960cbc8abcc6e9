import { formatOrderNumber } from "#app/shop/order/access.server.ts";
import { findOrder, listOrders, type Order } from "#app/shop/order/data.server.ts";
import { nearest } from "#app/lib/nearest.ts";
import { notFound, wrongUsage, didYouMean } from "./output.ts";

/** Orders among which a mistyped number is looked for. */
const maxListed = 500;

/**
 * Parses an order's number as staff type or copy it: `482 137`, `482-137`, `#482137`.
 * @throws UserError for anything else.
 */
export function requireNumber(text: string): number {
  const digits = text.replaceAll(/[\s#-]/g, "");
  if (!/^\d{6}$/.test(digits))
    throw wrongUsage(`Expected an order's six digits, as in 482137, not "${text}".`);
  return Number(digits);
}

/** @throws UserError for an unknown number, with the one that was perhaps meant. */
export async function requireOrder(db: D1Database, number: number): Promise<Order> {
  const order = await findOrder(db, number);
  if (order) return order;
  const numbers = (await listOrders(db, null, maxListed)).map((listedOrder) =>
    String(listedOrder.number),
  );
  const meant = nearest(String(number), numbers);
  throw notFound(
    `There is no order ${formatOrderNumber(number)}.${didYouMean(meant) || " See: npm run studio -- orders list"}`,
  );
}
