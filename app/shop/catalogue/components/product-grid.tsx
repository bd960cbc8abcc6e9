import type { ReactNode } from "react";
import {
  type Product,
  waiting,
  type AnimationProduct,
  type CardProduct,
  type DesignProduct,
} from "#app/shop/catalogue/products.ts";
import { type Personalisation, personalisationHash } from "#app/domain/personalisation/schema.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { LiveFrame } from "#app/shop/catalogue/components/live-frame.tsx";
import { TileName } from "#app/shop/catalogue/components/tile-name.tsx";
import { triedQuery, triedText } from "#app/shop/catalogue/tried-text.ts";
import { CardArt } from "#app/shop/catalogue/components/card-art.tsx";
import { sampleText } from "#app/shop/catalogue/picture-text.ts";

/**
 * A grid of products of one kind, each in its tile. Its CSS is `product-grid.css`; cards need that
 * of `CardArt` too.
 * @param last a further tile after the products.
 */
export function ProductGrid({
  products,
  personalisation,
  last,
}: {
  products: readonly Product[];
  personalisation: Personalisation | null;
  last?: ReactNode;
}) {
  return (
    <ul className={`product-grid of-${products[0]?.kind ?? "design"}`}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductTile product={product} personalisation={personalisation} />
        </li>
      ))}
      {last && <li>{last}</li>}
    </ul>
  );
}

function ProductTile({
  product,
  personalisation,
}: {
  product: Product;
  personalisation: Personalisation | null;
}) {
  switch (product.kind) {
    case "design":
      return <DesignTile design={product} personalisation={personalisation} />;
    case "card":
      return <CardTile card={product} personalisation={personalisation} />;
    case "animation":
      return <AnimationTile animation={product} personalisation={personalisation} />;
  }
}

/**
 * An animation's last image, in the visitor's personalisation. Many moving tiles would be tiring, so the script
 * (site/script/tiles.ts) runs only the one that is hovered or focused.
 */
function AnimationTile({
  animation,
  personalisation,
}: {
  animation: AnimationProduct;
  personalisation: Personalisation | null;
}) {
  const { i18n } = useTranslation();
  const language = i18n.language === "en" ? "en" : "am";
  const { id, name, colours } = animation;
  const address = `/animations/${id}`;
  return (
    <article className="product-tile" data-plays>
      <div className="tile-cover animation-cover" style={waiting(colours)}>
        <span className="tile-waiting display" aria-hidden="true">
          {name}
        </span>
        <LiveFrame src={`${address}/art?lng=${language}&still=1${triedQuery(personalisation)}`} />
        <svg className="tile-play" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M8 5.5v13l11-6.5Z" fill="currentColor" />
        </svg>
      </div>
      <TileName product={animation} address={address} />
    </article>
  );
}

/**
 * A small card in the visitor's personalisation, with its name and occasion; all of it opens the
 * card.
 */
function CardTile({
  card: product,
  personalisation,
}: {
  card: CardProduct;
  personalisation: Personalisation | null;
}) {
  const { t, i18n } = useTranslation();
  const language = i18n.language === "en" ? "en" : "am";
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

/**
 * A design with its live cover in small, in the visitor's personalisation, with its name and
 * occasion; all of it opens the design. Its CSS is `product-grid.css`.
 */
function DesignTile({
  design,
  personalisation,
}: {
  design: DesignProduct;
  personalisation: Personalisation | null;
}) {
  const { i18n } = useTranslation();
  const language = i18n.language === "en" ? "en" : "am";
  const { id, name, colours } = design;
  // The address changes with the personalisation, so that the browser does not show an older cached
  // cover.
  const cover = `/templates/${id}/cover?lng=${language}&tried=${personalisation ? personalisationHash(personalisation) : 0}`;
  return (
    <article className="product-tile">
      <div className="tile-cover design-cover" style={waiting(colours)}>
        <span className="tile-waiting display" aria-hidden="true">
          {name}
        </span>
        <LiveFrame src={cover} />
      </div>
      <TileName product={design} address={`/templates/${id}${language === "en" ? "/en" : ""}`} />
    </article>
  );
}
