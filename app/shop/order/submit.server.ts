import {
  accessoryField,
  choicesOf,
  unreadableCounts,
  type ReadField,
} from "#app/shop/order/fields.ts";
import { accessoriesAlone } from "#app/shop/order/goods/state.ts";
import { saveOrder } from "#app/shop/order/mutations.server.ts";
import { quoteOf, type PriceList } from "#app/shop/order/price/quote.ts";
import { readHomePhone } from "#app/shop/order/phone.ts";
import { orderFields, orderSchema } from "#app/shop/order/schema.ts";
import { isSpam } from "#app/lib/spam-check.server.ts";
import { today } from "#app/domain/personalisation/studio-today.ts";
import { uncheckedForm } from "#app/lib/form.ts";
import type { Secrets } from "#app/lib/crypto.ts";
import {
  failureOfForm,
  readPosted,
  submit,
  type FormFailure,
  type Submission,
} from "#app/lib/submit.server.ts";
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

/** True if a form without script asks for its sum, and is no order yet. */
export function asksForSum(form: FormData): boolean {
  return form.get("intent") === "sum";
}

/** A form as it was typed, to be shown again with its sum and without any errors. */
export function formWithSum(form: FormData): OrderFailure {
  return { lastResult: uncheckedForm(form), isSum: true };
}

/** `isSum`: the form was not sent, only its price asked for. */
export type OrderFailure = FormFailure & { isSum?: true };

type OrderPost = {
  language: OrderLanguage;
  secret: Secrets;
  studioEmail: string;
  /** The prices of the day; null while they cannot be read. */
  prices: PriceList | null;
  /** Milliseconds since 1970 in UTC. */
  now: number;
  /** The rate limit allows the post. */
  mayPost: boolean;
};

/**
 * Accepts a posted order: validates it, and stores it with its price and its mails before it is
 * confirmed. After invalid input, too many posts or a failure of D1 the form keeps its values.
 */
export async function placeOrder(
  db: D1Database,
  form: FormData,
  { language, secret, studioEmail, prices, now, mayPost }: OrderPost,
): Promise<Submission<OrderFailure, { number: number; messageIds: string[] }>> {
  return submit(
    mayPost,
    failureOfForm(form),
    async () => {
      const posted = readPosted(form, orderSchema(today(now), readHomePhone));
      const read: ReadField = (name) => form.getAll(name).map(String);
      const accessories = prices?.accessories ?? [];
      const unreadable = unreadableCounts(read, accessories);
      if (unreadable.length > 0)
        return posted.reject(
          400,
          Object.fromEntries(unreadable.map((name) => [name, ["count-valid"]])),
        );
      if (posted.value === null) return posted.reject(400);
      const choices = choicesOf(read, accessories);
      const isEmpty = Object.keys(choices.accessories).length === 0;
      const [first] = accessories;
      if (first && isEmpty && posted.value.template === accessoriesAlone)
        return posted.reject(400, { [accessoryField(first.id)]: ["count-required"] });
      const placed = {
        given: posted.value,
        accessories: choices.accessories,
        quote: prices && quoteOf(prices, choices),
        language,
        suspect: await isSpam(form, secret, orderForm, now),
        studioEmail,
      };
      const { isStored, ...stored } = await saveOrder(db, placed, now);
      // Work on it has begun since the form was opened.
      if (!isStored) return posted.reject(409, "closed");
      return { state: "stored" as const, ...stored };
    },
    "an order was not kept",
  );
}
