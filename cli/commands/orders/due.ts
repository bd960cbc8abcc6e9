import * as v from "valibot";
import { formatOrderNumber } from "#app/shop/order/access.server.ts";
import { dueDay } from "#app/shop/order/holidays.ts";
import { setDueDay } from "#app/shop/order/staff-mutations.server.ts";
import * as shapes from "../../answer-shapes.ts";
import { defineCommand } from "../../command.ts";
import { withOrder } from "../../orders/staff-work.ts";
import { printJson, say, wrongUsage } from "../../output.ts";
import { readTypedDate } from "../../typed-date.ts";

export const command = defineCommand({
  after: "orders assign",
  description: "promise it by another day, which the customer's page says",
  arguments: ["<number>", "<date>"],
  examples: ["orders due 482137 12.06.2027 --remote"],
  guarantee: { changes: "storage", again: "more" },
  answer: v.strictObject({ number: shapes.orderNumber, due: v.string(), before: v.string() }),
  async run(number, date, options) {
    const typed = readTypedDate(date);
    if ("problem" in typed) throw wrongUsage(typed.problem);
    if (typed.time !== null) throw wrongUsage("Expected a day without an hour, as in 12.06.2027.");
    const { day } = typed;
    const before = await withOrder(number, options, async (db, order, by) => {
      await setDueDay(db, order.id, day, by);
      return order;
    });
    if (options.json) return printJson({ number: before.number, due: day, before: dueDay(before) });
    say(
      options,
      `Order ${formatOrderNumber(before.number)} is due on ${day}, before on ${dueDay(before)}.`,
    );
  },
});
