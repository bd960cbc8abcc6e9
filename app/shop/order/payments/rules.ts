import type { Order } from "#app/shop/order/data.server.ts";
import { openPartsOf } from "#app/shop/order/price/quote.ts";
import { stateViews } from "#app/shop/order/state.ts";
import { currency } from "#app/i18n/money.ts";

/** How customers pay without a provider: staff see it and mark it. Cards are paid on a provider's own page (providers/types.ts). */
export const paymentWays = ["transfer", "cash"] as const;
export type PaymentWay = (typeof paymentWays)[number];

/** An amount with its currency's ISO 4217 code. */
export type Amount = { sum: number; currency: string };

/**
 * The state of a customer's payment: `open` until staff have confirmed a price, `waiting` for the
 * amount, which is the rest where `received` has come, or `paid`; null where nothing is to be paid.
 * `at` is null where money came for a cancelled order.
 */
export type Payment =
  | { state: "open" }
  | ({ state: "waiting"; received?: number } & Amount)
  | ({ state: "paid"; at: number | null } & Amount);

type Payable = Pick<Order, "state" | "quote" | "agreedSum" | "paidAt" | "paidSum">;

/**
 * The sum that is due: what staff agreed on, else the quote's, if nothing of it is by agreement or
 * a lowest price.
 */
export function sumDue({ quote, agreedSum }: Pick<Payable, "quote" | "agreedSum">): number | null {
  if (agreedSum !== null) return agreedSum;
  if (!quote) return null;
  const { isFrom, byAgreement } = openPartsOf(quote);
  return isFrom || byAgreement.length > 0 ? null : quote.sum;
}

/** The payment of an order's customer; null where none is due. */
export function paymentOf(order: Payable): Payment | null {
  const { state, paidAt, paidSum, quote } = order;
  const code = quote?.currency ?? currency;
  const received = paidSum ?? 0;
  const paid = { state: "paid", at: paidAt, sum: received, currency: code } as const;
  if (paidAt !== null) return paid;
  if (state === "cancelled") return received > 0 ? paid : null;
  const sum = sumDue(order);
  const isAgreed = order.agreedSum !== null || stateViews[state].isPriceAgreed;
  if (sum === null || !isAgreed) return quote || sum !== null ? { state: "open" } : null;
  if (sum === 0) return null;
  if (received === 0) return { state: "waiting", sum, currency: code };
  return received < sum
    ? { state: "waiting", sum: sum - received, received, currency: code }
    : paid;
}
