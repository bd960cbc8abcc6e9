import * as v from "valibot";
import { formatOrderNumber } from "#app/shop/order/access.server.ts";
import { findOrder } from "#app/shop/order/data.server.ts";
import { listPayments, listPaymentsOfNumber } from "#app/shop/order/payments/data.server.ts";
import { settleMoney } from "#app/shop/order/payments/by-hand/mutations.server.ts";
import { problemOf, problems } from "#app/shop/order/payments/money.ts";
import * as shapes from "../../answer-shapes.ts";
import { defineCommand } from "../../command.ts";
import { requireNumber } from "../../order-number.ts";
import { problemWords } from "../../orders/payments.ts";
import { refusal, say } from "../../output.ts";
import { person } from "../../person.ts";

export const command = defineCommand({
  after: "orders refunded",
  description: "too much, too little, or money for a cancelled order is right as it is",
  arguments: ["<number>"],
  examples: ["orders settle 482137 --remote"],
  guarantee: { changes: "storage", again: "same" },
  answer: v.strictObject({ number: shapes.orderNumber, settled: v.picklist(problems) }),
  async run(number, options, open) {
    const orderNumber = requireNumber(number);
    const spoken = formatOrderNumber(orderNumber);
    const { db } = await open();
    // The payments of a deleted order are still there.
    const order = await findOrder(db, orderNumber);
    const payments = order
      ? await listPayments(db, order.id)
      : await listPaymentsOfNumber(db, orderNumber);
    const [first] = payments;
    const problem = problemOf(order, payments);
    if (!first || problem === null) throw refusal(`Nothing is to be settled of order ${spoken}.`);
    const by = { person: person(), now: Date.now() };
    if (!(await settleMoney(db, first.orderId, problem, by)))
      throw refusal(`Order ${spoken} was settled meanwhile.`);
    say(options, `Settled order ${spoken}: ${problemWords[problem]}.`);
    return { number: orderNumber, settled: problem };
  },
});
