import { Fragment, type CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { LiveFrame } from "#app/features/catalogue/components/live-frame.tsx";
import type { DesignProduct } from "#app/features/catalogue/products.ts";
import { bcp47, languageNames } from "#app/features/language/languages.ts";
import { formatDrams } from "#app/features/language/money.ts";
import { traceOf, type Trial } from "#app/features/trial/schema.ts";

/**
 * A design as its own cover, alive and small, with the names the visitor has tried; below it what
 * it is, what it costs, and the two ways on. Its CSS is `design-tile.css`.
 */
export function DesignTile({ design, trial }: { design: DesignProduct; trial: Trial | null }) {
  const { t, i18n } = useTranslation();
  const language = i18n.language === "en" ? "en" : "am";
  const { id, name, colours } = design;
  const occasion = t(`kinds:occasion.${design.occasion}`);
  const address = `/templates/${id}${language === "en" ? "/en" : ""}`;
  // Other names are another address: the browser shows no cover that it kept with the old ones.
  const cover = `/templates/${id}/cover?lng=${language}&tried=${trial ? traceOf(trial) : 0}`;
  const style: CSSProperties & Record<`--${string}`, string> = {
    "--cover-ground": colours.ground,
    "--cover-ink": colours.ink,
  };
  return (
    <article className="design-tile">
      <div className="design-cover" style={style}>
        <span className="design-waiting display" aria-hidden="true">
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
        {t("site:design.from", { price: formatDrams(design.price, language) })}
      </p>
      <p className="design-ways">
        <a href={address}>
          {t("site:design.see")}
          <span className="visually-hidden">{` – ${name}`}</span>
        </a>
        <a className="design-order" href={`/order?template=${id}`}>
          {t("site:design.order")}
          <span className="visually-hidden">{` – ${name}`}</span>
        </a>
      </p>
    </article>
  );
}
