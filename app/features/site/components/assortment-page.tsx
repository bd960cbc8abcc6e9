import { useTranslation } from "react-i18next";
import { ProductGrid } from "#app/features/catalogue/components/product-grid.tsx";
import type { OccasionFilter } from "#app/features/catalogue/occasion-filters.ts";
import type { Product } from "#app/features/catalogue/products.ts";
import { SitePage } from "#app/features/site/components/site-page.tsx";
import { TryPanel } from "#app/features/site/components/try-panel.tsx";
import { sitePages } from "#app/features/site/pages.ts";
import type { SiteVisit } from "#app/features/site/page.server.ts";
import type { Trial } from "#app/features/trial/schema.ts";
import tileCss from "#app/features/catalogue/components/design-tile.css?inline";
import assortmentCss from "#app/features/site/components/assortment-page.css?inline";
import panelCss from "#app/features/site/components/try-panel.css?inline";
import tryFormCss from "#app/features/trial/components/try-form.css?inline";

/** Everything the studio makes, by what it is for. */
export function AssortmentPage({
  visit,
  filter,
  counts,
  products,
  trial,
  today,
}: {
  visit: SiteVisit;
  filter: OccasionFilter;
  /** How many products each filter lets through, in the order shown. */
  counts: readonly { filter: OccasionFilter; count: number }[];
  products: readonly Product[];
  trial: Trial | null;
  today: string;
}) {
  const { t } = useTranslation();
  const css = tileCss + tryFormCss + panelCss + assortmentCss;
  return (
    <SitePage id="assortment" switchTo={visit.switchTo} css={css}>
      <header className="page-head">
        <h1 className="display">{t(`site:assortment.heading.${filter}`)}</h1>
        <p className="lead">{t("site:assortment.lead")}</p>
        <TryPanel trial={trial} today={today} back={`${visit.address}#designs`} />
      </header>
      <section className="assortment" id="designs" aria-label={t("site:nav.assortment")}>
        <nav className="filters" aria-label={t("site:assortment.filter")} data-filters>
          <ul>
            {counts.map(({ filter: other, count }) => (
              <li key={other}>
                <a
                  href={`${sitePages.assortment.path}${other === "all" ? "" : `?occasion=${other}`}`}
                  aria-current={other === filter ? "page" : undefined}
                >
                  {t(`site:assortment.filters.${other}`)} <small>{count}</small>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {products.length > 0 ? (
          <>
            <h2 className="visually-hidden">{t(`site:assortment.filters.${filter}`)}</h2>
            <ProductGrid products={products} trial={trial} />
          </>
        ) : (
          <Nothing all={filter === "all"} />
        )}
      </section>
    </SitePage>
  );
}

/** For an occasion that nothing is ready for: what is ready can be changed, or drawn anew. */
function Nothing({ all }: { all: boolean }) {
  const { t } = useTranslation();
  return (
    <div className="assortment-nothing">
      <h2 className="display">{t("site:assortment.nothing")}</h2>
      <p>{t("site:assortment.nothing-text")}</p>
      <p className="assortment-ways">
        <a className="button primary" href={sitePages.order.path}>
          {t("site:nav.order")}
        </a>
        {!all && (
          <a className="quiet-link" href={sitePages.assortment.path}>
            {t("site:assortment.see-all")}
          </a>
        )}
      </p>
    </div>
  );
}
