import * as v from "valibot";
import { formatOrderNumber } from "#app/shop/order/access.server.ts";
import { cancelOrder } from "#app/shop/order/staff-mutations.server.ts";
import { orderStates } from "#app/shop/order/states.ts";
import * as shapes from "../../answer-shapes.ts";
import { ask } from "../../ask.ts";
import { defineCommand } from "../../command.ts";
import { withOrder, requireText } from "../../orders/staff-work.ts";
import { printJson, refusal, say } from "../../output.ts";

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
    /** What the customer is told besides; null for nothing. */
    said: shapes.text,
  }),
  /**
   * It will not be made, which the customer's page and a mail say; `--say` adds words for the
   * customer.
   */
  async run(number, options) {
    const reason = requireText(options.reason ?? "", "why, as in --reason 'they called'");
    const said =
      options.say === undefined ? null : requireText(options.say, "words for the customer");
    const order = await withOrder(number, options, async (db, found, by) => {
      const spoken = formatOrderNumber(found.number);
      await ask(
        `Cancel order ${spoken} of ${found.names}, and mail ${found.email} that it is`,
        `Order ${spoken} is ${found.state}.`,
        options,
      );
      if (!(await cancelOrder(db, found.id, { reason, said }, by)))
        throw refusal(`Order ${spoken} is ${found.state}, which cannot be cancelled.`);
      return found;
    });
    if (options.json) return printJson({ number: order.number, before: order.state, reason, said });
    say(options, `Order ${formatOrderNumber(order.number)} is cancelled; ${order.email} is told.`);
  },
});
