import type { Order } from "#app/features/order/data.server.ts";
import { mostPhotos } from "#app/features/order/material/limits.ts";
import type { OrderFile } from "#app/features/order/material/schema.ts";
import type { Payment } from "#app/features/order/payment.ts";
import type { SettledName } from "#app/features/order/settled.ts";
import { stateViews } from "#app/features/order/states.ts";

/** Something that the studio needs from a customer. `later`: it cannot be given yet. */
export type Need = {
  name: SettledName | "approval" | "payment";
  state: "open" | "done" | "later";
  /** Whether the customer says by hand that it is complete or not wanted; null: it shows by itself. */
  tick: { name: SettledName; isTicked: boolean } | null;
};

const paymentNeeds = { open: "later", waiting: "open", paid: "done" } as const satisfies Record<
  Payment["state"],
  Need["state"]
>;

/**
 * What is still needed from an order's customer, in the order in which it is needed.
 * @param files that came with it.
 */
export function needsOf(
  order: Pick<Order, "state" | "settled" | "music" | "text">,
  files: readonly Pick<OrderFile, "kind">[],
  payment: Payment | null,
): Need[] {
  if (!stateViews[order.state].takesMaterial) return [];
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
  return [
    byHand("photos", photos >= mostPhotos),
    byHand("song", hasSong),
    byHand("text", order.text !== null),
    {
      name: "approval",
      state: order.state === "approved" ? "done" : order.state === "ready" ? "open" : "later",
      tick: null,
    },
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
