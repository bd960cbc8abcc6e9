import * as v from "valibot";
import { formatOrderNumber } from "#app/shop/order/access.server.ts";
import type { Order } from "#app/shop/order/data.server.ts";
import { orderStates, statesAfter, type OrderState } from "#app/shop/order/states.ts";
import { markOrder } from "#app/shop/order/mutations.server.ts";
import { pathOf } from "../../address.ts";
import * as shapes from "../../answer-shapes.ts";
import { ask } from "../../ask.ts";
import { requireChoice } from "../../choice.ts";
import { defineCommand } from "../../command.ts";
import { requireNumber, requireOrder } from "../../order-number.ts";
import { printJson, refusal, say, wrongUsage } from "../../output.ts";
import { person } from "../../person.ts";
import { dryRun } from "../../shared-options.ts";
import { withStore } from "../../store.ts";

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
  async run(number, state, options) {
    const wanted: OrderState = requireChoice("state", state, orderStates);
    const asked = requireNumber(number);
    const invitation = options.invitation === undefined ? undefined : pathOf(options.invitation);
    if (wanted === "published" && invitation === undefined)
      throw wrongUsage("Name the page it became: --invitation wedding/anna-arman");
    const before = await withStore(options.remote ?? false, async ({ db }) => {
      const order = await requireOrder(db, asked);
      refuseMove(order, wanted);
      if (options.dryRun) return order.state;
      if (wanted === "cancelled")
        await ask(
          `Cancel order ${number} of ${order.names}, whose page says so`,
          `Order ${number} is ${order.state}.`,
          options,
        );
      const marked = { state: wanted, invitation, person: person() };
      await markOrder(db, order.number, marked, Date.now());
      return order.state;
    });
    if (options.json)
      return printJson({ number: asked, state: wanted, before, dryRun: options.dryRun ?? false });
    if (options.dryRun)
      return say(options, `Order ${number} is ${before} and would be ${wanted} (--dry-run).`);
    say(options, `Order ${number} is ${wanted}.`);
  },
});

/**
 * The state that an order has may be set again, to name its invitation.
 * @throws UserError for a state that does not follow the order's.
 */
function refuseMove({ number, state }: Order, wanted: OrderState): void {
  const possible = statesAfter(state);
  if (wanted === state || possible.includes(wanted)) return;
  throw refusal(
    `Order ${formatOrderNumber(number)} is ${state}: from there it can be ${possible.join(", ")}.`,
  );
}
