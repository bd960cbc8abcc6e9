import { useTranslation } from "#app/i18n/use-translation.ts";
import type { OccasionFilter } from "#app/features/catalogue/occasion-filters.ts";
import { productKinds, type Product } from "#app/features/catalogue/products.ts";
import { AssortmentGroup } from "#app/features/site/components/assortment-group.tsx";
import { SitePage } from "#app/features/site/components/site-page.tsx";
import { TryPanel } from "#app/features/site/components/try-panel.tsx";
import { sitePages } from "#app/features/site/pages.ts";
import type { SiteVisit } from "#app/features/site/page.server.ts";
import { pairingsStyles } from "#app/design/styles.ts";
import type { Personalisation } from "#app/features/personalisation/schema.ts";
import cardCss from "#app/features/catalogue/components/card-art.css?inline";
import pictureCss from "#app/features/catalogue/components/picture.css?inline";
import gridCss from "#app/features/catalogue/components/product-grid.css?inline";
import assortmentCss from "#app/features/site/components/assortment-page.css?inline";
import panelCss from "#app/features/site/components/try-panel.css?inline";
import tryFormCss from "#app/features/personalisation/components/try-form.css?inline";

/** All products, filtered by occasion. */
export function AssortmentPage({
  visit,
  filter,
  counts,
  products,
  personalisation,
  today,
}: {
  visit: SiteVisit;
  filter: OccasionFilter;
  /** The filters with at least one product, in the order shown, with the number of products. */
  counts: readonly { filter: OccasionFilter; count: number }[];
  products: readonly Product[];
  personalisation: Personalisation | null;
  today: string;
}) {
  const { t } = useTranslation();
  const { language } = visit;
  const groups = productKinds
    .map((kind) => ({ kind, products: products.filter((product) => product.kind === kind) }))
    .filter((group) => group.products.length > 0);
  const pairings = new Set(
    products.flatMap((product) => (product.kind === "card" ? [product.card.look.pairing] : [])),
  );
  const css =
    gridCss +
    (pairings.size > 0 ? pictureCss + cardCss + pairingsStyles([...pairings], language) : "") +
    tryFormCss +
    panelCss +
    assortmentCss;
  return (
    <SitePage id="assortment" switchTo={visit.switchTo} css={css}>
      <header className="page-head">
        <h1 className="display">{t(`site:assortment.heading.${filter}`)}</h1>
        <p className="lead">{t("site:assortment.lead")}</p>
        <TryPanel
          personalisation={personalisation}
          today={today}
          back={`${visit.address}#designs`}
        />
      </header>
      <section className="assortment" aria-label={t("site:nav.assortment")}>
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
        {groups.length === 0 && <Nothing all={filter === "all"} />}
      </section>
    </SitePage>
  );
}

/** Shown for an occasion without products. */
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
