import { useTranslation } from "#app/i18n/use-translation.ts";
import { PriceLines } from "#app/shop/order/components/price-lines.tsx";
import { priceTexts } from "#app/shop/order/price-texts.ts";
import type { Quote } from "#app/shop/order/quote.ts";
import { orderLanguageOf } from "#app/i18n/languages.ts";

/**
 * The sum of what is chosen, always in view; its lines unfold. Without script a button asks the
 * server for it.
 */
export function PriceBar({ quote }: { quote: Quote }) {
  const { t, i18n } = useTranslation();
  const texts = priceTexts(quote, orderLanguageOf(i18n.language), t);
  return (
    <section className="order-price" aria-label={t("order:price.sum")}>
      <details>
        <summary>
          <span>{t("order:price.sum")}</span>
          <output className="display" aria-live="polite" data-sum={quote.sum}>
            {texts.sum}
          </output>
        </summary>
        <PriceLines texts={texts} />
      </details>
      <p>
        {texts.approximate && <span className="order-approximate">{texts.approximate}</span>}
        <span>{t("order:price.confirmed")}</span>
      </p>
      <noscript>
        <button type="submit" name="intent" value="sum" className="button">
          {t("order:price.show")}
        </button>
      </noscript>
    </section>
  );
}
