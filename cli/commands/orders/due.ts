import * as v from "valibot";
import { dueDay } from "#app/shop/order/delivery/rules.ts";
import { setDueDay } from "#app/shop/order/staff/mutations.server.ts";
import * as shapes from "../../answer-shapes.ts";
import { defineCommand } from "../../command.ts";
import { say, wrongUsage } from "../../output.ts";
import { readTypedDate } from "../../typed-date.ts";
import { openOrder } from "../../orders/staff-work.ts";

export const command = defineCommand({
  after: "orders assign",
  description: "promise it by another day, which the customer's page says",
  arguments: ["<number>", "<date>"],
  examples: ["orders due 482137 12.06.2027 --remote"],
  guarantee: { changes: "storage", again: "more" },
  answer: v.strictObject({ number: shapes.orderNumber, due: v.string(), before: v.string() }),
  async run(number, date, options, open) {
    const typed = readTypedDate(date);
    if ("problem" in typed) throw wrongUsage(typed.problem);
    if (typed.time !== null) throw wrongUsage("Expected a day without an hour, as in 12.06.2027.");
    const { day } = typed;
    const { db, order, spoken, by } = await openOrder(open, number);
    await setDueDay(db, order.id, day, by());
    const earlierOrder = dueDay(order);
    say(options, `Order ${spoken} is due on ${day}, before on ${earlierOrder}.`);
    return { number: order.number, due: day, before: earlierOrder };
  },
});
