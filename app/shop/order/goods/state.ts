import type { OrderState } from "#app/shop/order/state.ts";

/** The `template` of an order of accessories alone, without an invitation. */
export const accessoriesAlone = "accessories";

/**
 * How far what is made by hand has come: `ready` to be fetched, `sent` to the customer's address,
 * `handed-over` to the customer.
 */
export const goodsStates = ["to-make", "made", "ready", "sent", "handed-over"] as const;
export type GoodsState = (typeof goodsStates)[number];

/** States that the customer is mailed about. */
export const notifiedGoods = ["ready", "sent"] as const satisfies readonly GoodsState[];

/** States that follow on each state, and the one that it is taken back to. */
export const goodsMoves: Readonly<
  Record<GoodsState, { next: readonly GoodsState[]; back: GoodsState | null }>
> = {
  "to-make": { next: ["made"], back: null },
  made: { next: ["ready", "sent"], back: "to-make" },
  ready: { next: ["handed-over"], back: "made" },
  sent: { next: [], back: "made" },
  "handed-over": { next: [], back: "made" },
};

/** States after which nothing is owed any more. */
export const settledGoods: readonly GoodsState[] = ["sent", "handed-over"];

/** The parts of an order that its goods depend on. */
type Ordered = {
  accessories: Readonly<Record<string, number>> | null;
  goods: GoodsState | null;
  state: OrderState;
  template: string | null;
};

/** The state of what an order's customer gets by hand; null where that is nothing. */
export function goodsOf(order: Omit<Ordered, "template">): GoodsState | null {
  const isOrdered = Object.values(order.accessories ?? {}).some((count) => count > 0);
  return isOrdered && order.state !== "cancelled" ? (order.goods ?? "to-make") : null;
}

/** True if somebody has yet to print, to send or to hand over. */
export function owesGoods(order: Omit<Ordered, "template">): boolean {
  const state = goodsOf(order);
  return state !== null && !settledGoods.includes(state);
}

/**
 * True if nothing of an order is owed but its goods: its invitation is done, or there is none and
 * the goods are begun. Until then the order's own state says what is to be done.
 */
export function waitsForGoods(order: Ordered): boolean {
  if (!owesGoods(order)) return false;
  if (order.template === accessoriesAlone) return order.goods !== null && order.goods !== "to-make";
  return order.state === "published" || order.state === "approved";
}

/** The parts for which the customer may still give words: the print, and where it goes. */
export function takesGoodsWords(order: Omit<Ordered, "template">): {
  print: boolean;
  delivery: boolean;
} {
  const state = goodsOf(order);
  return { print: state === "to-make", delivery: state === "to-make" || state === "made" };
}
