import { opensOrder } from "#app/shop/order/access.server.ts";
import { accessoryField } from "#app/shop/order/fields.ts";
import { findFormKey, findOrder, type Order } from "#app/shop/order/data.server.ts";
import type { OrderStart } from "#app/shop/order/options/types.ts";
import { statesBefore } from "#app/shop/order/state.ts";
import type { Secrets } from "#app/lib/crypto.ts";

/** Initial values of a form that corrects an order: the order's own values and its form's key. */
export type Correction = { key: string; values: OrderStart["values"] };

/**
 * The correction that an address asks for, `?change=482137&key=…`.
 * @returns null without one, for a wrong key, and once work on the order has begun.
 */
export async function findCorrection(
  db: D1Database,
  secret: Secrets,
  query: URLSearchParams,
): Promise<Correction | null> {
  const change = query.get("change") ?? "";
  const number = /^\d{6}$/.test(change) ? Number(change) : null;
  if (number === null || !(await opensOrder(secret, number, query.get("key") ?? ""))) return null;
  const order = await findOrder(db, number);
  if (!order || !statesBefore("correct").includes(order.state)) return null;
  const key = await findFormKey(db, order.id);
  return key === null ? null : { key, values: valuesOf(order) };
}

function valuesOf(order: Order): OrderStart["values"] {
  const counts = Object.entries(order.accessories ?? {}).map(
    ([id, count]) => [accessoryField(id), String(count)] as const,
  );
  return {
    ...Object.fromEntries(counts),
    names: order.names,
    email: order.email,
    phone: order.phone,
    occasionType: order.occasionType,
    occasionDate: order.occasionDate,
    template: order.template ?? "",
    languages: order.languages,
    rsvp: order.rsvp ? "yes" : "no",
    dresscode: order.dresscode ?? "",
    music: order.music ?? "",
    text: order.text ?? "",
    extras: order.extras,
    details: order.details,
  };
}
