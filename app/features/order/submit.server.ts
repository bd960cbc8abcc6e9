import type { SubmissionResult } from "@conform-to/react";
import { parseWithValibot } from "@conform-to/valibot";
import { saveOrder } from "#app/features/order/mutations.server.ts";
import { readPhone } from "#app/features/order/phone.ts";
import { orderFields, orderSchema } from "#app/features/order/schema.ts";
import { isSpam } from "#app/lib/spam-check.server.ts";
import { today } from "#app/features/personalisation/today.ts";
import { uncheckedForm } from "#app/lib/form.ts";
import type { Secrets } from "#app/lib/crypto.ts";

/** Names the form among those whose stamp one secret signs. */
export const orderForm = "order";

/** Every field that the form may post: an order's own, and what the form itself carries. */
export const postedFields = ["key", "stamp", "website", ...orderFields];

/** How a posted order ended. */
export type OrderOutcome =
  | { state: "kept"; number: number; wake: string[] }
  | { state: "refused"; status: 400 | 429 | 503; failure: OrderFailure };

export type OrderFailure = { lastResult: SubmissionResult<string[]> };

type Taking = {
  language: "am" | "en";
  secret: Secrets;
  studioEmail: string;
  /** Milliseconds since 1970 in UTC. */
  now: number;
  /** What the rate limit says of this visitor. */
  mayPost: boolean;
};

/**
 * Takes a posted order: checks it, keeps it with what is to be told of it, and only then says so. Bad
 * input, a rush of posts and a failing D1 all keep what was typed.
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
  const submission = parseWithValibot(form, { schema: orderSchema(today(now), readPhone) });
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
