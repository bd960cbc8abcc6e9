import { env } from "cloudflare:workers";
import type { Route } from "./+types/card";
import { readCards, readPrices } from "#app/shop/catalogue/data.server.ts";
import { CardPage } from "#app/shop/site/components/cards-page.tsx";
import { siteMeta } from "#app/shop/site/meta.ts";
import { productVisitOf } from "#app/shop/site/product/view.server.ts";
import { findSetting, publicOrigin } from "#app/lib/settings.ts";
import { readPersonalisation } from "#app/domain/personalisation/session.server.ts";
import { today } from "#app/domain/personalisation/studio-today.ts";
import { systemClock } from "#app/lib/clock.ts";
import { notFound } from "#app/lib/http.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

/** A card, as large as the screen allows. */
export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const { t, language } = getTranslation(context);
  const origin = publicOrigin(env, url);
  const [{ price, cards }, { rates }, personalisation] = await Promise.all([
    readCards(env.CONTENT),
    readPrices(env.CONTENT),
    readPersonalisation(env.VISITS, findSetting(env, "REPLY_SECRET"), request),
  ]);
  const card = cards.find(({ id }) => id === params.id);
  if (!card) throw notFound();
  return {
    visit: productVisitOf("cards", card, price, language, t, origin),
    price,
    rates,
    card,
    personalisation,
    today: today(systemClock()),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? siteMeta(loaderData.visit) : [];
}

export default function CardRoute({ loaderData }: Route.ComponentProps) {
  return <CardPage {...loaderData} />;
}
