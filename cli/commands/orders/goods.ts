import * as v from "valibot";
import { goodsOf, goodsStates, notifiedGoods } from "#app/shop/order/goods/state.ts";
import { markGoods } from "#app/shop/order/staff/mutations.server.ts";
import * as shapes from "../../answer-shapes.ts";
import { ask } from "../../ask.ts";
import { requireChoice } from "../../choice.ts";
import { defineCommand } from "../../command.ts";
import { requireText, openOrder } from "../../orders/staff-work.ts";
import { refusal, say } from "../../output.ts";

export const command = defineCommand({
  after: "orders due",
  description: "how far what is printed is: to-make, made, ready, sent or handed-over",
  arguments: ["<number>", "<state>"],
  options: {
    "--note <text>": "for colleagues, such as by whom it was sent",
  },
  completes: { state: goodsStates },
  examples: ["orders goods 482137 sent --note 'by courier' --remote"],
  guarantee: { changes: "storage", again: "same" },
  answer: v.strictObject({
    number: shapes.orderNumber,
    goods: v.picklist(goodsStates),
    before: v.picklist(goodsStates),
  }),
  /**
   * How far what is printed has come, which the customer's page shows; the customer is mailed when
   * it can be fetched or was sent. An earlier state takes it back.
   */
  async run(number, state, options, open) {
    const goods = requireChoice("state", state, goodsStates);
    const note = options.note === undefined ? null : requireText(options.note, "a note");
    const { db, order, spoken, by } = await openOrder(open, number);
    const outcome = goodsOf(order);
    if (outcome === null) throw refusal(`Order ${spoken} has nothing that is printed.`);
    if (notifiedGoods.some((notified) => notified === goods))
      await ask(
        `Mail ${order.email} of order ${spoken} that it ${goods === "sent" ? "was sent" : "can be fetched"}`,
        "Nothing was changed.",
        options,
      );
    if (!(await markGoods(db, order.id, { goods, note }, by())))
      throw refusal(`The goods of order ${spoken} are ${outcome} already.`);
    say(options, `The goods of order ${spoken}: ${outcome} → ${goods}.`);
    return { number: order.number, goods, before: outcome };
  },
});
