import * as v from "valibot";
import { formatOrderNumber } from "#app/shop/order/access.server.ts";
import { listOrders, type Order } from "#app/shop/order/data.server.ts";
import { orderStates, stateViews } from "#app/shop/order/state.ts";
import { goodsOf, owesGoods } from "#app/shop/order/goods/state.ts";
import { dueDay } from "#app/shop/order/delivery/rules.ts";
import { defineCommand } from "../../command.ts";
import { typeNames } from "../../orders/occasion-names.ts";
import { orderAnswer } from "../../orders/order-answers.ts";
import { momentText, sayRows } from "../../output.ts";
import { optionalChoice } from "../../choice.ts";

export const command = defineCommand({
  after: "orders",
  description: "the newest first",
  options: {
    "--state <state>": "received, in-work, ready, approved, published or cancelled",
  },
  completes: { "--state": orderStates },
  examples: ["orders list --remote", "orders list --state received"],
  guarantee: { changes: "nothing", again: "same" },
  answer: v.array(v.strictObject(orderAnswer)),
  async run(options, open) {
    const state = optionalChoice("state", options.state, orderStates) ?? null;
    const orders = await listOrders((await open()).db, state, maxListed);
    sayRows(
      options,
      "No orders.",
      ["NUMBER", "STATE", "DUE", "MADE BY", "DAY", "TYPE", "DESIGN", "NAMES", "CAME", "INVITATION"],
      orders.map((order) => [
        formatOrderNumber(order.number),
        stateText(order),
        stateViews[order.state].hasReadyDay ? dueDay(order) : "",
        order.assignedTo ?? "",
        order.occasionDate,
        typeNames[order.occasionType],
        order.template ?? "",
        order.names,
        momentText(order.createdAt),
        order.invitation ?? "",
      ]),
    );
    return orders;
  },
});

/** Orders listed at most. */
const maxListed = 100;

/** A change request is open until the next preview is shown. */
function stateText(order: Order): string {
  const { state, changeRequestedAt } = order;
  const note = state === "in-work" && changeRequestedAt !== null ? " (change requested)" : "";
  return `${state}${note}${owesGoods(order) ? `, goods ${goodsOf(order)}` : ""}`;
}
