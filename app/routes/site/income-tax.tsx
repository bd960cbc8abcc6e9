import { env } from "cloudflare:workers";
import type { Route } from "./+types/income-tax";
import { OfferPage } from "#app/features/site/components/offer-page.tsx";
import { siteMeta } from "#app/features/site/meta.ts";
import { siteVisitOf } from "#app/features/site/page.server.ts";
import { publicOrigin } from "#app/lib/settings.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

export function loader({ url, context }: Route.LoaderArgs) {
  const { t, language } = getTranslation(context);
  const origin = publicOrigin(env, url);
  return { visit: siteVisitOf("offer", language, t, origin) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? siteMeta(loaderData.visit) : [];
}

export default function OfferRoute({ loaderData }: Route.ComponentProps) {
  return <OfferPage {...loaderData} />;
}
