import { useTranslation } from "#app/i18n/use-translation.ts";
import { CardArt } from "#app/features/catalogue/components/card-art.tsx";
import type { Card } from "#app/features/catalogue/schema.ts";
import { ProductTerms } from "#app/features/site/components/product-terms.tsx";
import { ProductWays } from "#app/features/site/components/product-ways.tsx";
import { PricedPage } from "#app/features/site/components/priced-page.tsx";
import type { Rates } from "#app/i18n/money.ts";
import type { SiteVisit } from "#app/features/site/page.server.ts";
import { pairingsStyles } from "#app/design/styles.ts";
import pictureCss from "#app/features/catalogue/components/picture.css?inline";
import cardCss from "#app/features/catalogue/components/card-art.css?inline";
import productsCss from "#app/features/site/components/products.css?inline";

/** All cards, each at the size of a picture in a chat. */
export function CardsPage({
  visit,
  price,
  rates,
  cards,
}: {
  visit: SiteVisit;
  price: number;
  rates: Rates | undefined;
  cards: readonly Card[];
}) {
  const { t } = useTranslation();
  const { language } = visit;
  return (
    <PricedPage
      id="cards"
      switchTo={visit.switchTo}
      rates={rates}
      css={
        pictureCss +
        cardCss +
        productsCss +
        pairingsStyles([...new Set(cards.map(({ look }) => look.pairing))], language)
      }
    >
      <header className="page-head">
        <h1 className="display">{t("site:cards.heading")}</h1>
        <p className="lead">{t("site:cards.lead")}</p>
      </header>
      <section aria-label={t("site:cards.list")}>
        <ul className="products">
          {cards.map((card, index) => (
            <li key={card.id} id={card.id}>
              <a className="product-picture" href={`/cards/${card.id}`}>
                <CardArt card={card} language={language} first={index === 0} />
              </a>
              <ProductWays page="cards" item={card} price={price} language={language} />
            </li>
          ))}
        </ul>
      </section>
      <ProductTerms page="cards" />
    </PricedPage>
  );
}
