import { env } from "cloudflare:workers";
import type { Route } from "./+types/home";
import { readDesigns, readPrices } from "#app/shop/catalogue/data.server.ts";
import { designProducts } from "#app/shop/catalogue/products/types.ts";
import { isDemoOpen } from "#app/couple/demo/data.server.ts";
import { findInvitation } from "#app/domain/invitation/data.server.ts";
import { HomePage } from "#app/shop/site/components/home-page.tsx";
import { eveningPath, eveningsOf } from "#app/shop/site/evenings/links.ts";
import { siteMeta } from "#app/shop/site/meta.ts";
import { cardProvidersOf, cardSettings } from "#app/shop/order/payments/providers/configured.ts";
import { siteVisitOf } from "#app/shop/site/view.server.ts";
import { questionsData, studioData } from "#app/shop/site/structured-data.ts";
import { findSetting, findSettings, publicOrigin } from "#app/lib/settings.ts";
import { readPersonalisation } from "#app/domain/personalisation/session.server.ts";
import { today } from "#app/domain/personalisation/studio-today.ts";
import { systemClock } from "#app/lib/clock.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const translator = getTranslation(context);
  const { t, language } = translator;
  const origin = publicOrigin(env, url);
  const hasCard = cardProvidersOf(findSettings(env, cardSettings)).length > 0;
  const visit = siteVisitOf("home", language, t, origin);
  const [designs, prices, personalisation, hasDemo, evening] = await Promise.all([
    readDesigns(env.CONTENT),
    readPrices(env.CONTENT),
    readPersonalisation(env.VISITS, findSetting(env, "REPLY_SECRET"), request),
    isDemoOpen(env.CONTENT),
    // The page is complete without this demo.
    findInvitation(env.CONTENT, eveningPath).catch((error: unknown) => {
      console.error("the evening in all languages", String(error));
      return null;
    }),
  ]);
  return {
    visit: { ...visit, data: [studioData(visit), questionsData(t, hasCard)] },
    designs: designProducts(designs, prices, visit.language),
    start: prices.start,
    rates: prices.rates,
    hasCard,
    hasDemo,
    evenings: evening ? eveningsOf(evening, translator) : [],
    personalisation,
    today: today(systemClock()),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? siteMeta(loaderData.visit) : [];
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />;
}
