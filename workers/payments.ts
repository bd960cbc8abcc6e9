import { checkDuePayments } from "#app/shop/order/payments/check.server.ts";
import { cardProvidersOf, cardSettings } from "#app/shop/order/payments/providers/configured.ts";
import { notifyQueue } from "#app/platform/outbox/queue.server.ts";
import { systemClock } from "#app/lib/clock.ts";
import { findSetting, findSettings } from "#app/lib/settings.ts";

/** Payments that are asked about in a minute, one after the other. */
const most = 20;

/** Runs each minute, beside the outbox's sweep, which goes on whatever happens here. */
export async function checkPayments(env: Env): Promise<void> {
  const checking = {
    db: env.DB,
    providers: cardProvidersOf(findSettings(env, cardSettings)),
    studioEmail: findSetting(env, "STUDIO_EMAIL"),
  };
  try {
    await notifyQueue(env.OUTBOX, await checkDuePayments(checking, most, systemClock));
  } catch (error) {
    console.error("payments were not checked", String(error));
  }
}
