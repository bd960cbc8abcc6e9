import { findOrderById } from "#app/shop/order/data.server.ts";
import { paymentOf } from "#app/shop/order/payments/rules.ts";
import { listDuePayments, type OrderPayment } from "#app/shop/order/payments/data.server.ts";
import { checkAgainAt, recordPayment } from "#app/shop/order/payments/mutations.server.ts";
import type {
  CardProvider,
  FoundPayment,
  PaymentState,
} from "#app/shop/order/payments/providers/types.ts";
import { withRetries } from "#app/lib/retries.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** After which a payment that its provider still calls open is over: every page has ended long before. */
const overAfterMs = 26 * hour;
/** How long a paid one is asked about, once a day: what is given back later is marked by hand. */
const refundsMs = 90 * day;
/** A payment without a name was never begun, or its beginning goes on. */
const beginningMs = 5 * minute;

/** The stores and providers that a check needs. */
export type Checking = {
  db: D1Database;
  providers: readonly CardProvider[];
  /** Null while it is not set, when the studio gets no mail. */
  studioEmail: string | null;
};

/** The state that a check found, and the ids of the outbox rows that it added. */
type Checked = { state: PaymentState; messageIds: string[] };

/**
 * Asks the provider about a payment and stores what it says. An open one that is not due any more, since
 * the price was agreed anew, the order was cancelled or paid otherwise, ends where the provider can.
 * @param now milliseconds since 1970 in UTC.
 * @throws ProviderFailure without the provider's answer, D1's error after the third failure.
 */
export async function checkPayment(
  { db, providers, studioEmail }: Checking,
  payment: OrderPayment,
  now: number,
): Promise<Checked> {
  const { providerId } = payment;
  const provider = providers.find(({ name }) => name === payment.provider);
  const age = now - payment.createdAt;
  const keep = async (outcome: FoundPayment) => {
    const checkAt = nextCheck({ ...payment, state: outcome.state }, now);
    const messageIds = await withRetries(() =>
      recordPayment(db, payment, outcome, { checkAt, studioEmail }, now),
    );
    return { state: outcome.state, messageIds };
  };
  if (providerId === null && age > beginningMs) return keep(none("failed"));
  if (!provider || providerId === null) {
    // A provider that was switched off may be switched on again.
    await withRetries(() => checkAgainAt(db, payment.id, now + (provider ? minute : hour)));
    return { state: payment.state, messageIds: [] };
  }
  const answer = await provider.find(providerId);
  if (answer.state !== "open") return keep(answer);
  if (age > overAfterMs) return keep(none("expired"));
  if (provider.close && !(await isDue(db, payment))) {
    await provider.close(providerId);
    return keep(none("expired"));
  }
  return keep(answer);
}

/** True if an order's customer still has to pay just the sum that a payment asks for. */
async function isDue(
  db: D1Database,
  { orderId, sum, currency }: Pick<OrderPayment, "orderId" | "sum" | "currency">,
): Promise<boolean> {
  const order = await withRetries(() => findOrderById(db, orderId));
  const due = order && paymentOf(order);
  return due?.state === "waiting" && due.sum === sum && due.currency === currency;
}

/**
 * When a provider is asked about a payment next: an open one after minutes, then less and less often; a
 * paid one daily, since a bank tells of no refund; null for never.
 */
function nextCheck(
  { state, createdAt, paidAt }: Pick<OrderPayment, "state" | "createdAt" | "paidAt">,
  now: number,
): number | null {
  const age = now - createdAt;
  if (state === "open") return now + Math.min(Math.max(age / 2, 2 * minute), 2 * hour);
  if (state === "paid") return now - (paidAt ?? now) < refundsMs ? now + day : null;
  // A customer may have tried again while the page was open, and every page has ended in the end.
  if (age < hour) return now + 5 * minute;
  return age < overAfterMs ? createdAt + overAfterMs : null;
}

function none(state: PaymentState): FoundPayment {
  return { state, paid: 0, refunded: 0, reference: null };
}

/**
 * Checks the payments that are due, for customers who close the bank's page and for notices that never
 * come. What fails is tried again later; the others go on.
 * @returns the ids of the outbox rows that were added.
 */
export async function checkDuePayments(
  checking: Checking,
  limit: number,
  clock: () => number,
): Promise<string[]> {
  const due = await withRetries(() => listDuePayments(checking.db, clock(), limit));
  const messageIds: string[] = [];
  for (const payment of due) {
    const now = clock();
    try {
      messageIds.push(...(await checkPayment(checking, payment, now)).messageIds);
    } catch (error) {
      console.error("a payment was not checked", payment.id, String(error));
      const wait = Math.min(Math.max((now - payment.createdAt) / 2, 2 * minute), 2 * hour);
      await withRetries(() => checkAgainAt(checking.db, payment.id, now + wait));
    }
  }
  return messageIds;
}
