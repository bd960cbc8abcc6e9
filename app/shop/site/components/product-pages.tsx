import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { Card } from "#app/shop/catalogue/schema.ts";
import { NamesStrip } from "#app/shop/site/components/names-strip.tsx";
import { ProductTerms } from "#app/shop/site/components/product-terms.tsx";
import { ProductWays } from "#app/shop/site/components/product-ways.tsx";
import { PricedPage } from "#app/shop/site/components/priced-page.tsx";
import { TryPanel } from "#app/shop/site/components/try-panel.tsx";
import { sitePages } from "#app/shop/site/pages.ts";
import type { Rates } from "#app/i18n/money.ts";
import type { ProductVisit } from "#app/shop/site/product/view.server.ts";
import type { SiteVisit } from "#app/shop/site/view.server.ts";
import type { Personalisation } from "#app/domain/personalisation/schema.ts";
import productsCss from "#app/shop/site/components/product-page.css?inline";
import panelCss from "#app/shop/site/components/try-panel.css?inline";
import tryFormCss from "#app/domain/personalisation/components/try-form.css?inline";

/** What every page of cards or of animations is given. */
export type ProductsVisit<Visit = SiteVisit> = {
  visit: Visit;
  price: number;
  rates: Rates | undefined;
  personalisation: Personalisation | null;
  /** The first day that may be chosen, `2027-06-12`. */
  today: string;
};

export type OneProductVisit = ProductsVisit<ProductVisit>;

type Product = Pick<Card, "id" | "name" | "occasion">;
type Page = "cards" | "animations";

/** The CSS of these pages, besides that of their pictures. */
export const productPagesCss = productsCss + tryFormCss + panelCss;

/** All cards, or all animations. */
export function ProductsPage<Listed extends Product>({
  page,
  products,
  listClass,
  renderPicture,
  css,
  visit,
  price,
  rates,
  personalisation,
  today,
}: ProductsVisit & {
  page: Page;
  products: readonly Listed[];
  listClass: string;
  renderPicture: (product: Listed, index: number) => ReactNode;
  css: string;
}) {
  const { t } = useTranslation();
  const { language } = visit;
  return (
    <PricedPage id={page} switchTo={visit.switchTo} rates={rates} css={css}>
      <NamesStrip personalisation={personalisation} />
      <header className="page-head">
        <h1 className="display">{t(`site:${page}.heading`)}</h1>
        <p className="lead">{t(`site:${page}.lead`)}</p>
        <TryPanel personalisation={personalisation} today={today} back={sitePages[page].path} />
      </header>
      <section aria-label={t(`site:${page}.list`)}>
        <ul className={listClass}>
          {products.map((product, index) => (
            <li key={product.id} id={product.id}>
              {renderPicture(product, index)}
              <ProductWays page={page} item={product} price={price} language={language} />
            </li>
          ))}
        </ul>
      </section>
      <ProductTerms page={page} />
    </PricedPage>
  );
}

/** One of them, as large as the screen allows. */
export function ProductPage({
  page,
  product,
  articleClass,
  css,
  visit,
  price,
  rates,
  personalisation,
  today,
  children,
}: OneProductVisit & {
  page: Page;
  product: Product;
  articleClass: string;
  css: string;
  /** Its picture. */
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const { path } = sitePages[page];
  return (
    <PricedPage id={page} switchTo={visit.switchTo} rates={rates} css={css}>
      <NamesStrip personalisation={personalisation} />
      <article className={articleClass}>
        {children}
        <div className="product-side">
          <ProductWays
            page={page}
            item={product}
            price={price}
            language={visit.language}
            level="h1"
          />
          <a className="quiet-link" href={`${path}#${product.id}`}>
            {t(`site:${page}.all`)}
          </a>
          <TryPanel
            personalisation={personalisation}
            today={today}
            back={`${path}/${product.id}`}
          />
        </div>
      </article>
      <ProductTerms page={page} />
    </PricedPage>
  );
}
