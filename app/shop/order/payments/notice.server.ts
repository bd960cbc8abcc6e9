import { findOrder } from "#app/shop/order/data.server.ts";
import { checkPayment, type Checking } from "#app/shop/order/payments/check.server.ts";
import {
  findPaymentByKey,
  findPaymentOf,
  type OrderPayment,
} from "#app/shop/order/payments/data.server.ts";
import { adoptPayment, namePayment } from "#app/shop/order/payments/mutations.server.ts";
import type { StripeNotice } from "#app/shop/order/payments/providers/stripe-notice.ts";
import { currency } from "#app/i18n/money.ts";
import { withRetries } from "#app/lib/retries.ts";

/**
 * Takes a notice of Stripe that was found genuine. It says which payment has news; the news themselves
 * are asked for, so that a repeated, late or overtaken notice changes nothing.
 * @param now milliseconds since 1970 in UTC.
 * @returns the ids of the outbox rows that this call added; none for a payment of another shop.
 * @throws ProviderFailure without Stripe's answer, or D1's error: the notice is to be repeated.
 */
export async function takeNotice(
  checking: Checking,
  notice: StripeNotice,
  now: number,
): Promise<string[]> {
  const payment = await withRetries(() => paymentOfNotice(checking.db, notice, now));
  if (!payment) {
    console.info("a notice of a payment that is not this site's", notice.type);
    return [];
  }
  const isNamed = payment.providerId !== null || notice.session === null;
  if (!isNamed) {
    // The answer to its beginning was lost.
    const providerSession = { providerId: notice.session ?? "", page: null };
    await withRetries(() => namePayment(checking.db, payment.id, providerSession));
    return (await checkPayment(checking, { ...payment, ...providerSession }, now)).messageIds;
  }
  return (await checkPayment(checking, payment, now)).messageIds;
}

async function paymentOfNotice(
  db: D1Database,
  { session, intent, key, order, isTest }: StripeNotice,
  now: number,
): Promise<OrderPayment | null> {
  const payment =
    (await findPaymentOf(db, "stripe", { providerId: session, reference: intent })) ??
    (key === null ? null : await findPaymentByKey(db, key));
  if (payment || key === null || order === null || session === null) return payment;
  const storedOrder = await findOrder(db, order);
  return adoptPayment(
    db,
    "stripe",
    {
      key,
      providerId: session,
      orderId: storedOrder?.id ?? `gone:${order}`,
      orderNumber: order,
      isTest,
      sum: 0,
      currency: storedOrder?.quote?.currency ?? currency,
    },
    now,
  );
}
