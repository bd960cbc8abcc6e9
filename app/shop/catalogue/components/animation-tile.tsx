import { siteLanguageOf } from "#app/i18n/languages.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { LiveFrame } from "#app/shop/catalogue/components/live-frame.tsx";
import { TileName } from "#app/shop/catalogue/components/tile-name.tsx";
import { waiting, type AnimationProduct } from "#app/shop/catalogue/products/types.ts";
import { triedQuery } from "#app/shop/catalogue/picture/fields.ts";
import type { Personalisation } from "#app/domain/personalisation/schema.ts";

/**
 * An animation's last image, in the visitor's personalisation. Many moving tiles would be tiring, so the script
 * (site/script/tiles.ts) runs only the one that is hovered or focused.
 */
export function AnimationTile({
  animation,
  personalisation,
}: {
  animation: AnimationProduct;
  personalisation: Personalisation | null;
}) {
  const { i18n } = useTranslation();
  const language = siteLanguageOf(i18n.language);
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
