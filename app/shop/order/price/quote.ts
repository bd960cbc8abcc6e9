import * as v from "valibot";
import type { ServiceId } from "#app/shop/catalogue/prices/kinds.ts";
import { accessoriesAlone } from "#app/shop/order/goods/state.ts";
import type { Choices } from "#app/shop/order/fields.ts";

/** A name in the two languages of the studio's pages, and in Russian where it has one. */
const nameSchema = v.object({ am: v.string(), en: v.string(), ru: v.optional(v.string()) });

/** An entry of the price list; `from` where the price depends on the order. */
type Listed = { name: v.InferOutput<typeof nameSchema>; price: number; from: boolean };

/** The prices by which an order is counted, in the studio's currency. */
export type PriceList = {
  /** Changes with every price. */
  version: string;
  /** ISO 4217. */
  currency: string;
  web: number;
  card: number;
  animation: number;
  services: Partial<Record<ServiceId, Listed>>;
  accessories: readonly (Listed & { id: string })[];
  /** Units of the studio's currency for one unit of another. */
  rates: Readonly<Record<string, number>>;
};

/** Products: a page, a picture, or accessories without either. */
export const quotedProducts = ["web", "card", "animation", "accessories"] as const;
export type QuotedProduct = (typeof quotedProducts)[number];

const quoteLine = v.object({
  /** A product, a service or an accessory by its id. */
  id: v.string(),
  /** As the price list names it; null where the form names it. */
  name: v.nullable(nameSchema),
  count: v.number(),
  /** Of one, in the studio's currency; null: by agreement. */
  price: v.nullable(v.number()),
  /** It is a lowest price. */
  from: v.boolean(),
});
export type QuoteLine = v.InferOutput<typeof quoteLine>;

/**
 * The price of an order by the list of the day on which it came, as it is stored with the order.
 */
export const quoteSchema = v.object({
  /** The price list's version. */
  list: v.string(),
  currency: v.string(),
  lines: v.array(quoteLine),
  /** Of the lines that have a price. */
  sum: v.number(),
  /** For approximate sums in other currencies, as the list had them. */
  rates: v.record(v.string(), v.number()),
});
export type Quote = v.InferOutput<typeof quoteSchema>;

/** The product that an id in an order stands for; a page while none is chosen. */
export function quotedProduct(template: string): QuotedProduct {
  const [kind] = template.split("-");
  return kind === "card" || kind === "animation" || kind === accessoriesAlone ? kind : "web";
}

/**
 * Counts an order by a price list. The browser shows it while choices are made, and the server
 * stores it with the order. The list's services are priced for a page: with a picture they are by
 * agreement, and accessories alone have none.
 */
export function quoteOf(list: PriceList, choices: Choices): Quote {
  const product = quotedProduct(choices.template);
  const lines: QuoteLine[] = [
    ...(product === accessoriesAlone
      ? []
      : [
          { id: product, name: null, count: 1, price: list[product], from: false },
          ...servicesIn(choices).map(([id, count]) => serviceLine(list, product, id, count)),
        ]),
    ...list.accessories.flatMap(({ id, name: accessoryName, price, from }) => {
      const count = choices.accessories[id] ?? 0;
      return count > 0 ? [{ id, name: accessoryName, count, price, from }] : [];
    }),
  ];
  const sum = lines.reduce((all, { price, count }) => all + (price ?? 0) * count, 0);
  return { list: list.version, currency: list.currency, lines, sum, rates: { ...list.rates } };
}

/** The line of a service added to an order of a product. */
export function serviceLine(
  list: Pick<PriceList, "services">,
  product: QuotedProduct,
  id: ServiceId,
  count = 1,
): QuoteLine {
  const listed = list.services[id];
  const priced = product === "web" ? listed : undefined;
  return {
    id,
    name: listed?.name ?? null,
    count,
    price: priced?.price ?? null,
    from: priced?.from ?? false,
  };
}

/** The services that an order's choices come to, each with how many times. One language is included. */
function servicesIn(choices: Choices): [ServiceId, number][] {
  const { languages, dresscode, music } = choices;
  const counted: [ServiceId, number][] = [
    ["second-language", languages > 1 ? 1 : 0],
    ["third-language", languages > 2 ? 1 : 0],
    ["further-language", Math.max(0, languages - 3)],
    ["dress-code", dresscode ? 1 : 0],
    ["music", music ? 1 : 0],
    ...choices.extras.map((extra): [ServiceId, number] => [extra, 1]),
  ];
  return counted.filter(([, count]) => count > 0);
}

/** The open parts of a quote: a sum that is a lowest one, and services by agreement beside it. */
export function openPartsOf({ lines }: Pick<Quote, "lines">): {
  isFrom: boolean;
  byAgreement: QuoteLine[];
} {
  return {
    isFrom: lines.some(({ price, from }) => price !== null && from),
    byAgreement: lines.filter(({ price }) => price === null),
  };
}
