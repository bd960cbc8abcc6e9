import type { ComponentProps } from "react";
import { PriceRates, PriceSource } from "#app/shop/catalogue/components/price.tsx";
import { SitePage } from "#app/shop/site/components/site-page.tsx";
import type { Rates } from "#app/i18n/money.ts";

const noRates: Rates = {};

/**
 * A page of the shop with prices, which are given in other currencies too.
 * @param rates of the price list; none where the studio gives none.
 */
export function PricedPage({
  rates = noRates,
  children,
  ...page
}: ComponentProps<typeof SitePage> & { rates: Rates | undefined }) {
  return (
    <SitePage {...page}>
      <PriceRates value={rates}>
        {children}
        <PriceSource />
      </PriceRates>
    </SitePage>
  );
}
