import { env } from "cloudflare:workers";
import type { Route } from "./+types/weblink";
import { readDesigns, readPrices } from "#app/shop/catalogue/data.server.ts";
import { addressWith, filtersOf } from "#app/shop/catalogue/products/filter.ts";
import { designProducts } from "#app/shop/catalogue/products/types.ts";
import { WeblinkPage } from "#app/shop/site/components/weblink-page.tsx";
import { findPublishedDemos } from "#app/shop/site/demos/data.server.ts";
import { siteMeta } from "#app/shop/site/meta.ts";
import { sitePages } from "#app/shop/site/pages.ts";
import { siteVisitOf } from "#app/shop/site/view.server.ts";
import { productListData, soldOf } from "#app/shop/site/structured-data.ts";
import { findSetting, publicOrigin } from "#app/lib/settings.ts";
import { readPersonalisation } from "#app/domain/personalisation/session.server.ts";
import { today } from "#app/domain/personalisation/studio-today.ts";
import { otherLanguage } from "#app/i18n/site-address.ts";
import { systemClock } from "#app/lib/clock.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

/** The design in the phone unless the address names another. */
const showpiece = "1002";

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { t, language } = getTranslation(context);
  const origin = publicOrigin(env, url);
  const filters = filtersOf(url.searchParams);
  const visit = siteVisitOf("weblink", language, t, origin);
  const [designs, prices, demos, personalisation] = await Promise.all([
    readDesigns(env.CONTENT),
    readPrices(env.CONTENT),
    findPublishedDemos(env.CONTENT),
    readPersonalisation(env.VISITS, findSetting(env, "REPLY_SECRET"), request),
  ]);
  const products = designProducts(designs, prices, visit.language);
  const productOf = (id: string | null) => products.find((product) => product.id === id);
  const sold = products.map((product) => soldOf(product, t, visit.language));
  return {
    visit: {
      ...visit,
      switchTo: otherLanguage(addressWith(sitePages.weblink.path, filters), visit.language),
      data: [productListData(sold, visit)],
    },
    filters,
    designs: products,
    current: productOf(url.searchParams.get("design")) ?? productOf(showpiece) ?? products[0],
    price: prices.start,
    rates: prices.rates,
    demos,
    personalisation,
    today: today(systemClock()),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? siteMeta(loaderData.visit) : [];
}

export default function WeblinkRoute({ loaderData }: Route.ComponentProps) {
  return <WeblinkPage {...loaderData} />;
}
