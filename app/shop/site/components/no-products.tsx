import { useTranslation } from "#app/i18n/use-translation.ts";
import { sitePages } from "#app/shop/site/pages.ts";

/** Shown where filters select nothing. @param all the address of the page without filters. */
export function NoProducts({ all }: { all: string | null }) {
  const { t } = useTranslation();
  return (
    <div className="no-products">
      <h2 className="display">{t("site:assortment.nothing")}</h2>
      <p>{t("site:assortment.nothing-text")}</p>
      <p className="no-products-ways">
        <a className="button primary" href={sitePages.order.path}>
          {t("site:nav.order")}
        </a>
        {all !== null && (
          <a className="quiet-link" href={all}>
            {t("site:assortment.see-all")}
          </a>
        )}
      </p>
    </div>
  );
}
