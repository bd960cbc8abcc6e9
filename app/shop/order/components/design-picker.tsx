import { memo } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { DesignCover } from "#app/shop/order/components/design-cover.tsx";
import { accessoriesAlone } from "#app/shop/order/goods/state.ts";
import type { PriceList } from "#app/shop/order/price/quote.ts";
import { orderLanguageOf, type OrderLanguage } from "#app/i18n/languages.ts";
import { approximateText, formatPrice } from "#app/i18n/money.ts";
import type { OrderOption } from "#app/shop/order/options/types.ts";

/** Keys of the groups' names in the shop window's pack. */
const groups = { design: "weblink", card: "cards", animation: "animations" } as const;

type KindPrices = Pick<PriceList, "web" | "card" | "animation" | "currency" | "rates">;

/**
 * Choice of a design by its picture. The design that the page came with is at the top; the others
 * are collapsed, which keeps the form light.
 */
export const DesignPicker = memo(function DesignPicker({
  name,
  initial,
  designs,
  prices,
  onChoose,
}: {
  /** The field's name in the form. */
  name: string;
  /** The design that the page came with, if any. */
  initial: string | undefined;
  designs: readonly OrderOption[];
  prices: KindPrices;
  onChoose: (id: string) => void;
}) {
  const { t, i18n } = useTranslation();
  const first = designs.find(({ id }) => id === initial);
  return (
    <fieldset
      className="choice"
      id="designs"
      aria-describedby="designs-hint"
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement) onChoose(target.value);
      }}
    >
      <legend>{t("order:fields.template")}</legend>
      <p className="hint" id="designs-hint">
        {t("order:hints.template")}
      </p>
      <div className="options">
        {first && (
          <label className="option">
            <input type="radio" name={name} value={first.id} defaultChecked />
            <span>{first.name}</span>
          </label>
        )}
        <label className="option">
          <input
            type="radio"
            name={name}
            value=""
            defaultChecked={!first && initial !== accessoriesAlone}
          />
          <span>{t("order:none")}</span>
        </label>
        <label className="option">
          <input
            type="radio"
            name={name}
            value={accessoriesAlone}
            defaultChecked={initial === accessoriesAlone}
          />
          <span>{t("order:goods.alone")}</span>
        </label>
      </div>
      <details className="design-all">
        <summary>{t(first ? "order:choose-other" : "order:choose")}</summary>
        {(["design", "card", "animation"] as const).map((kind) => (
          <div key={kind} role="group" aria-labelledby={`pick-${kind}`}>
            <h3 id={`pick-${kind}`}>
              {t(`site:nav.${groups[kind]}`)}{" "}
              <small>{pricesOf(prices, kind, orderLanguageOf(i18n.language))}</small>
            </h3>
            <div className="design-picks">
              {designs
                .filter((design) => design.kind === kind && design !== first)
                .map((design) => (
                  <label key={design.id} className="design-pick">
                    <input type="radio" name={name} value={design.id} />
                    <DesignCover design={design} />
                    <span>{design.name}</span>
                  </label>
                ))}
            </div>
          </div>
        ))}
      </details>
    </fieldset>
  );
});

/** The price of a kind, and what it comes to in other currencies. */
function pricesOf(list: KindPrices, kind: keyof typeof groups, language: OrderLanguage): string {
  const { currency, rates } = list;
  const sum = list[kind === "design" ? "web" : kind];
  const others = approximateText({ sum, currency, rates }, language);
  return [formatPrice(sum, language, currency), others].filter(Boolean).join(" ");
}
