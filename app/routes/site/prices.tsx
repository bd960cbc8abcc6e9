import { env } from "cloudflare:workers";
import type { Route } from "./+types/prices";
import {
  readAccessories,
  readAnimations,
  readCards,
  readDesigns,
  readPrices,
} from "#app/shop/catalogue/data.server.ts";
import { designProducts } from "#app/shop/catalogue/products/types.ts";
import { PricesPage } from "#app/shop/site/components/prices-page.tsx";
import { siteMeta } from "#app/shop/site/meta.ts";
import { priceExamples } from "#app/shop/site/examples/rules.ts";
import { cardProvidersOf, cardSettings } from "#app/shop/order/payments/providers/configured.ts";
import { siteVisitOf } from "#app/shop/site/view.server.ts";
import { readPersonalisation } from "#app/domain/personalisation/session.server.ts";
import { findSetting, findSettings, publicOrigin } from "#app/lib/settings.ts";
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
    hasCard: cardProvidersOf(findSettings(env, cardSettings)).length > 0,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? siteMeta(loaderData.visit) : [];
}

export default function PricesRoute({ loaderData }: Route.ComponentProps) {
  return <PricesPage {...loaderData} />;
}
