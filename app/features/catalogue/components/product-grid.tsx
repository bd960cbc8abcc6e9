import { DesignTile } from "#app/features/catalogue/components/design-tile.tsx";
import type { Product } from "#app/features/catalogue/products.ts";
import type { Trial } from "#app/features/trial/schema.ts";

/** Products side by side, each kind in a tile of its own. Its CSS is `design-tile.css`. */
export function ProductGrid({
  products,
  trial,
}: {
  products: readonly Product[];
  trial: Trial | null;
}) {
  return (
    <ul className="product-grid">
      {products.map((product) => (
        <li key={`${product.kind} ${product.id}`}>
          <ProductTile product={product} trial={trial} />
        </li>
      ))}
    </ul>
  );
}

function ProductTile({ product, trial }: { product: Product; trial: Trial | null }) {
  switch (product.kind) {
    case "design":
      return <DesignTile design={product} trial={trial} />;
  }
}
