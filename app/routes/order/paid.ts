import { env, waitUntil } from "cloudflare:workers";
import { redirect } from "react-router";
import type { Route } from "./+types/paid";
import { orderKey } from "#app/shop/order/access.server.ts";
import { checkPayment } from "#app/shop/order/payments/check.server.ts";
import { findPaymentByKey } from "#app/shop/order/payments/data.server.ts";
import { markReturned } from "#app/shop/order/payments/mutations.server.ts";
import { cardProvidersOf, cardSettings } from "#app/shop/order/payments/providers/configured.ts";
import { notifyQueue } from "#app/platform/outbox/queue.server.ts";
import { systemClock } from "#app/lib/clock.ts";
import { addressOfVisitor, notFound } from "#app/lib/http.ts";
import { mayPass } from "#app/lib/rate-limit.ts";
import { findSetting, findSettings, requireSettings } from "#app/lib/settings.ts";
import { requireStored } from "#app/lib/storage.ts";
import { privateAnswer } from "#app/middleware/private-answer.ts";

export const middleware = [privateAnswer];

/**
 * Milliseconds in which the address leads to the order. The provider stores it: whoever reads it there
 * later must not open the customer's page by it.
 */
const opensMs = 48 * 60 * 60_000;

/**
 * The page that a provider's page leads back to. Nothing in the address is believed but the
 * payment's key: the provider is asked. Without its answer the order's page says that it is waited
 * for.
 */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  const { REPLY_SECRET } = requireSettings(env, ["REPLY_SECRET"]);
  const key = params.key.toLowerCase();
  const now = systemClock();
  const payment = /^[\da-f-]{36}$/.test(key)
    ? await requireStored(() => findPaymentByKey(env.DB, key))
    : null;
  if (!payment || now - payment.createdAt > opensMs) throw notFound();
  const mayAsk = await mayPass(env.ORDER_LIMIT, `paid ${addressOfVisitor(request)}`);
  if (mayAsk && payment.state !== "paid") {
    // A visitor who leaves the page without paying is not waited for.
    if (!url.searchParams.has("left"))
      await requireStored(() => markReturned(env.DB, payment.id, now));
    const checking = {
      db: env.DB,
      providers: cardProvidersOf(findSettings(env, cardSettings)),
      studioEmail: findSetting(env, "STUDIO_EMAIL"),
    };
    try {
      const { messageIds } = await checkPayment(checking, payment, now);
      waitUntil(notifyQueue(env.OUTBOX, messageIds));
    } catch (error) {
      console.error("a payment could not be asked about", payment.id, String(error));
    }
  }
  const query = new URLSearchParams({ key: await orderKey(REPLY_SECRET, payment.orderNumber) });
  return redirect(`/order/${payment.orderNumber}?${query}#payment`, { status: 303 });
}
