import type { SubmissionResult } from "@conform-to/react";
import { parseWithValibot } from "@conform-to/valibot";
import { saveOrder } from "#app/features/order/mutations.server.ts";
import { readHomePhone } from "#app/features/order/home-phone.ts";
import { orderFields, orderSchema } from "#app/features/order/schema.ts";
import { isSpam } from "#app/lib/spam-check.server.ts";
import { today } from "#app/features/personalisation/today.ts";
import { uncheckedForm } from "#app/lib/form.ts";
import type { Secrets } from "#app/lib/crypto.ts";

/** Purpose of this form's signed timestamp, because one secret signs several forms. */
export const orderForm = "order";

/** All fields that the form may post: the order's, and those of the form itself. */
export const postedFields = ["key", "stamp", "website", ...orderFields];

/** The outcome of a posted order. */
export type OrderOutcome =
  | { state: "kept"; number: number; messageIds: string[] }
  | { state: "refused"; status: 400 | 429 | 503; failure: OrderFailure };

export type OrderFailure = { lastResult: SubmissionResult<string[]> };

type Taking = {
  language: "am" | "en";
  secret: Secrets;
  studioEmail: string;
  /** Milliseconds since 1970 in UTC. */
  now: number;
  /** Whether the rate limit allows the post. */
  mayPost: boolean;
};

/**
 * Accepts a posted order: validates it, and stores it together with its mails before it is
 * confirmed. After invalid input, too many posts or a failure of D1 the form keeps its values.
 */
export async function placeOrder(
  db: D1Database,
  form: FormData,
  { language, secret, studioEmail, now, mayPost }: Taking,
): Promise<OrderOutcome> {
  if (!mayPost)
    return {
      state: "refused",
      status: 429,
      failure: { lastResult: uncheckedForm(form, "too-many") },
    };
  const submission = parseWithValibot(form, { schema: orderSchema(today(now), readHomePhone) });
  const refused = (status: 400 | 503, ...formErrors: string[]): OrderOutcome => ({
    state: "refused",
    status,
    failure: { lastResult: submission.reply(formErrors.length > 0 ? { formErrors } : undefined) },
  });
  if (submission.status !== "success") return refused(400);
  try {
    const suspect = await isSpam(form, secret, orderForm, now);
    const given = submission.value;
    return {
      state: "kept",
      ...(await saveOrder(db, { given, language, suspect, studioEmail }, now)),
    };
  } catch (error) {
    console.error("an order was not kept", String(error));
    return refused(503, "try-again");
  }
}
