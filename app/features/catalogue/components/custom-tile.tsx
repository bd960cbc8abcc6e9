import { useTranslation } from "react-i18next";
import { registry } from "#app/design/registry.ts";

/** After the designs: an empty cover, for the one that is drawn for one family alone. */
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
