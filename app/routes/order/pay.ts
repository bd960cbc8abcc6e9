import { env, waitUntil } from "cloudflare:workers";
import { redirect } from "react-router";
import type { Route } from "./+types/pay";
import { requireOpenedOrder } from "#app/shop/order/access.server.ts";
import { beginPayment, type Beginning } from "#app/shop/order/payments/submit.server.ts";
import { cardProvidersOf, cardSettings } from "#app/shop/order/payments/providers/configured.ts";
import { notifyQueue } from "#app/platform/outbox/queue.server.ts";
import { orderLanguageOf } from "#app/i18n/languages.ts";
import { translatorFor } from "#app/i18n/translator.server.ts";
import { systemClock } from "#app/lib/clock.ts";
import { readFields } from "#app/lib/form.ts";
import { within } from "#app/lib/deadline.ts";
import { addressOfVisitor, unavailable } from "#app/lib/http.ts";
import { mayPass } from "#app/lib/rate-limit.ts";
import { findSetting, findSettings, requireSettings } from "#app/lib/settings.ts";
import { privateAnswer } from "#app/middleware/private-answer.ts";

export const middleware = [privateAnswer];

/** Reloading the address of the form leads back to the order. */
export async function loader({ params, url }: Route.LoaderArgs) {
  const { REPLY_SECRET } = requireSettings(env, ["REPLY_SECRET"]);
  await requireOpenedOrder(env.DB, REPLY_SECRET, params.number, url.searchParams);
  return backTo(url, null);
}

/** Leads to the page of the provider that the form names, to pay what is due by the order itself. */
export async function action({ request, params, url }: Route.ActionArgs) {
  const { REPLY_SECRET, PUBLIC_URL } = requireSettings(env, ["REPLY_SECRET", "PUBLIC_URL"]);
  const order = await requireOpenedOrder(env.DB, REPLY_SECRET, params.number, url.searchParams);
  if (!(await mayPass(env.ORDER_LIMIT, `pay ${addressOfVisitor(request)}`)))
    return backTo(url, "unavailable");
  const way = (await readFields(request, ["way"])).get("way");
  const providers = cardProvidersOf(findSettings(env, cardSettings));
  const provider = providers.find(({ name }) => name === way);
  if (!provider) return backTo(url, "unavailable");
  const t = await translatorFor(env.CONTENT, orderLanguageOf(order.language));
  const beginning = await begunOr503(
    beginPayment(
      {
        db: env.DB,
        providers,
        studioEmail: findSetting(env, "STUDIO_EMAIL"),
        origin: PUBLIC_URL,
        purpose: t("order:status.heading", { number: order.number }),
      },
      order,
      provider,
      systemClock(),
    ),
  );
  waitUntil(notifyQueue(env.OUTBOX, beginning.messageIds));
  if (beginning.state === "page") return redirect(beginning.href, { status: 303 });
  return backTo(url, beginning.state === "failed" ? "unavailable" : null);
}

/** Milliseconds: a provider has two attempts of eight seconds, and D1 a few of its own. */
const deadlineMs = 25_000;

/** @throws a 503 response when D1 keeps failing, which is asked with deadlines of its own. */
async function begunOr503(beginning: Promise<Beginning>): Promise<Beginning> {
  try {
    return await within(beginning, deadlineMs);
  } catch (error) {
    console.error("a payment was not begun", String(error));
    throw unavailable();
  }
}

/** To the order's page, which says why nothing was begun. */
function backTo(url: URL, problem: "unavailable" | null): Response {
  const query = new URLSearchParams({ key: url.searchParams.get("key") ?? "" });
  const language = url.searchParams.get("lng");
  if (language !== null) query.set("lng", language);
  if (problem) query.set("card", problem);
  return redirect(`${url.pathname.replace(/\/pay$/, "")}?${query}#payment`, { status: 303 });
}
