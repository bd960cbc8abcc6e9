import { useTranslation } from "#app/i18n/use-translation.ts";
import { CardArt } from "#app/features/catalogue/components/card-art.tsx";
import type { Card } from "#app/features/catalogue/schema.ts";
import { ProductTerms } from "#app/features/site/components/product-terms.tsx";
import { ProductWays } from "#app/features/site/components/product-ways.tsx";
import { PricedPage } from "#app/features/site/components/priced-page.tsx";
import { sitePages } from "#app/features/site/pages.ts";
import type { Rates } from "#app/i18n/money.ts";
import type { ProductVisit } from "#app/features/site/product.server.ts";
import { pairingsStyles } from "#app/design/styles.ts";
import pictureCss from "#app/features/catalogue/components/picture.css?inline";
import cardCss from "#app/features/catalogue/components/card-art.css?inline";
import productsCss from "#app/features/site/components/products.css?inline";

/** One card, as large as the screen allows. */
export function CardPage({
  visit,
  price,
  rates,
  card,
}: {
  visit: ProductVisit;
  price: number;
  rates: Rates | undefined;
  card: Card;
}) {
  const { t } = useTranslation();
  const { language } = visit;
  return (
    <PricedPage
      id="cards"
      switchTo={visit.switchTo}
      rates={rates}
      css={pictureCss + cardCss + productsCss + pairingsStyles([card.look.pairing], language)}
    >
      <article className="product card-product">
        <CardArt card={card} language={language} first />
        <div className="product-side">
          <ProductWays page="cards" item={card} price={price} language={language} level="h1" />
          <a className="quiet-link" href={`${sitePages.cards.path}#${card.id}`}>
            {t("site:cards.all")}
          </a>
        </div>
      </article>
      <ProductTerms page="cards" />
    </PricedPage>
  );
}
