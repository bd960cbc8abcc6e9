import { useTranslation } from "#app/i18n/use-translation.ts";
import { CardArt } from "#app/shop/catalogue/components/card-art.tsx";
import { sampleText } from "#app/shop/catalogue/picture/texts.ts";
import { triedText } from "#app/shop/catalogue/picture/fields.ts";
import type { Card } from "#app/shop/catalogue/schema.ts";
import {
  ProductPage,
  productPagesCss,
  ProductsPage,
  type OneProductVisit,
  type ProductsVisit,
} from "#app/shop/site/components/product-pages.tsx";
import type { Personalisation } from "#app/domain/personalisation/schema.ts";
import type { SiteLanguage } from "#app/i18n/languages.ts";
import { pairingsStyles } from "#app/designs/styles/styles.ts";
import pictureCss from "#app/shop/catalogue/components/picture.css?inline";
import cardCss from "#app/shop/catalogue/components/card-art.css?inline";

/** All cards, each at the size of a picture in a chat. */
export function CardsPage({ cards, ...rest }: ProductsVisit & { cards: readonly Card[] }) {
  const { visit, personalisation } = rest;
  const { language } = visit;
  return (
    <ProductsPage
      {...rest}
      page="cards"
      products={cards}
      listClass="products"
      css={cssOf(cards, language)}
      renderPicture={(card, index) => (
        <a className="product-picture" href={`/cards/${card.id}`}>
          <TriedCard
            card={card}
            language={language}
            personalisation={personalisation}
            first={index === 0}
          />
        </a>
      )}
    />
  );
}

export function CardPage({ card, ...rest }: OneProductVisit & { card: Card }) {
  const { visit, personalisation } = rest;
  const { language } = visit;
  return (
    <ProductPage
      {...rest}
      page="cards"
      product={card}
      articleClass="product card-product"
      css={cssOf([card], language)}
    >
      <TriedCard card={card} language={language} personalisation={personalisation} first />
    </ProductPage>
  );
}

/** A card in the visitor's personalisation. */
function TriedCard({
  card,
  language,
  personalisation,
  first,
}: {
  card: Card;
  language: SiteLanguage;
  personalisation: Personalisation | null;
  first: boolean;
}) {
  const { t } = useTranslation();
  const text = triedText(sampleText(card, language), personalisation, language, t);
  return <CardArt card={card} text={text} language={language} first={first} />;
}

function cssOf(cards: readonly Card[], language: SiteLanguage): string {
  const pairings = [...new Set(cards.map(({ theme }) => theme.pairing))];
  return pictureCss + cardCss + productPagesCss + pairingsStyles(pairings, language);
}
