import type { Order } from "#app/shop/order/data.server.ts";
import type { Payment } from "#app/shop/order/payments/rules.ts";
import { sumDue } from "#app/shop/order/payments/rules.ts";
import type { OrderPayment } from "#app/shop/order/payments/data.server.ts";
import { problemOf, receivedOf } from "#app/shop/order/payments/money.ts";

/** Milliseconds in which a payment that failed is spoken of. */
const freshMs = 24 * 60 * 60_000;

/** Notes on payments for a customer's page, besides the sum due. Sums are whole. */
export type PaymentNotes = {
  /** `checking`: the bank's word is waited for; `failed`: nothing was charged. */
  attempt: { state: "checking"; href: string } | { state: "failed" } | null;
  /** Money that came too much, or for a cancelled order, and is to be given back. */
  excess: { why: "over" | "cancelled"; sum: number } | null;
  /** Money given back; 0 for none. */
  refunded: number;
};

/**
 * Notes on an order's payments.
 * @param payments the oldest first. @param now milliseconds since 1970 in UTC.
 */
export function paymentNotes(
  order: Pick<Order, "state" | "quote" | "agreedSum" | "paidAt">,
  due: Payment | null,
  payments: readonly OrderPayment[],
  now: number,
): PaymentNotes {
  const problem = problemOf(order, payments);
  const received = receivedOf(payments);
  return {
    attempt: due?.state === "waiting" ? attemptIn(payments, now) : null,
    excess:
      problem === "over"
        ? { why: problem, sum: received - (sumDue(order) ?? received) }
        : problem === "cancelled"
          ? { why: problem, sum: received }
          : null,
    refunded: payments.reduce((sum, { refunded }) => sum + refunded, 0),
  };
}

function attemptIn(payments: readonly OrderPayment[], now: number): PaymentNotes["attempt"] {
  const last = payments.at(-1);
  if (last?.state === "open" && last.returnedAt !== null && last.providerId !== null)
    return { state: "checking", href: `/pay/${last.key}` };
  const isFresh = last?.state === "failed" && now - last.updatedAt < freshMs;
  // A payment that was never begun has failed without the customer's card.
  return isFresh && last.providerId !== null ? { state: "failed" } : null;
}
