import * as v from "valibot";
import * as shapes from "../../answer-shapes.ts";
import { defineCommand } from "../../command.ts";
import { changeOrderMail } from "../../orders/mails.ts";
import { mailAnswer } from "../../orders/order-answers.ts";

export const command = defineCommand({
  after: "orders resend",
  description: "never send one of its mails that waits or was given up",
  arguments: ["<number>", "<mail>"],
  examples: ["orders abort 482137 1a2b3c4d --remote"],
  guarantee: { changes: "storage", again: "same" },
  answer: v.strictObject({ number: shapes.orderNumber, stopped: mailAnswer }),
  async run(typed, id, options, open) {
    const { number, mail } = await changeOrderMail(open, typed, id, options, "stopped", {
      question: ({ kind, recipient }) => `Never send ${kind} to ${recipient}`,
      otherwise: "Nothing was stopped.",
      refused: "was sent, is being sent, or was stopped before",
      done: "is not sent",
    });
    return { number, stopped: mail };
  },
});
