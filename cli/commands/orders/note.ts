import * as v from "valibot";
import { noteOrder } from "#app/shop/order/staff/mutations.server.ts";
import * as shapes from "../../answer-shapes.ts";
import { defineCommand } from "../../command.ts";
import { requireText, openOrder } from "../../orders/staff-work.ts";
import { say } from "../../output.ts";

export const command = defineCommand({
  after: "orders photos",
  description: "add to its history, for colleagues",
  arguments: ["<number>", "<text>"],
  examples: ["orders note 482137 'the hour comes on Friday' --remote"],
  guarantee: { changes: "storage", again: "same" },
  answer: v.strictObject({ number: shapes.orderNumber, note: v.string() }),
  async run(number, text, options, open) {
    const note = requireText(text, "a note");
    const { db, order, spoken, by } = await openOrder(open, number);
    await noteOrder(db, order.id, note, by());
    say(options, `Noted with order ${spoken}.`);
    return { number: order.number, note };
  },
});
