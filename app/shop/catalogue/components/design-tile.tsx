import { siteLanguageOf } from "#app/i18n/languages.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { LiveFrame } from "#app/shop/catalogue/components/live-frame.tsx";
import { TileName } from "#app/shop/catalogue/components/tile-name.tsx";
import { waiting, type DesignProduct } from "#app/shop/catalogue/products/types.ts";
import { personalisationHash, type Personalisation } from "#app/domain/personalisation/schema.ts";

/**
 * A design with its live cover in small, in the visitor's personalisation, with its name and
 * occasion; all of it opens the design. Its CSS is `product-grid.css`.
 */
export function DesignTile({
  design,
  personalisation,
}: {
  design: DesignProduct;
  personalisation: Personalisation | null;
}) {
  const { i18n } = useTranslation();
  const language = siteLanguageOf(i18n.language);
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
