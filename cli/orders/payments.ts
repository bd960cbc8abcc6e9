import type { Order } from "#app/shop/order/data.server.ts";
import type { OrderPayment } from "#app/shop/order/payments/data.server.ts";
import type { Problem } from "#app/shop/order/payments/money.ts";
import { momentText } from "../output.ts";

/** Problems that need a hand, in words. */
export const problemWords: Readonly<Record<Problem, string>> = {
  cancelled: "paid, but the order is cancelled",
  over: "more came than was due",
  partial: "a part came",
  gone: "paid, but the order is deleted",
};

export function paymentLine(payment: OrderPayment): string[] {
  const { provider, providerId, state, sum, paid, refunded: back, isTest } = payment;
  return [
    momentText(payment.paidAt ?? payment.createdAt),
    provider + (isTest ? " (test)" : ""),
    // Money given back by hand is a row of its own, of which nothing came.
    state === "paid" && paid === 0 ? "" : state,
    state === "paid" && paid === 0 ? "" : `${state === "paid" ? paid : sum} ${payment.currency}`,
    back > 0 ? `${back} ${payment.currency} returned` : "",
    providerId ?? "",
  ];
}

/** The problem of an order's money, and the way to mend it. */
export function problemLines({ number }: Order, problem: Problem | null): string[] {
  if (problem === null) return [];
  return [
    `Look at this: ${problemWords[problem]}.`,
    ...(problem === "partial" ? [] : ["Return the money on the provider's own page, or by hand:"]),
    ...(problem === "partial" ? [] : [`→ npm run studio -- orders refunded ${number} SUM`]),
    `If it is right as it is: npm run studio -- orders settle ${number}`,
  ];
}
