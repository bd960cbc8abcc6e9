import { useTranslation } from "#app/i18n/use-translation.ts";
import type { OccasionFilter } from "#app/shop/catalogue/occasions/filter.ts";
import { productKinds, type Product } from "#app/shop/catalogue/products/types.ts";
import type { Choices } from "#app/shop/catalogue/products/filter.ts";
import { AssortmentGroup } from "#app/shop/site/components/assortment-group.tsx";
import { FilterBar } from "#app/shop/site/components/filter-bar.tsx";
import { NamesStrip } from "#app/shop/site/components/names-strip.tsx";
import { NoProducts } from "#app/shop/site/components/no-products.tsx";
import { PricedPage } from "#app/shop/site/components/priced-page.tsx";
import { TryPanel } from "#app/shop/site/components/try-panel.tsx";
import { sitePages } from "#app/shop/site/pages.ts";
import type { Rates } from "#app/i18n/money.ts";
import type { SiteVisit } from "#app/shop/site/view.server.ts";
import { pairingsStyles } from "#app/designs/styles/styles.ts";
import type { Personalisation } from "#app/domain/personalisation/schema.ts";
import cardCss from "#app/shop/catalogue/components/card-art.css?inline";
import pictureCss from "#app/shop/catalogue/components/picture.css?inline";
import gridCss from "#app/shop/catalogue/components/product-grid.css?inline";
import assortmentCss from "#app/shop/site/components/assortment-page.css?inline";
import filterCss from "#app/shop/site/components/filter-bar.css?inline";
import panelCss from "#app/shop/site/components/try-panel.css?inline";
import tryFormCss from "#app/domain/personalisation/components/try-form.css?inline";

/** All products, filtered by occasion, taste and colour. */
export function AssortmentPage({
  visit,
  filter,
  choices,
  isFiltered,
  here,
  products,
  personalisation,
  rates,
  today,
}: {
  visit: SiteVisit;
  filter: OccasionFilter;
  choices: Choices;
  isFiltered: boolean;
  /** The page's address with its filters. */
  here: string;
  products: readonly Product[];
  personalisation: Personalisation | null;
  rates: Rates | undefined;
  today: string;
}) {
  const { t } = useTranslation();
  const { language } = visit;
  const groups = productKinds
    .map((kind) => ({ kind, products: products.filter((product) => product.kind === kind) }))
    .filter((group) => group.products.length > 0);
  const pairings = new Set(
    products.flatMap((product) => (product.kind === "card" ? [product.card.theme.pairing] : [])),
  );
  const css =
    gridCss +
    (pairings.size > 0 ? pictureCss + cardCss + pairingsStyles([...pairings], language) : "") +
    tryFormCss +
    panelCss +
    filterCss +
    assortmentCss;
  return (
    <PricedPage id="assortment" switchTo={visit.switchTo} rates={rates} css={css}>
      <NamesStrip personalisation={personalisation} />
      <header className="page-head">
        <h1 className="display">{t(`site:assortment.heading.${filter}`)}</h1>
        <p className="lead">{t("site:assortment.lead")}</p>
        <TryPanel personalisation={personalisation} today={today} back={`${here}#designs`} />
      </header>
      <section className="assortment" aria-label={t("site:nav.assortment")}>
        <FilterBar path={sitePages.assortment.path} choices={choices} />
        {groups.length > 1 && (
          <nav className="assortment-kinds" aria-label={t("site:assortment.kinds.label")}>
            {groups.map(({ kind, products: { length } }) => (
              <a key={kind} href={`#${kind}s`}>
                {t(`site:assortment.kinds.${kind}.heading`)} <small>{length}</small>
              </a>
            ))}
          </nav>
        )}
        {groups.map((group) => (
          <AssortmentGroup key={group.kind} {...group} personalisation={personalisation} />
        ))}
        {groups.length === 0 && <NoProducts all={isFiltered ? sitePages.assortment.path : null} />}
      </section>
    </PricedPage>
  );
}
