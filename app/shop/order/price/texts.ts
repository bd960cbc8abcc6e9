import type { TFunction } from "i18next";
import { formerServiceIds, serviceIds, type ServiceId } from "#app/shop/catalogue/prices/kinds.ts";
import {
  openPartsOf,
  quotedProducts,
  serviceLine,
  type PriceList,
  type Quote,
  type QuotedProduct,
  type QuoteLine,
} from "#app/shop/order/price/quote.ts";
import type { OrderLanguage } from "#app/i18n/languages.ts";
import { approximateText, formatPrice, priceInMail, priceInText } from "#app/i18n/money.ts";

type Priced = Pick<QuoteLine, "price" | "from">;

/** The name of what a line counts: the price list's, else the form's, else the list's in English. */
export function lineName({ id, name }: QuoteLine, language: OrderLanguage, t: TFunction): string {
  const itemId = [...quotedProducts, ...serviceIds, ...formerServiceIds].find(
    (item) => item === id,
  );
  return name?.[language] ?? (itemId ? t(`order:price.items.${itemId}`) : (name?.en ?? id));
}

/** How prices are written: by themselves, and in a phrase such as `from …`. */
type Writing = { alone: typeof formatPrice; inText: typeof formatPrice };

const onPages: Writing = { alone: formatPrice, inText: priceInText };

/** In mails, whose fonts may lack a currency's sign. */
export const inMails: Writing = { alone: priceInMail, inText: priceInMail };

/** A price: `4 000 ֏`, `from …`, or that it is by agreement. */
function priceText(
  { price, from }: Priced,
  currency: string,
  language: OrderLanguage,
  t: TFunction,
  writing = onPages,
) {
  if (price === null) return t("order:price.by-agreement");
  return from
    ? t("order:price.from", { price: writing.inText(price, language, currency) })
    : writing.alone(price, language, currency);
}

/** The price that a service adds to a product: `+4 000 ֏`. */
export function addedPrice(
  list: PriceList,
  product: QuotedProduct,
  id: ServiceId,
  language: OrderLanguage,
  t: TFunction,
): string {
  const line = serviceLine(list, product, id);
  const text = priceText(line, list.currency, language, t);
  return line.price === null || line.from ? text : `+${text}`;
}

/** A quote in words. */
export type PriceTexts = {
  /** Ordered things, each with its price. */
  lines: { label: string; value: string }[];
  /** The sum, and that it is a lowest one where it is; once a price was agreed on, that one. */
  sum: string;
  /** The sum is one that was agreed on. */
  isAgreed: boolean;
  /**
   * The parts that the sum does not contain, in one sentence; null where it contains everything.
   */
  open: string | null;
  /** The sum in other currencies; null without rates. */
  approximate: string | null;
};

/**
 * A quote as the order form, the order's page and its mails show it.
 * @param agreed the sum that staff and customer agreed on, in the quote's currency; null while it
 * is the price list's. A page that names both as the sum leaves open which of them is to be paid.
 */
export function priceTexts(
  quote: Quote,
  language: OrderLanguage,
  t: TFunction,
  agreed: number | null = null,
  writing = onPages,
): PriceTexts {
  const { lines, sum, currency } = quote;
  const { isFrom, byAgreement } = openPartsOf(quote);
  const open = byAgreement.map((line) => lineName(line, language, t));
  const total = agreed === null ? quote : { ...quote, sum: agreed };
  const items = lines.map((line) => {
    const price = priceText(line, currency, language, t, writing);
    return {
      label: lineName(line, language, t),
      value: line.count > 1 ? `${line.count} × ${price}` : price,
    };
  });
  const listed = priceText({ price: sum, from: isFrom }, currency, language, t, writing);
  const isAgreed = agreed !== null && (agreed !== sum || isFrom || open.length > 0);
  return {
    lines: isAgreed ? [...items, { label: t("order:price.listed"), value: listed }] : items,
    sum: isAgreed ? writing.alone(agreed, language, currency) : listed,
    isAgreed,
    open: open.length > 0 && !isAgreed ? t("order:price.open", { items: open.join(", ") }) : null,
    approximate: approximateText(total, language, writing.alone),
  };
}
