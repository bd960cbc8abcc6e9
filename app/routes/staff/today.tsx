import { env } from "cloudflare:workers";
import { redirect } from "react-router";
import type { Route } from "./+types/today";
import { findOrder } from "#app/shop/order/data.server.ts";
import { TodayPage } from "#app/studio/staff/components/today-page.tsx";
import { staffOrderAddress, todayView } from "#app/studio/staff/today/view.ts";
import { readWaiting } from "#app/studio/staff/today/data.server.ts";
import { formatDate, wallTime } from "#app/i18n/dates.ts";
import { homeZone } from "#app/i18n/studio.ts";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { requireStored } from "#app/lib/storage.ts";
import { getTranslation } from "#app/middleware/i18n.ts";
import { requireStaff } from "#app/middleware/staff-session.ts";

export const handle = { hydrate: true } satisfies HydratedHandle;

/** Today's list; `?order=482137` leads to an order. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { link, now } = requireStaff(context);
  const { t } = getTranslation(context);
  const digits = (url.searchParams.get("order") ?? "").replaceAll(/\D/g, "");
  const order =
    digits === "" ? null : await requireStored(() => findOrder(env.DB, Number(digits.slice(0, 9))));
  if (order) throw redirect(staffOrderAddress(order.number));
  const waiting = await requireStored(() => readWaiting({ content: env.CONTENT, db: env.DB }, now));
  return {
    person: link.name,
    day: formatDate(t, wallTime(now, homeZone), "weekday-day"),
    sections: todayView(waiting, t),
    isUnknown: digits !== "",
  };
}

export default function Today({ loaderData }: Route.ComponentProps) {
  return <TodayPage {...loaderData} />;
}
