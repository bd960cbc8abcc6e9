import { env } from "cloudflare:workers";
import type { Route } from "./+types/all";
import { formatOrderNumber, opensOrderList, orderKey } from "#app/shop/order/access.server.ts";
import { OrdersPage } from "#app/shop/order/components/orders-page.tsx";
import { findOrder, listOrdersOfAddress } from "#app/shop/order/data.server.ts";
import { orderVisitOf } from "#app/shop/order/visit/view.server.ts";
import { sitePages } from "#app/shop/site/pages.ts";
import { formatDate, wallTimeOf } from "#app/i18n/dates.ts";
import { sayLanguage } from "#app/i18n/site-address.ts";
import { notFound } from "#app/lib/http.ts";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { requireSettings } from "#app/lib/settings.ts";
import { requireStored } from "#app/lib/storage.ts";
import { getTranslation } from "#app/middleware/i18n.ts";
import { privateAnswer } from "#app/middleware/private-answer.ts";

export const middleware = [privateAnswer];

export const handle = { hydrate: true } satisfies HydratedHandle;

/**
 * All orders with the mail address of one, behind a link that was mailed to it. Without its key the
 * response is a 404.
 */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { PUBLIC_URL, REPLY_SECRET } = requireSettings(env, ["PUBLIC_URL", "REPLY_SECRET"]);
  const number = /^\d{6}$/.test(params.number) ? Number(params.number) : 0;
  const key = url.searchParams.get("key") ?? "";
  const order = await requireStored(() => findOrder(env.DB, number));
  if (!order || !(await opensOrderList(REPLY_SECRET, order.email, key))) throw notFound();
  const { t, language } = getTranslation(context);
  const visit = orderVisitOf(language, t, PUBLIC_URL, `${url.pathname}?key=${key}`);
  const orders = await requireStored(() => listOrdersOfAddress(env.DB, order.email));
  return {
    title: t("order:list.heading"),
    switchTo: visit.switchTo,
    newOrder: sayLanguage(sitePages.order.path, visit.language),
    orders: await Promise.all(
      orders.map(async ({ number: orderNumber, names, occasionDate, state }) => ({
        number: formatOrderNumber(orderNumber),
        names,
        day: formatDate(t, wallTimeOf(occasionDate), "long"),
        state,
        href: `/order/${orderNumber}?key=${await orderKey(REPLY_SECRET, orderNumber)}&lng=${visit.language}`,
      })),
    ),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export default function AllOrders({ loaderData }: Route.ComponentProps) {
  return <OrdersPage {...loaderData} />;
}
