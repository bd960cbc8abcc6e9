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
import type { ProductVisit } from "#app/features/site/product.server.ts";
import type { Personalisation } from "#app/features/personalisation/schema.ts";
import { pairingsStyles } from "#app/design/styles.ts";
import pictureCss from "#app/features/catalogue/components/picture.css?inline";
import cardCss from "#app/features/catalogue/components/card-art.css?inline";
import productsCss from "#app/features/site/components/products.css?inline";
import panelCss from "#app/features/site/components/try-panel.css?inline";
import tryFormCss from "#app/features/personalisation/components/try-form.css?inline";

/** One card, as large as the screen allows. */
export function CardPage({
  visit,
  price,
  rates,
  card,
  personalisation,
  today,
}: {
  visit: ProductVisit;
  price: number;
  rates: Rates | undefined;
  card: Card;
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
        pairingsStyles([card.look.pairing], language)
      }
    >
      <NamesStrip personalisation={personalisation} />
      <article className="product card-product">
        <CardArt
          card={card}
          text={triedText(sampleText(card, language), personalisation, language, t)}
          language={language}
          first
        />
        <div className="product-side">
          <ProductWays page="cards" item={card} price={price} language={language} level="h1" />
          <a className="quiet-link" href={`${sitePages.cards.path}#${card.id}`}>
            {t("site:cards.all")}
          </a>
          <TryPanel
            personalisation={personalisation}
            today={today}
            back={`${sitePages.cards.path}/${card.id}`}
          />
        </div>
      </article>
      <ProductTerms page="cards" />
    </SitePage>
  );
}
