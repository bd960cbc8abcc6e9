import { env } from "cloudflare:workers";
import type { Route } from "./+types/order";
import { orderKey } from "#app/shop/order/access.server.ts";
import { findOrder, type Order } from "#app/shop/order/data.server.ts";
import { StaffOrderPage } from "#app/studio/staff/components/order-page.tsx";
import { staffOrderView } from "#app/studio/staff/order/view.server.ts";
import { staffFields, submitStaff } from "#app/studio/staff/submit.server.ts";
import { readFields } from "#app/lib/form.ts";
import { notFound } from "#app/lib/http.ts";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { mayPass } from "#app/lib/rate-limit.ts";
import { requireSettings } from "#app/lib/settings.ts";
import { requireStored } from "#app/lib/storage.ts";
import { answerRejected } from "#app/lib/submit.server.ts";
import { getTranslation } from "#app/middleware/i18n.ts";
import { requireStaff } from "#app/middleware/staff-session.ts";

export const handle = { hydrate: true } satisfies HydratedHandle;

/** @throws a 404 response for an unknown number. */
async function requireOrder(typed: string): Promise<Order> {
  const number = /^\d{6}$/.test(typed) ? Number(typed) : 0;
  const order = await requireStored(() => findOrder(env.DB, number));
  if (!order) throw notFound();
  return order;
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { link, language } = requireStaff(context);
  const { REPLY_SECRET } = requireSettings(env, ["REPLY_SECRET"]);
  const order = await requireOrder(params.number);
  const key = await orderKey(REPLY_SECRET, order.number);
  const { t } = getTranslation(context);
  return {
    person: link.name,
    order: await requireStored(() =>
      staffOrderView({ db: env.DB, content: env.CONTENT }, order, key, { t, language }),
    ),
  };
}

/** Answers a change request, marks the order as paid, or adds a note. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { link, now } = requireStaff(context);
  const order = await requireOrder(params.number);
  const form = await readFields(request, staffFields);
  const mayPost = await mayPass(env.ORDER_LIMIT, `staff ${link.id}`);
  const outcome = await submitStaff(env.DB, order, form, { person: link.name, now }, mayPost);
  if (outcome.state === "rejected") return answerRejected(outcome, outcome.failure);
  return { done: outcome.done };
}

export default function StaffOrder({ loaderData, actionData }: Route.ComponentProps) {
  return <StaffOrderPage {...loaderData} answer={actionData} />;
}
