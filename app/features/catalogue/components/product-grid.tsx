import type { ReactNode } from "react";
import { AnimationTile } from "#app/features/catalogue/components/animation-tile.tsx";
import { CardTile } from "#app/features/catalogue/components/card-tile.tsx";
import { DesignTile } from "#app/features/catalogue/components/design-tile.tsx";
import type { Product } from "#app/features/catalogue/products.ts";
import type { Personalisation } from "#app/features/personalisation/schema.ts";

/**
 * Products of one kind side by side, each in a tile of its own. Its CSS is `product-grid.css`, and
 * for cards that of `CardArt` too.
 * @param last a tile after the others, for what the list does not hold.
 */
export function ProductGrid({
  products,
  trial,
  last,
}: {
  products: readonly Product[];
  trial: Personalisation | null;
  last?: ReactNode;
}) {
  return (
    <ul className={`product-grid of-${products[0]?.kind ?? "design"}`}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductTile product={product} trial={trial} />
        </li>
      ))}
      {last && <li>{last}</li>}
    </ul>
  );
}

function ProductTile({ product, trial }: { product: Product; trial: Personalisation | null }) {
  switch (product.kind) {
    case "design":
      return <DesignTile design={product} trial={trial} />;
    case "card":
      return <CardTile card={product} />;
    case "animation":
      return <AnimationTile animation={product} />;
  }
}
