import { Fragment } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { LiveFrame } from "#app/features/catalogue/components/live-frame.tsx";
import { TileWays } from "#app/features/catalogue/components/tile-ways.tsx";
import { waiting, type DesignProduct } from "#app/features/catalogue/products.ts";
import { bcp47, languageNames } from "#app/i18n/languages.ts";
import { priceInText } from "#app/i18n/money.ts";
import { personalisationHash, type Personalisation } from "#app/features/personalisation/schema.ts";

/**
 * A design with its live cover in small, in the visitor's personalisation, with its name, its price
 * and two links: to the design and to its order. Its CSS is `product-grid.css`.
 */
export function DesignTile({
  design,
  personalisation,
}: {
  design: DesignProduct;
  personalisation: Personalisation | null;
}) {
  const { t, i18n } = useTranslation();
  const language = i18n.language === "en" ? "en" : "am";
  const { id, name, colours } = design;
  const occasion = t(`kinds:occasion.${design.occasion}`);
  const address = `/templates/${id}${language === "en" ? "/en" : ""}`;
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
        <a href={address}>
          <span className="visually-hidden">{`${name}, ${occasion}`}</span>
        </a>
      </div>
      <h3 className="display">{name}</h3>
      <p>{occasion}</p>
      <p className="design-languages muted">
        {design.languages.map((code, index) => (
          <Fragment key={code}>
            {index > 0 && ", "}
            <span lang={bcp47(code)}>{languageNames[code]}</span>
          </Fragment>
        ))}
      </p>
      <p className="muted">
        {t("site:design.from", { price: priceInText(design.price, language) })}
      </p>
      <TileWays name={name} address={address} product={`template=${id}`} />
    </article>
  );
}
