import * as v from "valibot";
import { formatOrderNumber } from "#app/shop/order/access.server.ts";
import { goodsOf, goodsStates, notifiedGoods } from "#app/shop/order/goods.ts";
import { markGoods } from "#app/shop/order/staff-mutations.server.ts";
import * as shapes from "../../answer-shapes.ts";
import { ask } from "../../ask.ts";
import { requireChoice } from "../../choice.ts";
import { defineCommand } from "../../command.ts";
import { withOrder, requireText } from "../../orders/staff-work.ts";
import { printJson, refusal, say } from "../../output.ts";

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
  async run(number, state, options) {
    const wanted = requireChoice("state", state, goodsStates);
    const said = options.note === undefined ? null : requireText(options.note, "a note");
    const before = await withOrder(number, options, async (db, order, by) => {
      const spoken = formatOrderNumber(order.number);
      const present = goodsOf(order);
      if (present === null) throw refusal(`Order ${spoken} has nothing that is printed.`);
      if (notifiedGoods.some((goods) => goods === wanted))
        await ask(
          `Mail ${order.email} of order ${spoken} that it ${wanted === "sent" ? "was sent" : "can be fetched"}`,
          "Nothing was changed.",
          options,
        );
      if (!(await markGoods(db, order.id, { goods: wanted, note: said }, by)))
        throw refusal(`The goods of order ${spoken} are ${present} already.`);
      return { order, present };
    });
    const { order, present } = before;
    if (options.json) return printJson({ number: order.number, goods: wanted, before: present });
    say(options, `The goods of order ${formatOrderNumber(order.number)}: ${present} → ${wanted}.`);
  },
});
