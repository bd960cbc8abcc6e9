import { useTranslation } from "#app/i18n/use-translation.ts";
import { Choices, type AnyField } from "#app/components/form-controls.tsx";
import { accessoryField, offeredExtras } from "#app/shop/order/fields.ts";
import { addedPrice, lineName } from "#app/shop/order/price/texts.ts";
import { serviceLine, type PriceList, type QuotedProduct } from "#app/shop/order/price/quote.ts";
import { orderLanguageOf } from "#app/i18n/languages.ts";
import { formatPrice, priceInText } from "#app/i18n/money.ts";

/** The extras that the form's questions do not name, each with what it adds. */
export function ExtraChoices({
  field,
  label,
  error,
  list,
  product,
}: {
  field: AnyField;
  label: string;
  error?: string | undefined;
  list: PriceList;
  product: QuotedProduct;
}) {
  const { t, i18n } = useTranslation();
  const language = orderLanguageOf(i18n.language);
  return (
    <Choices
      field={field}
      label={label}
      error={error}
      type="checkbox"
      choices={offeredExtras(list.services).map((extra) => ({
        value: extra,
        label: lineName(serviceLine(list, product, extra), language, t),
        note: addedPrice(list, product, extra, language, t),
      }))}
    />
  );
}

/**
 * How many of each accessory; collapsed, because most orders have none.
 * @param isAlone whether nothing else is ordered.
 * @param valueOf a field's value as the page came with it, by the field's name.
 * @param errorOf the message beside a field, by its name.
 */
export function AccessoryCounts({
  list,
  isAlone,
  valueOf,
  errorOf,
}: {
  list: PriceList;
  isAlone: boolean;
  valueOf: (name: string) => string;
  errorOf: (name: string) => string | undefined;
}) {
  const { t, i18n } = useTranslation();
  const language = orderLanguageOf(i18n.language);
  const fields = list.accessories.map(({ id, ...accessory }) => {
    const name = accessoryField(id);
    return { ...accessory, field: name, value: valueOf(name), error: errorOf(name) };
  });
  if (fields.length === 0) return null;
  return (
    <details
      className="order-accessories"
      open={isAlone || fields.some(({ value, error }) => value !== "" || error !== undefined)}
    >
      <summary>{t("order:price.accessories")}</summary>
      <p className="hint">{t("order:price.accessories-hint")}</p>
      {fields.map(({ field, name, price, from, value, error }) => (
        <div key={field} className="field order-count">
          <label htmlFor={field}>
            {name[language]}
            <small>
              {from
                ? t("order:price.from", { price: priceInText(price, language, list.currency) })
                : formatPrice(price, language, list.currency)}
            </small>
          </label>
          <input
            type="text"
            id={field}
            name={field}
            defaultValue={value}
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${field}-error`}
          />
          <p className="error" id={`${field}-error`} data-error-for={field}>
            {error}
          </p>
        </div>
      ))}
    </details>
  );
}
