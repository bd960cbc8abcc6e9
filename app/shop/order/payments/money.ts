import type { Order } from "#app/shop/order/data.server.ts";
import { paymentWays, sumDue } from "#app/shop/order/payments/rules.ts";
import type { OrderPayment } from "#app/shop/order/payments/data.server.ts";

/**
 * Why money needs a hand. `cancelled`: it came, or stayed, for an order that was cancelled; `over`: more
 * than was due, as by two payments; `partial`: less, as by one that was begun before the price was
 * agreed anew; `gone`: for an order that was deleted.
 */
export const problems = ["cancelled", "over", "partial", "gone"] as const;
export type Problem = (typeof problems)[number];

type Paid = Pick<
  OrderPayment,
  "provider" | "state" | "paid" | "refunded" | "settledAs" | "returnedAt"
>;
type Owing = Pick<Order, "state" | "quote" | "agreedSum" | "paidAt">;

/** The money that came for an order and was not given back. */
export function receivedOf(payments: readonly Pick<Paid, "paid" | "refunded">[]): number {
  return payments.reduce((sum, { paid, refunded }) => sum + paid - refunded, 0);
}

/**
 * The problem of an order's money; null for none, or where staff have settled just that.
 * @param order null for one that was deleted.
 */
export function problemOf(order: Owing | null, payments: readonly Paid[]): Problem | null {
  const paid = payments.filter(({ state }) => state === "paid");
  const problem = problemIn(order, paid);
  return paid.every(({ settledAs }) => settledAs === problem) ? null : problem;
}

function problemIn(order: Owing | null, paid: readonly Paid[]): Problem | null {
  const received = receivedOf(paid);
  if (received <= 0) return null;
  if (order === null) return paid.some(({ settledAs }) => settledAs === null) ? "gone" : null;
  if (order.state === "cancelled") return "cancelled";
  // A sum that staff marked is meant, also where it is another than the agreed one.
  if (paid.every(({ provider }) => paymentWays.some((way) => way === provider))) return null;
  const due = sumDue(order);
  if (due !== null && received > due) return "over";
  return order.paidAt === null && due !== null && received < due ? "partial" : null;
}
