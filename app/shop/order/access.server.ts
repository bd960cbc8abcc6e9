import { findOrder, type Order } from "#app/shop/order/data.server.ts";
import { notFound } from "#app/lib/http.ts";
import { requireStored } from "#app/lib/storage.ts";
import { isSigned, sign, type Secrets } from "#app/lib/crypto.ts";

/**
 * The key of a customer's status page: a signature of the order's number, so that it need not be
 * stored.
 */
export async function orderKey(secret: Secrets, number: number): Promise<string> {
  return sign(secret, `order ${number}`);
}

/** True if a key from an address is valid for an order. */
export async function opensOrder(secret: Secrets, number: number, key: string): Promise<boolean> {
  return isSigned(secret, `order ${number}`, key);
}

/**
 * The key of the page with all orders of a mail address. It is mailed to that address alone, so that
 * who has it reads that mailbox.
 */
export async function orderListKey(secret: Secrets, email: string): Promise<string> {
  return sign(secret, `orders of ${email.toLowerCase()}`);
}

/** True if a key opens the page with all orders of a mail address. */
export async function opensOrderList(
  secret: Secrets,
  email: string,
  key: string,
): Promise<boolean> {
  return isSigned(secret, `orders of ${email.toLowerCase()}`, key);
}

/**
 * The order of a customer's page.
 * @param typed the number in the page's address, with the key in its query.
 * @throws a 404 response without the order's key, which does not reveal whether the number exists.
 */
export async function requireOpenedOrder(
  db: D1Database,
  secret: Secrets,
  typed: string,
  query: URLSearchParams,
): Promise<Order> {
  const number = /^\d{6}$/.test(typed) ? Number(typed) : 0;
  if (!(await opensOrder(secret, number, query.get("key") ?? ""))) throw notFound();
  const order = await requireStored(() => findOrder(db, number));
  if (!order) throw notFound();
  return order;
}

/** `482 137`, as mails and pages show it. */
export function formatOrderNumber(number: number): string {
  return String(number).replace(/(\d{3})(?=\d)/, "$1\u00A0");
}
