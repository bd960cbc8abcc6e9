import { siteLanguageOf } from "#app/i18n/languages.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { CardArt } from "#app/shop/catalogue/components/card-art.tsx";
import { TileName } from "#app/shop/catalogue/components/tile-name.tsx";
import { sampleText } from "#app/shop/catalogue/picture/texts.ts";
import type { CardProduct } from "#app/shop/catalogue/products/types.ts";
import { triedText } from "#app/shop/catalogue/picture/fields.ts";
import type { Personalisation } from "#app/domain/personalisation/schema.ts";

/**
 * A small card in the visitor's personalisation, with its name and occasion; all of it opens the
 * card.
 */
export function CardTile({
  card: product,
  personalisation,
}: {
  card: CardProduct;
  personalisation: Personalisation | null;
}) {
  const { t, i18n } = useTranslation();
  const language = siteLanguageOf(i18n.language);
  return (
    <article className="product-tile">
      <div className="tile-cover card-cover">
        <div aria-hidden="true">
          <CardArt
            card={product.card}
            text={triedText(sampleText(product.card, language), personalisation, language, t)}
            language={language}
            picture={product.picture}
          />
        </div>
      </div>
      <TileName product={product} address={`/cards/${product.id}`} />
    </article>
  );
}
