import * as v from "valibot";
import { sumDue } from "#app/shop/order/payments/rules.ts";
import { agreeOnSum } from "#app/shop/order/staff/mutations.server.ts";
import { currency } from "#app/i18n/money.ts";
import * as shapes from "../../answer-shapes.ts";
import { defineCommand } from "../../command.ts";
import { requireSum, openOrder } from "../../orders/staff-work.ts";
import { refusal, say } from "../../output.ts";

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
  async run(number, typed, options, open) {
    const sum = requireSum(typed);
    const { db, order, spoken, by } = await openOrder(open, number);
    if (order.paidAt !== null) throw refusal(`Order ${spoken} is paid already.`);
    await agreeOnSum(db, order.id, sum, by());
    const code = order.quote?.currency ?? currency;
    say(options, `Order ${spoken} costs ${sum} ${code}.`);
    return { number: order.number, sum, before: sumDue(order), currency: code };
  },
});
