import { useTranslation } from "#app/i18n/use-translation.ts";
import { CardArt } from "#app/features/catalogue/components/card-art.tsx";
import { TileName } from "#app/features/catalogue/components/tile-name.tsx";
import { sampleText } from "#app/features/catalogue/picture-text.ts";
import type { CardProduct } from "#app/features/catalogue/products.ts";

/** A small card with its name and occasion; all of it opens the card. */
export function CardTile({ card: product }: { card: CardProduct }) {
  const { i18n } = useTranslation();
  const language = i18n.language === "en" ? "en" : "am";
  return (
    <article className="product-tile">
      <div className="tile-cover card-cover">
        <div aria-hidden="true">
          <CardArt
            card={product.card}
            text={sampleText(product.card, language)}
            language={language}
            picture={product.picture}
          />
        </div>
      </div>
      <TileName product={product} address={`/cards/${product.id}`} />
    </article>
  );
}
