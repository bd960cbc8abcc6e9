import { AnimationFrame } from "#app/shop/site/components/animation-frame.tsx";
import type { Animation } from "#app/shop/catalogue/schema.ts";
import {
  ProductPage,
  productPagesCss,
  ProductsPage,
  type OneProductVisit,
  type ProductsVisit,
} from "#app/shop/site/components/product-pages.tsx";
import animationsCss from "#app/shop/site/components/animations.css?inline";

const css = productPagesCss + animationsCss;

/** All animations, each in a phone's outline. */
export function AnimationsPage({
  animations,
  ...rest
}: ProductsVisit & { animations: readonly Animation[] }) {
  const { visit, personalisation } = rest;
  return (
    <ProductsPage
      {...rest}
      page="animations"
      products={animations}
      listClass="products phones"
      css={css}
      renderPicture={(animation) => (
        <AnimationFrame
          animation={animation}
          language={visit.language}
          personalisation={personalisation}
        />
      )}
    />
  );
}

export function AnimationPage({ animation, ...rest }: OneProductVisit & { animation: Animation }) {
  const { visit, personalisation } = rest;
  return (
    <ProductPage
      {...rest}
      page="animations"
      product={animation}
      articleClass="product phone-product"
      css={css}
    >
      <AnimationFrame
        animation={animation}
        language={visit.language}
        personalisation={personalisation}
      />
    </ProductPage>
  );
}
