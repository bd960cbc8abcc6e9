import { createContext, useContext } from "react";
import { siteLanguageOf } from "#app/i18n/languages.ts";
import {
  approximateText,
  currency,
  formatPrice,
  priceInText,
  type Rates,
} from "#app/i18n/money.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";

/** The rates of the price list, by which a page's prices are given in other currencies too. */
export const PriceRates = createContext<Rates>({});

/**
 * A price of the studio's site with what it comes to abroad: `from AMD 12,000 ≈ $31 · €27 · ₽2,500`.
 * @param price in the studio's currency.
 * @param from whether it is a lowest price.
 */
export function Price({ price, from = false }: { price: number; from?: boolean | undefined }) {
  const { t, i18n } = useTranslation();
  const language = siteLanguageOf(i18n.language);
  const text = from
    ? t("site:prices.from", { price: priceInText(price, language) })
    : formatPrice(price, language);
  return (
    <>
      <span className="price">{text}</span> <Approximate price={price} />
    </>
  );
}

/** A price in other currencies, approximately, for where a sentence has named it. */
export function Approximate({ price }: { price: number }) {
  const { i18n } = useTranslation();
  const rates = useContext(PriceRates);
  const language = siteLanguageOf(i18n.language);
  const text = approximateText({ sum: price, currency, rates }, language);
  return text && <small className="approximate">{text}</small>;
}

/** By what the approximate sums of a page are counted; nothing where the studio gives no rates. */
export function PriceSource() {
  const { t, i18n } = useTranslation();
  const rates = useContext(PriceRates);
  const language = siteLanguageOf(i18n.language);
  const counted = Object.entries(rates).flatMap(([code, rate]) =>
    rate === undefined || code === currency
      ? []
      : [`${formatPrice(1, language, code)}\u00a0= ${formatPrice(rate, language)}`],
  );
  if (counted.length === 0) return null;
  return (
    <p className="price-source muted">{t("site:prices.rates", { rates: counted.join(" · ") })}</p>
  );
}
