import { useTranslation } from "#app/i18n/use-translation.ts";
import { LiveFrame } from "#app/features/catalogue/components/live-frame.tsx";
import { TileWays } from "#app/features/catalogue/components/tile-ways.tsx";
import { waiting, type AnimationProduct } from "#app/features/catalogue/products.ts";
import { formatPrice } from "#app/i18n/money.ts";

/**
 * An animation's last image. Many moving tiles would be tiring, so the script
 * (site/script/tiles.ts) runs only the one that is hovered or focused.
 */
export function AnimationTile({
  animation: { id, name, occasion, price, colours },
}: {
  animation: AnimationProduct;
}) {
  const { t, i18n } = useTranslation();
  const language = i18n.language === "en" ? "en" : "am";
  const address = `/animations/${id}`;
  const said = t(`kinds:occasion.${occasion}`);
  return (
    <article className="product-tile">
      <div className="tile-cover animation-cover" style={waiting(colours)} data-plays>
        <span className="tile-waiting display" aria-hidden="true">
          {name}
        </span>
        <LiveFrame src={`${address}/art?lng=${language}&still=1`} />
        <svg className="tile-play" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M8 5.5v13l11-6.5Z" fill="currentColor" />
        </svg>
        <a href={address}>
          <span className="visually-hidden">{`${name}, ${said}`}</span>
        </a>
      </div>
      <h3 className="display">{name}</h3>
      <p>{said}</p>
      <p className="muted">{formatPrice(price, language)}</p>
      <TileWays name={name} address={address} product={`product=animation-${id}`} />
    </article>
  );
}
