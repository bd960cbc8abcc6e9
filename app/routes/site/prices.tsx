import { env } from "cloudflare:workers";
import type { Route } from "./+types/prices";
import {
  readAccessories,
  readAnimations,
  readCards,
  readPrices,
} from "#app/features/catalogue/data.server.ts";
import { PricesPage } from "#app/features/site/components/prices-page.tsx";
import { siteMeta } from "#app/features/site/meta.ts";
import { siteVisitOf } from "#app/features/site/page.server.ts";
import { publicOrigin } from "#app/lib/settings.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { t, language } = getTranslation(context);
  const origin = publicOrigin(env, url);
  const [prices, cards, animations, { accessories }] = await Promise.all([
    readPrices(env.CONTENT),
    readCards(env.CONTENT),
    readAnimations(env.CONTENT),
    readAccessories(env.CONTENT),
  ]);
  return {
    visit: siteVisitOf("prices", language, t, origin),
    prices,
    card: cards.price,
    animation: animations.price,
    accessories,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? siteMeta(loaderData.visit) : [];
}

export default function PricesRoute({ loaderData }: Route.ComponentProps) {
  return <PricesPage {...loaderData} />;
}
