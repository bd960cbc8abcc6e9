import type { Options } from "../../output.ts";
import { changeOrderMail } from "../../orders/mails.ts";

/** `studio orders resend NUMBER ID`: sends a mail about an order once more. */
export async function resendMail(number: string, id: string, options: Options): Promise<void> {
  await changeOrderMail(number, id, options, "resent", {
    question: ({ kind, recipient }) => `Send ${kind} to ${recipient} once more`,
    otherwise: "Nothing was sent.",
    refused: "is on its way already",
    done: "goes out within a minute",
  });
}
