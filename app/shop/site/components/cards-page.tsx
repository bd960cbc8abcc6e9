import { useTranslation } from "#app/i18n/use-translation.ts";
import { CardArt } from "#app/shop/catalogue/components/card-art.tsx";
import { sampleText } from "#app/shop/catalogue/picture-text.ts";
import { triedText } from "#app/shop/catalogue/tried-text.ts";
import type { Card } from "#app/shop/catalogue/schema.ts";
import { NamesStrip } from "#app/shop/site/components/names-strip.tsx";
import { ProductTerms } from "#app/shop/site/components/product-terms.tsx";
import { ProductWays } from "#app/shop/site/components/product-ways.tsx";
import { PricedPage } from "#app/shop/site/components/priced-page.tsx";
import { TryPanel } from "#app/shop/site/components/try-panel.tsx";
import { sitePages } from "#app/shop/site/pages.ts";
import type { Rates } from "#app/i18n/money.ts";
import type { SiteVisit } from "#app/shop/site/site-visit.server.ts";
import type { Personalisation } from "#app/domain/personalisation/schema.ts";
import { pairingsStyles } from "#app/designs/styles/styles.ts";
import pictureCss from "#app/shop/catalogue/components/picture.css?inline";
import cardCss from "#app/shop/catalogue/components/card-art.css?inline";
import productsCss from "#app/shop/site/components/product-page.css?inline";
import panelCss from "#app/shop/site/components/try-panel.css?inline";
import tryFormCss from "#app/domain/personalisation/components/try-form.css?inline";

/** All cards, each at the size of a picture in a chat. */
export function CardsPage({
  visit,
  price,
  rates,
  cards,
  personalisation,
  today,
}: {
  visit: SiteVisit;
  price: number;
  rates: Rates | undefined;
  cards: readonly Card[];
  personalisation: Personalisation | null;
  /** The first day that may be chosen, `2027-06-12`. */
  today: string;
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
        tryFormCss +
        panelCss +
        pairingsStyles([...new Set(cards.map(({ theme }) => theme.pairing))], language)
      }
    >
      <NamesStrip personalisation={personalisation} />
      <header className="page-head">
        <h1 className="display">{t("site:cards.heading")}</h1>
        <p className="lead">{t("site:cards.lead")}</p>
        <TryPanel personalisation={personalisation} today={today} back={sitePages.cards.path} />
      </header>
      <section aria-label={t("site:cards.list")}>
        <ul className="products">
          {cards.map((card, index) => (
            <li key={card.id} id={card.id}>
              <a className="product-picture" href={`/cards/${card.id}`}>
                <CardArt
                  card={card}
                  text={triedText(sampleText(card, language), personalisation, language, t)}
                  language={language}
                  first={index === 0}
                />
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
