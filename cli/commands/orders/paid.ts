import * as v from "valibot";
import { paymentOf, paymentWays, sumDue } from "#app/shop/order/payments/rules.ts";
import { payOrder } from "#app/shop/order/staff/mutations.server.ts";
import { currency } from "#app/i18n/money.ts";
import * as shapes from "../../answer-shapes.ts";
import { ask } from "../../ask.ts";
import { requireChoice } from "../../choice.ts";
import { defineCommand } from "../../command.ts";
import { requireSum, openOrder } from "../../orders/staff-work.ts";
import { refusal, say, wrongUsage } from "../../output.ts";

export const command = defineCommand({
  after: "orders contact",
  description: "mark it as paid; the customer gets a receipt",
  arguments: ["<number>"],
  options: {
    "--sum <sum>": "what came, where it is another sum than the agreed one",
    "--by <way>": "transfer or cash; transfer unless given",
  },
  completes: { "--by": paymentWays },
  examples: ["orders paid 482137 --remote", "orders paid 482137 --by cash"],
  guarantee: { changes: "storage", again: "same" },
  answer: v.strictObject({
    number: shapes.orderNumber,
    sum: v.number(),
    currency: v.string(),
    by: v.picklist(paymentWays),
  }),
  async run(number, options, open) {
    const way = requireChoice("way of paying", options.by ?? "transfer", paymentWays);
    const statedSum = options.sum === undefined ? null : requireSum(options.sum);
    const { db, order, spoken, by } = await openOrder(open, number);
    if (order.paidAt !== null) throw refusal(`Order ${spoken} is paid already.`);
    // Beside what has come by card, the rest.
    const rest = paymentOf(order);
    const sum = statedSum ?? (rest?.state === "waiting" ? rest.sum : sumDue(order));
    if (sum === null)
      throw wrongUsage(`Order ${spoken} has no agreed sum: give the one that came, --sum 27000`);
    const code = order.quote?.currency ?? currency;
    await ask(
      `Mark order ${spoken} of ${order.names} as paid, ${sum} ${code}, and mail ${order.email} a receipt`,
      "Nothing was changed.",
      options,
    );
    if (!(await payOrder(db, order.id, { sum, way }, by())))
      throw refusal(`Order ${spoken} was marked as paid meanwhile.`);
    say(options, `Order ${spoken} is paid: ${sum} ${code}.`);
    return { number: order.number, sum, currency: code, by: way };
  },
});
