import { env } from "cloudflare:workers";
import type { Route } from "./+types/for-hosts";
import { readPrices } from "#app/shop/catalogue/data.server.ts";
import { isDemoOpen } from "#app/couple/demo/data.server.ts";
import { HostsPage } from "#app/shop/site/components/hosts-page.tsx";
import { findPublishedDemos } from "#app/shop/site/demos/data.server.ts";
import { siteMeta } from "#app/shop/site/meta.ts";
import { siteVisitOf } from "#app/shop/site/view.server.ts";
import { today } from "#app/domain/personalisation/studio-today.ts";
import { systemClock } from "#app/lib/clock.ts";
import { publicOrigin } from "#app/lib/settings.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { t, language } = getTranslation(context);
  const [prices, demos, hasDemo] = await Promise.all([
    readPrices(env.CONTENT),
    findPublishedDemos(env.CONTENT),
    isDemoOpen(env.CONTENT),
  ]);
  return {
    visit: siteVisitOf("hosts", language, t, publicOrigin(env, url)),
    prices,
    demos,
    hasDemo,
    today: today(systemClock()),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? siteMeta(loaderData.visit) : [];
}

export default function HostsRoute({ loaderData }: Route.ComponentProps) {
  return <HostsPage {...loaderData} />;
}
