import { useTranslation } from "#app/i18n/use-translation.ts";
import type { Product } from "#app/shop/catalogue/products/types.ts";

/** A tile's name and occasion. The link in the name is as large as the tile. */
export function TileName({
  product: { name, occasion },
  address,
}: {
  product: Pick<Product, "name" | "occasion">;
  address: string;
}) {
  const { t } = useTranslation();
  return (
    <>
      <h3 className="display">
        <a className="tile-link" href={address}>
          {name}
        </a>
      </h3>
      <p className="muted">{t(`kinds:occasion.${occasion}`)}</p>
    </>
  );
}
