import * as v from "valibot";
import { cancelOrder } from "#app/shop/order/staff/mutations.server.ts";
import { orderStates } from "#app/shop/order/state.ts";
import * as shapes from "../../answer-shapes.ts";
import { ask } from "../../ask.ts";
import { defineCommand } from "../../command.ts";
import { requireText, openOrder } from "../../orders/staff-work.ts";
import { refusal, say } from "../../output.ts";

export const command = defineCommand({
  after: "orders settle",
  description: "it will not be made, which the customer's page and a mail say",
  arguments: ["<number>"],
  options: {
    "--reason <text>": { text: "why, for colleagues", isRequired: true },
    "--say <text>": "words for the customer, in their language",
  },
  examples: ["orders cancel 482137 --reason 'they called' --remote"],
  guarantee: { changes: "storage", again: "same" },
  answer: v.strictObject({
    number: shapes.orderNumber,
    before: v.picklist(orderStates),
    reason: v.string(),
    /** The words that the customer is told besides; null for none. */
    said: shapes.text,
  }),
  /**
   * It will not be made, which the customer's page and a mail say; `--say` adds words for the
   * customer.
   */
  async run(number, options, open) {
    const reason = requireText(options.reason ?? "", "why, as in --reason 'they called'");
    const message =
      options.say === undefined ? null : requireText(options.say, "words for the customer");
    const { db, order, spoken, by } = await openOrder(open, number);
    await ask(
      `Cancel order ${spoken} of ${order.names}, and mail ${order.email} that it is`,
      `Order ${spoken} is ${order.state}.`,
      options,
    );
    if (!(await cancelOrder(db, order.id, { reason, said: message }, by())))
      throw refusal(`Order ${spoken} is ${order.state}, which cannot be cancelled.`);
    say(options, `Order ${spoken} is cancelled; ${order.email} is told.`);
    return { number: order.number, before: order.state, reason, said: message };
  },
});
