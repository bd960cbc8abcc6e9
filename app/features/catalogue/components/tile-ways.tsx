import { useTranslation } from "#app/i18n/use-translation.ts";

/**
 * A product's two links: to see it whole and to order it.
 * @param product its query at `/order`: `?template=1007`, `?product=card-canon`.
 */
export function TileWays({
  name,
  address,
  product,
}: {
  name: string;
  address: string;
  product: string;
}) {
  const { t } = useTranslation();
  return (
    <p className="tile-ways">
      <a href={address}>
        {t("site:design.see")}
        <span className="visually-hidden">{` – ${name}`}</span>
      </a>
      <a className="tile-order" href={`/order?${product}`}>
        {t("site:design.order")}
        <span className="visually-hidden">{` – ${name}`}</span>
      </a>
    </p>
  );
}
