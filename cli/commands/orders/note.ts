import * as v from "valibot";
import { formatOrderNumber } from "#app/shop/order/access.server.ts";
import { noteOrder } from "#app/shop/order/staff-mutations.server.ts";
import * as shapes from "../../answer-shapes.ts";
import { defineCommand } from "../../command.ts";
import { withOrder, requireText } from "../../orders/staff-work.ts";
import { printJson, say } from "../../output.ts";

export const command = defineCommand({
  after: "orders photos",
  description: "add to its history, for colleagues",
  arguments: ["<number>", "<text>"],
  examples: ["orders note 482137 'the hour comes on Friday' --remote"],
  guarantee: { changes: "storage", again: "same" },
  answer: v.strictObject({ number: shapes.orderNumber, note: v.string() }),
  async run(number, text, options) {
    const said = requireText(text, "a note");
    const order = await withOrder(number, options, async (db, found, by) => {
      await noteOrder(db, found.id, said, by);
      return found;
    });
    if (options.json) return printJson({ number: order.number, note: said });
    say(options, `Noted with order ${formatOrderNumber(order.number)}.`);
  },
});
