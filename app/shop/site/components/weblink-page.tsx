import { useTranslation } from "#app/i18n/use-translation.ts";
import { CustomTile } from "#app/shop/catalogue/components/custom-tile.tsx";
import { ProductGrid } from "#app/shop/catalogue/components/product-grid.tsx";
import type { DesignProduct } from "#app/shop/catalogue/products/types.ts";
import {
  addressWith,
  choicesOf,
  selected,
  varied,
  type Filters,
} from "#app/shop/catalogue/products/filter.ts";
import { Approximate } from "#app/shop/catalogue/components/price.tsx";
import { priceInText, type Rates } from "#app/i18n/money.ts";
import { FilterBar } from "#app/shop/site/components/filter-bar.tsx";
import { NamesStrip } from "#app/shop/site/components/names-strip.tsx";
import { NoProducts } from "#app/shop/site/components/no-products.tsx";
import { PhoneShow } from "#app/shop/site/components/phone-show.tsx";
import { PricedPage } from "#app/shop/site/components/priced-page.tsx";
import { TryPanel } from "#app/shop/site/components/try-panel.tsx";
import { languageList } from "#app/shop/site/languages.ts";
import { readyInDays, validForMonths } from "#app/shop/site/promises.ts";
import { demoAddress, type Demo } from "#app/shop/site/demos/links.ts";
import { sitePages } from "#app/shop/site/pages.ts";
import type { SiteVisit } from "#app/shop/site/view.server.ts";
import type { Personalisation } from "#app/domain/personalisation/schema.ts";
import gridCss from "#app/shop/catalogue/components/product-grid.css?inline";
import filterCss from "#app/shop/site/components/filter-bar.css?inline";
import phoneCss from "#app/shop/site/components/phone-show.css?inline";
import panelCss from "#app/shop/site/components/try-panel.css?inline";
import weblinkCss from "#app/shop/site/components/weblink-page.css?inline";
import tryFormCss from "#app/domain/personalisation/components/try-form.css?inline";

/** Features of invitations; only those that exist may be promised. */
const features = [
  "countdown",
  "details",
  "timing",
  "maps",
  "replies",
  "page",
  "dress-code",
  "guest-list",
  "photos",
  "video",
  "music",
  "languages",
  "animations",
  "custom",
  "organiser",
] as const;

/** Web invitations: a description, one to try, all designs, and the link to an order. */
export function WeblinkPage({
  visit,
  designs,
  filters,
  current,
  price,
  rates,
  demos,
  personalisation,
  today,
}: {
  visit: SiteVisit;
  designs: readonly DesignProduct[];
  filters: Filters;
  /** The design in the phone; undefined before any design is published. */
  current: DesignProduct | undefined;
  /** Lowest price, in the studio's currency. */
  price: number;
  rates: Rates | undefined;
  /** Published demos. */
  demos: readonly Demo[];
  personalisation: Personalisation | null;
  today: string;
}) {
  const { t } = useTranslation();
  const css = gridCss + phoneCss + tryFormCss + panelCss + filterCss + weblinkCss;
  const visibleDesigns = varied(selected(designs, filters));
  const all = sitePages.weblink.path;
  const address = addressWith(all, filters);
  return (
    <PricedPage id="weblink" switchTo={visit.switchTo} rates={rates} css={css}>
      <NamesStrip personalisation={personalisation} />
      <div className="weblink-head">
        <div className="weblink-words">
          <h1 className="display">{t("site:weblink.heading")}</h1>
          <p className="lead">{t("site:weblink.lead")}</p>
          <p className="weblink-price">
            <span className="display">
              {t("site:design.from", { price: priceInText(price, visit.language) })}
            </span>{" "}
            <Approximate price={price} />
          </p>
          <p className="weblink-ways">
            <a className="button primary" href="#designs">
              {t("site:weblink.choose")}
            </a>
            <a className="button" href={sitePages.order.path}>
              {t("site:nav.order")}
            </a>
          </p>
          <TryPanel personalisation={personalisation} today={today} back={`${address}#designs`} />
        </div>
        {current && <PhoneShow designs={designs} current={current} />}
      </div>
      <section className="band tinted" id="designs" aria-labelledby="designs-heading">
        <h2 className="display" id="designs-heading">
          {t("site:weblink.designs")}
        </h2>
        <p className="lead">
          {t("site:weblink.designs-text", { price: priceInText(price, visit.language) })}{" "}
          <Approximate price={price} />
        </p>
        <FilterBar path={all} fragment="#designs" choices={choicesOf(designs, filters)} />
        {visibleDesigns.length > 0 ? (
          <ProductGrid
            products={visibleDesigns}
            personalisation={personalisation}
            last={<CustomTile />}
          />
        ) : (
          <NoProducts all={address === all ? null : `${all}#designs`} />
        )}
        <p className="weblink-all">
          <a className="quiet-link" href={sitePages.assortment.path}>
            {t("site:weblink.by-occasion")}
          </a>
        </p>
      </section>
      <section className="band" id="included" aria-labelledby="features-heading">
        <h2 className="display" id="features-heading">
          {t("site:weblink.features-heading")}
        </h2>
        <ul className="weblink-features">
          {features.map((feature) => (
            <li key={feature}>{t(`site:weblink.features.${feature}`)}</li>
          ))}
        </ul>
        {demos.length > 0 && (
          <>
            <h3 className="display weblink-demos-heading">{t("site:weblink.demos-heading")}</h3>
            <ul className="weblink-demos">
              {demos.map(({ id, path }) => (
                <li key={id}>
                  <a href={demoAddress(path, visit.language)}>
                    {t(`site:weblink.demos.${id}.title`)}
                  </a>
                  <p className="muted">
                    {t(`site:weblink.demos.${id}.text`, { languages: languageList(t) })}
                  </p>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
      <section className="band tinted weblink-order" aria-labelledby="order-heading">
        <h2 className="display" id="order-heading">
          {t("site:weblink.order-heading")}
        </h2>
        <ul className="weblink-terms">
          <li>{t("site:weblink.terms.ready", { count: readyInDays })}</li>
          <li>{t("site:weblink.terms.valid", { count: validForMonths })}</li>
          <li>{t("site:weblink.terms.unlimited")}</li>
        </ul>
        <p className="weblink-ways">
          <a className="button primary" href={sitePages.order.path}>
            {t("site:nav.order")}
          </a>
          <a className="quiet-link" href={sitePages.prices.path}>
            {t("site:nav.prices")}
          </a>
        </p>
        <p className="muted">{t("site:weblink.terms.vary")}</p>
      </section>
    </PricedPage>
  );
}
