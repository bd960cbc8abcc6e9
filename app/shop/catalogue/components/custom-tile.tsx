import { useTranslation } from "#app/i18n/use-translation.ts";
import { registry } from "#app/designs/drawings.generated.ts";

/** The last tile: an empty cover that stands for a design made to order. */
export function CustomTile() {
  const { t } = useTranslation();
  const { Shapes, Emblem } = registry.ornament.pomegranate;
  return (
    <article className="product-tile">
      <div className="tile-cover own-cover">
        <Shapes />
        <div className="own-words">
          <Emblem />
          <h3 className="display">{t("site:own.heading")}</h3>
          <p>{t("site:own.text")}</p>
        </div>
        <a href="/order">
          <span className="visually-hidden">{t("site:own.order")}</span>
        </a>
      </div>
    </article>
  );
}
