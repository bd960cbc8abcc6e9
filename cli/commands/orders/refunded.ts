import * as v from "valibot";
import { paymentWays } from "#app/shop/order/payments/rules.ts";
import { listPayments } from "#app/shop/order/payments/data.server.ts";
import { refundByHand } from "#app/shop/order/payments/by-hand/mutations.server.ts";
import { receivedOf } from "#app/shop/order/payments/money.ts";
import { currency } from "#app/i18n/money.ts";
import * as shapes from "../../answer-shapes.ts";
import { ask } from "../../ask.ts";
import { requireChoice } from "../../choice.ts";
import { defineCommand } from "../../command.ts";
import { requireSum, openOrder } from "../../orders/staff-work.ts";
import { refusal, say } from "../../output.ts";

export const command = defineCommand({
  after: "orders paid",
  description: "money was given back by hand; what a card provider gives back is noticed by itself",
  arguments: ["<number>", "<sum>"],
  options: {
    "--by <way>": "transfer or cash; transfer unless given",
  },
  completes: { "--by": paymentWays },
  examples: ["orders refunded 482137 5000 --by cash --remote"],
  guarantee: { changes: "storage", again: "more" },
  answer: v.strictObject({
    number: shapes.orderNumber,
    sum: v.number(),
    currency: v.string(),
    by: v.picklist(paymentWays),
    /** The rest of the money that came. */
    received: v.number(),
  }),
  async run(number, typed, options, open) {
    const way = requireChoice("way of paying", options.by ?? "transfer", paymentWays);
    const sum = requireSum(typed);
    const { db, order, spoken, by } = await openOrder(open, number);
    const received = receivedOf(await listPayments(db, order.id));
    const code = order.quote?.currency ?? currency;
    if (sum === 0 || sum > received)
      throw refusal(`Of order ${spoken}, ${received} ${code} came that was not returned.`);
    await ask(
      `Note that ${sum} ${code} of order ${spoken} was given back to ${order.names}`,
      "Nothing was changed.",
      options,
    );
    if (!(await refundByHand(db, order.id, { sum, way }, by())))
      throw refusal(`What came for order ${spoken} was returned meanwhile.`);
    const remainder = received - sum;
    say(
      options,
      `Noted: ${sum} ${code} of order ${spoken} was returned, ${remainder} ${code} is left.`,
    );
    return { number: order.number, sum, currency: code, by: way, received: remainder };
  },
});
