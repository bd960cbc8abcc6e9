import { useTranslation } from "#app/i18n/use-translation.ts";
import { CardArt } from "#app/features/catalogue/components/card-art.tsx";
import { sampleText } from "#app/features/catalogue/picture-text.ts";
import { triedText } from "#app/features/catalogue/tried-text.ts";
import type { Card } from "#app/features/catalogue/schema.ts";
import { NamesStrip } from "#app/features/site/components/names-strip.tsx";
import { ProductTerms } from "#app/features/site/components/product-terms.tsx";
import { ProductWays } from "#app/features/site/components/product-ways.tsx";
import { SitePage } from "#app/features/site/components/site-page.tsx";
import { TryPanel } from "#app/features/site/components/try-panel.tsx";
import { sitePages } from "#app/features/site/pages.ts";
import type { Rates } from "#app/i18n/money.ts";
import type { SiteVisit } from "#app/features/site/page.server.ts";
import type { Personalisation } from "#app/features/personalisation/schema.ts";
import { pairingsStyles } from "#app/design/styles.ts";
import pictureCss from "#app/features/catalogue/components/picture.css?inline";
import cardCss from "#app/features/catalogue/components/card-art.css?inline";
import productsCss from "#app/features/site/components/products.css?inline";
import panelCss from "#app/features/site/components/try-panel.css?inline";
import tryFormCss from "#app/features/personalisation/components/try-form.css?inline";

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
    <SitePage
      id="cards"
      switchTo={visit.switchTo}
      rates={rates}
      css={
        pictureCss +
        cardCss +
        productsCss +
        tryFormCss +
        panelCss +
        pairingsStyles([...new Set(cards.map(({ look }) => look.pairing))], language)
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
    </SitePage>
  );
}
