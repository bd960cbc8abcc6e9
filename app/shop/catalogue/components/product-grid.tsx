import type { ReactNode } from "react";
import { AnimationTile } from "#app/shop/catalogue/components/animation-tile.tsx";
import { CardTile } from "#app/shop/catalogue/components/card-tile.tsx";
import { DesignTile } from "#app/shop/catalogue/components/design-tile.tsx";
import type { Product } from "#app/shop/catalogue/products/types.ts";
import type { Personalisation } from "#app/domain/personalisation/schema.ts";

/**
 * A grid of products of one kind, each in its tile. Its CSS is `product-grid.css`; cards need that
 * of `CardArt` too.
 * @param last a further tile after the products.
 */
export function ProductGrid({
  products,
  personalisation,
  last,
}: {
  products: readonly Product[];
  personalisation: Personalisation | null;
  last?: ReactNode;
}) {
  return (
    <ul className={`product-grid of-${products[0]?.kind ?? "design"}`}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductTile product={product} personalisation={personalisation} />
        </li>
      ))}
      {last && <li>{last}</li>}
    </ul>
  );
}

function ProductTile({
  product,
  personalisation,
}: {
  product: Product;
  personalisation: Personalisation | null;
}) {
  switch (product.kind) {
    case "design":
      return <DesignTile design={product} personalisation={personalisation} />;
    case "card":
      return <CardTile card={product} personalisation={personalisation} />;
    case "animation":
      return <AnimationTile animation={product} personalisation={personalisation} />;
  }
}
