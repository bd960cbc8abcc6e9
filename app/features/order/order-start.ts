import type { OccasionType } from "#app/features/order/occasion-type.ts";
import type { OrderField } from "#app/features/order/schema.ts";

/** What may be ordered: a page, a picture or a film, each with its own picture. */
export type OrderOption = {
  /** As the order keeps it: `1007`, `card-seeds`, `animation-petals`. */
  id: string;
  kind: "design" | "card" | "animation";
  name: string;
  /** What an order of it is for, unless its customer says otherwise. */
  occasionType: OccasionType;
  /** Where its picture is. */
  picture: string;
  /** What is seen until that is there. */
  colours: { ground: string; ink: string };
};

/** What the order form shows before anything is typed. */
export type OrderStart = {
  /** The form's idempotency key, and the signed moment it was made. */
  key: string;
  stamp: string;
  today: string;
  values: Partial<Record<Exclude<OrderField, "languages">, string>> & { languages?: string[] };
  designs: OrderOption[];
};
