import * as v from "valibot";
import { formatOrderNumber } from "#app/shop/order/access.server.ts";
import { sumDue } from "#app/shop/order/payment.ts";
import { agreeOnSum } from "#app/shop/order/staff-mutations.server.ts";
import { currency } from "#app/i18n/money.ts";
import * as shapes from "../../answer-shapes.ts";
import { defineCommand } from "../../command.ts";
import { withOrder, requireSum } from "../../orders/staff-work.ts";
import { printJson, refusal, say } from "../../output.ts";

export const command = defineCommand({
  after: "orders goods",
  description: "the sum that was agreed on, which the customer's page asks for",
  arguments: ["<number>", "<sum>"],
  examples: ["orders price 482137 27000 --remote"],
  guarantee: { changes: "storage", again: "more" },
  answer: v.strictObject({
    number: shapes.orderNumber,
    sum: v.number(),
    /** Null where it was open. */
    before: v.nullable(v.number()),
    currency: v.string(),
  }),
  async run(number, sum, options) {
    const agreed = requireSum(sum);
    const before = await withOrder(number, options, async (db, order, by) => {
      if (order.paidAt !== null)
        throw refusal(`Order ${formatOrderNumber(order.number)} is paid already.`);
      await agreeOnSum(db, order.id, agreed, by);
      return order;
    });
    const code = before.quote?.currency ?? currency;
    if (options.json)
      return printJson({
        number: before.number,
        sum: agreed,
        before: sumDue(before),
        currency: code,
      });
    say(options, `Order ${formatOrderNumber(before.number)} costs ${agreed} ${code}.`);
  },
});
