import * as v from "valibot";
import { formatOrderNumber } from "#app/shop/order/access.server.ts";
import type { Order } from "#app/shop/order/data.server.ts";
import { orderStates, statesAfter, type OrderState } from "#app/shop/order/state.ts";
import { markOrder } from "#app/shop/order/mutations.server.ts";
import { pathOf } from "../../address.ts";
import * as shapes from "../../answer-shapes.ts";
import { ask } from "../../ask.ts";
import { requireChoice } from "../../choice.ts";
import { defineCommand } from "../../command.ts";
import { refusal, say, wrongUsage } from "../../output.ts";
import { dryRun } from "../../shared-options.ts";
import { openOrder } from "../../orders/staff-work.ts";

export const command = defineCommand({
  after: "orders show",
  description: "what the customer's page says from now on",
  arguments: ["<number>", "<state>"],
  options: {
    "--invitation <kind/slug>": "the page it became",
    ...dryRun,
  },
  completes: { state: orderStates },
  examples: ["orders mark 482137 approved --remote"],
  guarantee: { changes: "storage", again: "same" },
  answer: v.strictObject({
    number: shapes.orderNumber,
    state: v.picklist(orderStates),
    before: v.picklist(orderStates),
    dryRun: v.boolean(),
  }),
  /** Sets the state that the customer's page shows. `--dry-run` names the change alone. */
  async run(number, typed, options, open) {
    const state = requireChoice("state", typed, orderStates);
    const invitation = options.invitation === undefined ? undefined : pathOf(options.invitation);
    if (state === "published" && invitation === undefined)
      throw wrongUsage("Name the page it became: --invitation wedding/anna-arman");
    const { db, order, by } = await openOrder(open, number);
    refuseMove(order, state);
    const { state: previousState, names } = order;
    const answer = {
      number: order.number,
      state,
      before: previousState,
      dryRun: options.dryRun ?? false,
    };
    if (options.dryRun) {
      say(options, `Order ${number} is ${previousState} and would be ${state} (--dry-run).`);
      return answer;
    }
    if (state === "cancelled")
      await ask(
        `Cancel order ${number} of ${names}, whose page says so`,
        `Order ${number} is ${previousState}.`,
        options,
      );
    const { person, now } = by();
    await markOrder(db, order.number, { state, invitation, person }, now);
    say(options, `Order ${number} is ${state}.`);
    return answer;
  },
});

/**
 * The state that an order has may be set again, to name its invitation.
 * @throws UserError for a state that does not follow the order's.
 */
function refuseMove({ number, state }: Order, targetState: OrderState): void {
  const possible = statesAfter(state);
  if (targetState === state || possible.includes(targetState)) return;
  throw refusal(
    `Order ${formatOrderNumber(number)} is ${state}: from there it can be ${possible.join(", ")}.`,
  );
}
