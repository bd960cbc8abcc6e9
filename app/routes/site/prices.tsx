import { env } from "cloudflare:workers";
import type { Route } from "./+types/prices";
import {
  readAccessories,
  readAnimations,
  readCards,
  readDesigns,
  readPrices,
} from "#app/features/catalogue/data.server.ts";
import { designProducts } from "#app/features/catalogue/products.ts";
import { PricesPage } from "#app/features/site/components/prices-page.tsx";
import { siteMeta } from "#app/features/site/meta.ts";
import { priceExamples } from "#app/features/site/price-examples.ts";
import { hasCardWay } from "#app/features/order/card-way.ts";
import { siteVisitOf } from "#app/features/site/page.server.ts";
import { readPersonalisation } from "#app/features/personalisation/session.server.ts";
import { findSetting, publicOrigin } from "#app/lib/settings.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { t, language } = getTranslation(context);
  const origin = publicOrigin(env, url);
  const [prices, cards, animations, { accessories }, designs, personalisation] = await Promise.all([
    readPrices(env.CONTENT),
    readCards(env.CONTENT),
    readAnimations(env.CONTENT),
    readAccessories(env.CONTENT),
    readDesigns(env.CONTENT),
    readPersonalisation(env.VISITS, findSetting(env, "REPLY_SECRET"), request),
  ]);
  const visit = siteVisitOf("prices", language, t, origin);
  const products = designProducts(designs, prices, visit.language);
  return {
    visit,
    prices,
    examples: priceExamples(prices, products, visit.language),
    personalisation,
    card: cards.price,
    animation: animations.price,
    accessories,
    hasCard: hasCardWay(),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? siteMeta(loaderData.visit) : [];
}

export default function PricesRoute({ loaderData }: Route.ComponentProps) {
  return <PricesPage {...loaderData} />;
}
