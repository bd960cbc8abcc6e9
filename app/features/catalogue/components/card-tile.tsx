import { useTranslation } from "#app/i18n/use-translation.ts";
import { CardArt } from "#app/features/catalogue/components/card-art.tsx";
import { TileWays } from "#app/features/catalogue/components/tile-ways.tsx";
import type { CardProduct } from "#app/features/catalogue/products.ts";
import { formatPrice } from "#app/i18n/money.ts";

/** A small card with its name, its price and two links: to the card and to its order. */
export function CardTile({ card: { id, name, occasion, price, card } }: { card: CardProduct }) {
  const { t, i18n } = useTranslation();
  const language = i18n.language === "en" ? "en" : "am";
  const address = `/cards/${id}`;
  const said = t(`kinds:occasion.${occasion}`);
  return (
    <article className="product-tile">
      <div className="tile-cover card-cover">
        <div aria-hidden="true">
          <CardArt card={card} language={language} />
        </div>
        <a href={address}>
          <span className="visually-hidden">{`${name}, ${said}`}</span>
        </a>
      </div>
      <h3 className="display">{name}</h3>
      <p>{said}</p>
      <p className="muted">{formatPrice(price, language)}</p>
      <TileWays name={name} address={address} product={`product=card-${id}`} />
    </article>
  );
}
