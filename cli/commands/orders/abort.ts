import type { Options } from "../../output.ts";
import { changeOrderMail } from "../../orders/mails.ts";

/** `studio orders abort NUMBER ID`: stops a mail about an order that was not sent. */
export async function abortMail(number: string, id: string, options: Options): Promise<void> {
  await changeOrderMail(number, id, options, "stopped", {
    question: ({ kind, recipient }) => `Never send ${kind} to ${recipient}`,
    otherwise: "Nothing was stopped.",
    refused: "was sent, is being sent, or was stopped before",
    done: "is not sent",
  });
}
