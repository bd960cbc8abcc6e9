import type { Order } from "#app/shop/order/data.server.ts";
import { owesGoods } from "#app/shop/order/goods/state.ts";
import { mostPhotos } from "#app/shop/order/material/limits.ts";
import type { OrderFile } from "#app/shop/order/material/schema.ts";
import type { Payment } from "#app/shop/order/payments/rules.ts";
import { quotedProduct } from "#app/shop/order/price/quote.ts";
import type { SettledName } from "#app/shop/order/settled/kinds.ts";
import { stateViews } from "#app/shop/order/state.ts";

/** Something that the studio needs from a customer. `later`: it cannot be given yet. */
export type Need = {
  name: SettledName | "print" | "delivery" | "approval" | "payment";
  state: "open" | "done" | "later";
  /**
   * The box in which the customer says that it is complete or not wanted; null: it shows by itself.
   */
  tick: { name: SettledName; isTicked: boolean } | null;
};

const paymentNeeds = { open: "later", waiting: "open", paid: "done" } as const satisfies Record<
  Payment["state"],
  Need["state"]
>;

/**
 * Things still needed from an order's customer, in the order in which they are needed: of a card no photo and no song, of printed goods their text and where they go.
 * @param files that came with it.
 */
export function needsOf(
  order: Pick<
    Order,
    "state" | "settled" | "text" | "template" | "accessories" | "goods" | "printText" | "delivery"
  >,
  files: readonly Pick<OrderFile, "kind">[],
  payment: Payment | null,
): Need[] {
  const goods = owesGoods(order) ? goodsNeeds(order) : [];
  if (!stateViews[order.state].takesMaterial) return goods;
  const photos = files.filter(({ kind }) => kind === "photo").length;
  const hasSong = files.some(({ kind }) => kind === "song");
  const byHand = (name: SettledName, isThere: boolean): Need => {
    const isTicked = order.settled.includes(name);
    return {
      name,
      state: isThere || isTicked ? "done" : "open",
      tick: isThere ? null : { name, isTicked },
    };
  };
  const product = quotedProduct(order.template ?? "");
  const material = [
    ...(product === "web" ? [byHand("photos", photos >= mostPhotos)] : []),
    ...(product === "web" || product === "animation" ? [byHand("song", hasSong)] : []),
    ...(product === "web" ? [byHand("text", order.text !== null)] : []),
  ];
  return [
    ...material,
    ...goods,
    ...(product === "accessories"
      ? []
      : [
          {
            name: "approval" as const,
            state: approvalNeed(order.state),
            tick: null,
          },
        ]),
    ...(payment
      ? [
          {
            name: "payment" as const,
            state: paymentNeeds[payment.state],
            tick: null,
          },
        ]
      : []),
  ];
}

function approvalNeed(state: Order["state"]): Need["state"] {
  if (state === "approved") return "done";
  return state === "ready" ? "open" : "later";
}

/** Words needed to print accessories and to hand them over. */
function goodsNeeds({ printText, delivery }: Pick<Order, "printText" | "delivery">): Need[] {
  const stateOf = (text: string | null) => (text ? "done" : "open");
  return [
    { name: "print", state: stateOf(printText), tick: null },
    { name: "delivery", state: stateOf(delivery), tick: null },
  ];
}
