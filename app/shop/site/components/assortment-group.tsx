import { useTranslation } from "#app/i18n/use-translation.ts";
import { CustomTile } from "#app/shop/catalogue/components/custom-tile.tsx";
import { ProductGrid } from "#app/shop/catalogue/components/product-grid.tsx";
import type { Product, ProductKind } from "#app/shop/catalogue/products/types.ts";
import { siteLanguageOf } from "#app/i18n/languages.ts";
import { Approximate } from "#app/shop/catalogue/components/price.tsx";
import { formatPrice, priceInText } from "#app/i18n/money.ts";
import { sitePages } from "#app/shop/site/pages.ts";
import type { Personalisation } from "#app/domain/personalisation/schema.ts";

const pageOf = { design: "weblink", card: "cards", animation: "animations" } as const;

/** All products of one kind, with a link to what their price includes. */
export function AssortmentGroup({
  kind,
  products,
  personalisation,
}: {
  kind: ProductKind;
  products: readonly Product[];
  personalisation: Personalisation | null;
}) {
  const { t, i18n } = useTranslation();
  const language = siteLanguageOf(i18n.language);
  const lowest = Math.min(...products.map((product) => product.price));
  const price =
    kind === "design"
      ? t("site:design.from", { price: priceInText(lowest, language) })
      : formatPrice(lowest, language);
  return (
    <section className="assortment-group" id={`${kind}s`} aria-labelledby={`${kind}s-heading`}>
      <header>
        <h2 className="display" id={`${kind}s-heading`}>
          {t(`site:assortment.kinds.${kind}.heading`)}
        </h2>
        <p className="muted">
          {t(`site:assortment.kinds.${kind}.text`)} {price} <Approximate price={lowest} />
        </p>
        <a className="quiet-link" href={`${sitePages[pageOf[kind]].path}#included`}>
          {t("site:assortment.included")}
          <span className="visually-hidden">{` – ${t(`site:assortment.kinds.${kind}.heading`)}`}</span>
        </a>
      </header>
      <ProductGrid
        products={products}
        personalisation={personalisation}
        last={kind === "design" ? <CustomTile /> : undefined}
      />
    </section>
  );
}
