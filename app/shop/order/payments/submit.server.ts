import { pause } from "#app/lib/deadline.ts";
import type { Order } from "#app/shop/order/data.server.ts";
import { paymentOf, type Amount } from "#app/shop/order/payments/rules.ts";
import { checkPayment, type Checking } from "#app/shop/order/payments/check.server.ts";
import {
  findPayment,
  listPayments,
  type OrderPayment,
} from "#app/shop/order/payments/data.server.ts";
import {
  namePayment,
  openPayment,
  recordPayment,
} from "#app/shop/order/payments/mutations.server.ts";
import type { CardProvider } from "#app/shop/order/payments/providers/types.ts";
import { withRetries } from "#app/lib/retries.ts";

/**
 * The result of pressing "pay by card": `page` leads to the provider, `settled` back to the order.
 */
export type Beginning =
  | { state: "page"; href: string; messageIds: string[] }
  | { state: "settled"; messageIds: string[] }
  | { state: "failed"; messageIds: string[] };

type Beginner = Checking & {
  /** The site's public origin, without a slash at its end. */
  origin: string;
  /** The text that the customer reads on the provider's page: `Order 482137`. */
  purpose: string;
};

/** Milliseconds in which another tab's beginning is waited for: a provider is given 8,000 (`providers/ask.ts`). */
const otherTabMs = 9_000;
const betweenLooksMs = 500;

/**
 * Begins a payment by card, of what is due by the order itself. One that was begun before goes on: the
 * provider is asked first whether it has been paid, so that nobody pays twice by two tabs.
 * @param now milliseconds since 1970 in UTC.
 * @throws D1's error after the third failure.
 */
export async function beginPayment(
  beginner: Beginner,
  order: Order,
  provider: CardProvider,
  now: number,
): Promise<Beginning> {
  const { db } = beginner;
  const due = paymentOf(order);
  if (due?.state !== "waiting" || !provider.takes(due)) return { state: "settled", messageIds: [] };
  const open = (await withRetries(() => listPayments(db, order.id))).filter(
    ({ state }) => state === "open",
  );
  const messageIds: string[] = [];
  for (const payment of open) {
    const outcome = await leave(beginner, payment, provider, due, now);
    messageIds.push(...outcome.messageIds);
    if (outcome.state !== "over") return { ...outcome, messageIds };
  }
  return { ...(await begin(beginner, order, provider, due, now)), messageIds };
}

/** Goes on with a payment that was begun, or ends it so that another one can begin. */
async function leave(
  beginner: Beginner,
  payment: OrderPayment,
  provider: CardProvider,
  due: Amount,
  now: number,
): Promise<Beginning | { state: "over"; messageIds: string[] }> {
  const { db, providers, studioEmail } = beginner;
  const isOwn = payment.provider === provider.name;
  // Its beginning may go on in another tab.
  if (payment.providerId === null) return { state: "over", messageIds: [] };
  try {
    const { state, messageIds } = await checkPayment(beginner, payment, now);
    if (state === "paid") return { state: "settled", messageIds };
    if (state !== "open") return { state: "over", messageIds };
    const isSame = payment.sum === due.sum && payment.currency === due.currency;
    if (isOwn && isSame && payment.page !== null && now - payment.createdAt < provider.pageMs)
      return { state: "page", href: payment.page, messageIds };
    const theirs = providers.find(({ name }) => name === payment.provider);
    if (theirs?.close) await theirs.close(payment.providerId);
    // Another provider's that cannot be ended stays open, and is asked about as before.
    if (!theirs?.close && !isOwn) return { state: "over", messageIds };
    const expired = { state: "expired", paid: 0, refunded: 0, reference: null } as const;
    // It is asked about until every page has ended.
    const checkAt = now + 2 * 60_000;
    await withRetries(() => recordPayment(db, payment, expired, { checkAt, studioEmail }, now));
    return { state: "over", messageIds };
  } catch (error) {
    console.error("a payment could not be asked about", payment.id, String(error));
    return { state: isOwn ? "failed" : "over", messageIds: [] };
  }
}

async function begin(
  { db, origin, purpose, studioEmail }: Beginner,
  order: Order,
  provider: CardProvider,
  { sum, currency }: Amount,
  now: number,
): Promise<Beginning> {
  const failed: Beginning = { state: "failed", messageIds: [] };
  const opened = await withRetries(() => openPayment(db, order, provider, { sum, currency }, now));
  if (!opened) return failed;
  const { payment, isOurs } = opened;
  if (payment.page !== null) return { state: "page", href: payment.page, messageIds: [] };
  try {
    const begun = await provider.begin({
      sum: payment.sum,
      currency: payment.currency,
      key: payment.key,
      id: payment.id,
      orderNumber: order.number,
      purpose,
      language: order.language,
      returnAddress: `${origin}/pay/${payment.key}`,
      createdAt: payment.createdAt,
    });
    await withRetries(() => namePayment(db, payment.id, begun));
    return { state: "page", href: begun.page, messageIds: [] };
  } catch (error) {
    console.error("a payment was not begun", payment.id, String(error));
    if (!isOurs) {
      const page = await pageOfOtherTab(db, payment.id);
      return page === null ? failed : { state: "page", href: page, messageIds: [] };
    }
    const lost = { state: "failed", paid: 0, refunded: 0, reference: null } as const;
    await withRetries(() => recordPayment(db, payment, lost, { checkAt: null, studioEmail }, now));
    return failed;
  }
}

/** The provider's page of a payment that another tab begins; null where it does not come. */
async function pageOfOtherTab(db: D1Database, id: number): Promise<string | null> {
  for (let waited = 0; waited < otherTabMs; waited += betweenLooksMs) {
    await pause(betweenLooksMs);
    const payment = await withRetries(() => findPayment(db, id));
    if (payment?.state !== "open") return null;
    if (payment.page !== null) return payment.page;
  }
  return null;
}
