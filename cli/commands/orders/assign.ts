import * as v from "valibot";
import { assignOrder } from "#app/shop/order/staff/mutations.server.ts";
import * as shapes from "../../answer-shapes.ts";
import { defineCommand } from "../../command.ts";
import { requireText, openOrder } from "../../orders/staff-work.ts";
import { say, wrongUsage } from "../../output.ts";
import { person } from "../../person.ts";

export const command = defineCommand({
  after: "orders note",
  description: "who makes it: you, unless you name another",
  arguments: ["<number>", "[name]"],
  options: {
    "--nobody": "nobody any more",
  },
  examples: ["orders assign 482137 Ani --remote"],
  guarantee: { changes: "storage", again: "more" },
  answer: v.strictObject({ number: shapes.orderNumber, assignedTo: shapes.text }),
  async run(number, name, options, open) {
    if (options.nobody && name !== undefined)
      throw wrongUsage("Give a name or --nobody, not both.");
    const assignee = options.nobody ? null : requireText(name ?? person(), "a name");
    const { db, order, spoken, by } = await openOrder(open, number);
    await assignOrder(db, order.id, assignee, by());
    say(options, assignee ? `${assignee} makes order ${spoken}.` : `Nobody makes order ${spoken}.`);
    return { number: order.number, assignedTo: assignee };
  },
});
