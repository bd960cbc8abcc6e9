import { env } from "cloudflare:workers";
import type { Route } from "./+types/assortment";
import { withPictures } from "#app/shop/catalogue/card/links.server.ts";
import {
  readAnimations,
  readCards,
  readDesigns,
  readPrices,
} from "#app/shop/catalogue/data.server.ts";
import {
  addressWith,
  choicesOf,
  filtersOf,
  selected,
  varied,
} from "#app/shop/catalogue/products/filter.ts";
import {
  animationProducts,
  cardProducts,
  designProducts,
  type Product,
} from "#app/shop/catalogue/products/types.ts";
import { AssortmentPage } from "#app/shop/site/components/assortment-page.tsx";
import { siteMeta } from "#app/shop/site/meta.ts";
import { sitePages } from "#app/shop/site/pages.ts";
import { siteVisitOf } from "#app/shop/site/view.server.ts";
import { productListData, soldOf } from "#app/shop/site/structured-data.ts";
import { findSetting, publicOrigin } from "#app/lib/settings.ts";
import { readPersonalisation } from "#app/domain/personalisation/session.server.ts";
import { today } from "#app/domain/personalisation/studio-today.ts";
import { systemClock } from "#app/lib/clock.ts";
import { otherLanguage } from "#app/i18n/site-address.ts";
import { studioName } from "#app/i18n/studio-texts.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { t, language } = getTranslation(context);
  const origin = publicOrigin(env, url);
  const filters = filtersOf(url.searchParams);
  const filter = filters.occasion;
  const visit = siteVisitOf(
    "assortment",
    language,
    t,
    origin,
    filter === "all" ? {} : { occasion: filter },
  );
  const [designs, prices, cards, animations, personalisation] = await Promise.all([
    readDesigns(env.CONTENT),
    readPrices(env.CONTENT),
    readCards(env.CONTENT),
    readAnimations(env.CONTENT),
    readPersonalisation(env.VISITS, findSetting(env, "REPLY_SECRET"), request),
  ]);
  const products: Product[] = [
    ...varied(designProducts(designs, prices, visit.language)),
    ...withPictures(cardProducts(cards.cards, cards.price, visit.language)),
    ...animationProducts(animations.animations, animations.price, visit.language),
  ];
  const selection = selected(products, filters);
  const address = addressWith(sitePages.assortment.path, filters);
  const switchTo = otherLanguage(address, visit.language);
  const data = [
    productListData(
      selection.map((product) => soldOf(product, t, visit.language)),
      visit,
    ),
  ];
  const heading = t(`site:assortment.heading.${filter}`);
  return {
    visit:
      filter === "all"
        ? { ...visit, switchTo, data }
        : {
            ...visit,
            switchTo,
            data,
            title: t("site:assortment.title-of", {
              heading,
              studio: studioName(visit.language),
            }),
            description: t("site:assortment.description-of", { heading }),
          },
    filter,
    choices: choicesOf(products, filters),
    here: address,
    isFiltered: address !== sitePages.assortment.path,
    products: selection,
    personalisation,
    rates: prices.rates,
    today: today(systemClock()),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? siteMeta(loaderData.visit) : [];
}

export default function AssortmentRoute({ loaderData }: Route.ComponentProps) {
  return <AssortmentPage {...loaderData} />;
}
