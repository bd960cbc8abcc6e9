import { env } from "cloudflare:workers";
import type { Route } from "./+types/for-hosts";
import { readPrices } from "#app/features/catalogue/data.server.ts";
import { isDemoOpen } from "#app/features/dashboard/demo/demo.server.ts";
import { HostsPage } from "#app/features/site/components/hosts-page.tsx";
import { findPublishedDemos } from "#app/features/site/demos.server.ts";
import { siteMeta } from "#app/features/site/meta.ts";
import { siteVisitOf } from "#app/features/site/page.server.ts";
import { today } from "#app/features/personalisation/today.ts";
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
