import type { Order } from "#app/features/order/data.server.ts";
import { openPartsOf } from "#app/features/order/quote.ts";
import { stateViews } from "#app/features/order/states.ts";
import { currency } from "#app/i18n/money.ts";

/** How customers pay. No card's data reaches this site; a provider's own page would be one more way. */
export const paymentWays = ["transfer", "cash"] as const;
export type PaymentWay = (typeof paymentWays)[number];

/** An amount with its currency's ISO 4217 code. */
export type Amount = { sum: number; currency: string };

/**
 * What a customer has to pay: `open` until staff have confirmed a price, `waiting` for the amount,
 * or `paid`; null where nothing is to be paid.
 */
export type Payment =
  | { state: "open" }
  | ({ state: "waiting" } & Amount)
  | ({ state: "paid"; at: number } & Amount);

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

/** Whether and what an order's customer has to pay. */
export function paymentOf(order: Payable): Payment | null {
  const { state, paidAt, paidSum, quote } = order;
  const code = quote?.currency ?? currency;
  if (paidAt !== null) return { state: "paid", at: paidAt, sum: paidSum ?? 0, currency: code };
  if (state === "cancelled") return null;
  const sum = sumDue(order);
  const isAgreed = order.agreedSum !== null || stateViews[state].isPriceAgreed;
  if (sum === null || !isAgreed) return quote || sum !== null ? { state: "open" } : null;
  return sum === 0 ? null : { state: "waiting", sum, currency: code };
}
