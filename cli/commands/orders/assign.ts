import * as v from "valibot";
import { formatOrderNumber } from "#app/shop/order/access.server.ts";
import { assignOrder } from "#app/shop/order/staff-mutations.server.ts";
import * as shapes from "../../answer-shapes.ts";
import { defineCommand } from "../../command.ts";
import { withOrder, requireText } from "../../orders/staff-work.ts";
import { printJson, say, wrongUsage } from "../../output.ts";
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
  async run(number, name, options) {
    if (options.nobody && name !== undefined)
      throw wrongUsage("Give a name or --nobody, not both.");
    const assignee = options.nobody ? null : requireText(name ?? person(), "a name");
    const order = await withOrder(number, options, async (db, found, by) => {
      await assignOrder(db, found.id, assignee, by);
      return found;
    });
    if (options.json) return printJson({ number: order.number, assignedTo: assignee });
    const spoken = formatOrderNumber(order.number);
    say(options, assignee ? `${assignee} makes order ${spoken}.` : `Nobody makes order ${spoken}.`);
  },
});
