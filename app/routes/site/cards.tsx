import { env } from "cloudflare:workers";
import type { Route } from "./+types/cards";
import { readCards, readPrices } from "#app/shop/catalogue/data.server.ts";
import { cardProducts } from "#app/shop/catalogue/products/types.ts";
import { CardsPage } from "#app/shop/site/components/cards-page.tsx";
import { siteMeta } from "#app/shop/site/meta.ts";
import { siteVisitOf } from "#app/shop/site/view.server.ts";
import { productListData, soldOf } from "#app/shop/site/structured-data.ts";
import { findSetting, publicOrigin } from "#app/lib/settings.ts";
import { readPersonalisation } from "#app/domain/personalisation/session.server.ts";
import { today } from "#app/domain/personalisation/studio-today.ts";
import { systemClock } from "#app/lib/clock.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { t, language } = getTranslation(context);
  const origin = publicOrigin(env, url);
  const visit = siteVisitOf("cards", language, t, origin);
  const [{ price, cards }, { rates }, personalisation] = await Promise.all([
    readCards(env.CONTENT),
    readPrices(env.CONTENT),
    readPersonalisation(env.VISITS, findSetting(env, "REPLY_SECRET"), request),
  ]);
  const sold = cardProducts(cards, price, visit.language).map((product) =>
    soldOf(product, t, visit.language),
  );
  return {
    visit: { ...visit, data: [productListData(sold, visit)] },
    price,
    rates,
    cards,
    personalisation,
    today: today(systemClock()),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? siteMeta(loaderData.visit) : [];
}

export default function CardsRoute({ loaderData }: Route.ComponentProps) {
  return <CardsPage {...loaderData} />;
}
