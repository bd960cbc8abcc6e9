import type { TFunction } from "i18next";
import type { OrderLetter } from "#app/shop/order/components/order-letter.tsx";
import type { Order } from "#app/shop/order/data.server.ts";
import { inMails, priceTexts } from "#app/shop/order/price/texts.ts";
import type { OrderedProduct } from "#app/shop/order/product/data.server.ts";
import { formatDate, wallTimeOf } from "#app/i18n/dates.ts";

/** An order with its product. */
export type Ordered = { order: Order; product: OrderedProduct | null };

/** What an order costs, for a mail; no lines for one without a price. */
export function priceLines(
  { quote, agreedSum }: Order,
  language: Order["language"],
  t: TFunction,
): OrderLetter["lines"] {
  if (!quote) return [];
  const { lines, sum, isAgreed, approximate } = priceTexts(quote, language, t, agreedSum, inMails);
  const total = { label: t(isAgreed ? "order:price.agreed" : "order:price.sum"), value: sum };
  const others = approximate && { label: t("order:price.others"), value: approximate };
  return [...lines, total, ...(others ? [others] : [])];
}

/** The ordered accessories, each with how many, by the names that the price list had for them. */
export function goodsLines(
  { accessories, quote }: Pick<Order, "accessories" | "quote">,
  language: Order["language"],
): { label: string; value: string }[] {
  return Object.entries(accessories ?? {}).map(([id, count]) => {
    const name = quote?.lines.find((line) => line.id === id)?.name;
    return { label: name?.[language] ?? name?.en ?? id, value: String(count) };
  });
}

/** The day of the occasion. */
export function dayOf({ occasionDate }: Order, t: TFunction): string {
  return formatDate(t, wallTimeOf(`${occasionDate}T00:00`), "long");
}
