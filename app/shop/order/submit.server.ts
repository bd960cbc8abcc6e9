import type { SubmissionResult } from "@conform-to/react";
import { parseWithValibot } from "@conform-to/valibot";
import {
  accessoryField,
  choicesOf,
  unreadableCounts,
  type ReadField,
} from "#app/shop/order/choices.ts";
import { accessoriesAlone } from "#app/shop/order/goods.ts";
import { saveOrder } from "#app/shop/order/mutations.server.ts";
import { quoteOf, type PriceList } from "#app/shop/order/quote.ts";
import { readHomePhone } from "#app/shop/order/home-phone.ts";
import { orderFields, orderSchema } from "#app/shop/order/schema.ts";
import { isSpam } from "#app/lib/spam-check.server.ts";
import { today } from "#app/domain/personalisation/studio-today.ts";
import { uncheckedForm } from "#app/lib/form.ts";
import type { Secrets } from "#app/lib/crypto.ts";
import type { OrderLanguage } from "#app/i18n/languages.ts";

/** Purpose of this form's signed timestamp, because one secret signs several forms. */
export const orderForm = "order";

/**
 * All fields that the form may post: the order's, those of the form itself, and one for each
 * accessory of the price list.
 */
export function postedFields(list: Pick<PriceList, "accessories"> | null): string[] {
  const counts = (list?.accessories ?? []).map(({ id }) => accessoryField(id));
  return ["intent", "key", "stamp", "website", ...orderFields, ...counts];
}

/** Whether a form without script asks for its sum, and is no order yet. */
export function asksForSum(form: FormData): boolean {
  return form.get("intent") === "sum";
}

/** A form as it was typed, to be shown again with its sum and without any errors. */
export function formWithSum(form: FormData): OrderFailure {
  return { lastResult: uncheckedForm(form), isSum: true };
}

/** The outcome of a posted order. */
export type OrderOutcome =
  | { state: "kept"; number: number; messageIds: string[] }
  | { state: "refused"; status: 400 | 409 | 429 | 503; failure: OrderFailure };

/** `isSum`: the form was not sent, only its price asked for. */
export type OrderFailure = { lastResult: SubmissionResult<string[]>; isSum?: true };

type Taking = {
  language: OrderLanguage;
  secret: Secrets;
  studioEmail: string;
  /** The prices of the day; null while they cannot be read. */
  prices: PriceList | null;
  /** Milliseconds since 1970 in UTC. */
  now: number;
  /** Whether the rate limit allows the post. */
  mayPost: boolean;
};

/**
 * Accepts a posted order: validates it, and stores it with its price and its mails before it is
 * confirmed. After invalid input, too many posts or a failure of D1 the form keeps its values.
 */
export async function placeOrder(
  db: D1Database,
  form: FormData,
  { language, secret, studioEmail, prices, now, mayPost }: Taking,
): Promise<OrderOutcome> {
  if (!mayPost)
    return {
      state: "refused",
      status: 429,
      failure: { lastResult: uncheckedForm(form, "too-many") },
    };
  const submission = parseWithValibot(form, { schema: orderSchema(today(now), readHomePhone) });
  const read: ReadField = (name) => form.getAll(name).map(String);
  const accessories = prices?.accessories ?? [];
  const unreadable = unreadableCounts(read, accessories);
  const refused = (
    status: 400 | 409 | 503,
    problems?: Parameters<typeof submission.reply>[0],
  ): OrderOutcome => ({
    state: "refused",
    status,
    failure: { lastResult: submission.reply(problems) },
  });
  if (unreadable.length > 0)
    return refused(400, {
      fieldErrors: Object.fromEntries(unreadable.map((name) => [name, ["count-valid"]])),
    });
  if (submission.status !== "success") return refused(400);
  const isEmpty = Object.keys(choicesOf(read, accessories).accessories).length === 0;
  const [first] = accessories;
  if (first && isEmpty && submission.value.template === accessoriesAlone)
    return refused(400, { fieldErrors: { [accessoryField(first.id)]: ["count-required"] } });
  try {
    const suspect = await isSpam(form, secret, orderForm, now);
    const choices = choicesOf(read, accessories);
    const placed = {
      given: submission.value,
      accessories: choices.accessories,
      quote: prices && quoteOf(prices, choices),
      language,
      suspect,
      studioEmail,
    };
    const { isKept, ...kept } = await saveOrder(db, placed, now);
    // Work on it has begun since the form was opened.
    if (!isKept) return refused(409, { formErrors: ["closed"] });
    return { state: "kept", ...kept };
  } catch (error) {
    console.error("an order was not kept", String(error));
    return refused(503, { formErrors: ["try-again"] });
  }
}
