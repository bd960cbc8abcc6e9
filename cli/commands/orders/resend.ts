import * as v from "valibot";
import * as shapes from "../../answer-shapes.ts";
import { defineCommand } from "../../command.ts";
import { changeOrderMail } from "../../orders/mails.ts";
import { mailAnswer } from "../../orders/order-answers.ts";

export const command = defineCommand({
  after: "orders cancel",
  description: "send one of its mails once more; orders show has their ids",
  arguments: ["<number>", "<mail>"],
  examples: ["orders resend 482137 1a2b3c4d --remote"],
  guarantee: { changes: "storage", again: "same" },
  answer: v.strictObject({ number: shapes.orderNumber, resent: mailAnswer }),
  async run(typed, id, options, open) {
    const { number, mail } = await changeOrderMail(open, typed, id, options, "resent", {
      question: ({ kind, recipient }) => `Send ${kind} to ${recipient} once more`,
      otherwise: "Nothing was sent.",
      refused: "is on its way already",
      done: "goes out within a minute",
    });
    return { number, resent: mail };
  },
});
