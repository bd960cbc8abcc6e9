import { env, waitUntil } from "cloudflare:workers";
import type { Route } from "./+types/stripe";
import { takeNotice } from "#app/shop/order/payments/notice.server.ts";
import { cardProvidersOf, cardSettings } from "#app/shop/order/payments/providers/configured.ts";
import { isFromStripe, readNotice } from "#app/shop/order/payments/providers/stripe-notice.ts";
import { notifyQueue } from "#app/platform/outbox/queue.server.ts";
import { systemClock } from "#app/lib/clock.ts";
import { addressOfVisitor, notFound, readBody, unavailable } from "#app/lib/http.ts";
import { mayPass, retryAfter } from "#app/lib/rate-limit.ts";
import { findSetting, findSettings } from "#app/lib/settings.ts";
import { privateAnswer } from "#app/middleware/private-answer.ts";

export const middleware = [privateAnswer];

/**
 * Takes Stripe's notices; a 404 while Stripe is off, and without its signature. Whatever was not
 * stored is answered by 5xx, so that Stripe sends it again, for three days
 * (https://docs.stripe.com/webhooks, "Retry behavior").
 */
export async function action({ request }: Route.ActionArgs) {
  const secret = findSetting(env, "STRIPE_WEBHOOK_SECRET");
  if (!secret) throw notFound();
  const mayPost = await mayPass(env.REPORT_LIMIT, `stripe ${addressOfVisitor(request)}`);
  if (!mayPost) return new Response(null, { status: 429, headers: retryAfter(mayPost) });
  const body = await (await readBody(request)).text();
  const now = systemClock();
  const signature = request.headers.get("Stripe-Signature") ?? "";
  if (!(await isFromStripe(body, signature, secret, now))) throw notFound();
  const notice = readNotice(body);
  if (notice) {
    const checking = {
      db: env.DB,
      providers: cardProvidersOf(findSettings(env, cardSettings)),
      studioEmail: findSetting(env, "STUDIO_EMAIL"),
    };
    try {
      waitUntil(notifyQueue(env.OUTBOX, await takeNotice(checking, notice, now)));
    } catch (error) {
      console.error("a notice of Stripe was not taken", notice.type, String(error));
      throw unavailable();
    }
  }
  return new Response(null);
}

export function loader() {
  throw notFound();
}
