import type { OccasionType } from "#app/shop/order/kinds.ts";
import type { PriceList } from "#app/shop/order/price/quote.ts";
import type { OrderField } from "#app/shop/order/schema.ts";

/** A product that can be ordered: a web invitation, a card or an animation, with its picture. */
export type OrderOption = {
  /** Its id in an order: `1007`, `card-seeds`, `animation-petals`. */
  id: string;
  kind: "design" | "card" | "animation";
  name: string;
  /** The order's occasion type unless the customer chooses another. */
  occasionType: OccasionType;
  /** Address of its picture. */
  picture: string;
  /** Shown until the picture has loaded. */
  colours: { ground: string; ink: string };
};

/** Fields with several boxes. */
type ListField = "languages" | "extras";

/** The order form's initial values. */
export type OrderStart = {
  /** The form's idempotency key and its signed timestamp. */
  key: string;
  stamp: string;
  /** It corrects an order that was sent; then no draft of another one is restored. */
  isCorrection: boolean;
  today: string;
  values: Partial<Record<Exclude<OrderField, ListField>, string>> &
    Partial<Record<ListField, string[]>>;
  designs: OrderOption[];
  prices: PriceList;
};
