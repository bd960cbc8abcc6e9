import * as v from "valibot";
import type { Order } from "#app/shop/order/data.server.ts";
import { goodsStates } from "#app/shop/order/goods/state.ts";
import { longest } from "#app/shop/order/limits.ts";
import { paymentWays } from "#app/shop/order/payments/rules.ts";
import type { ByStaff } from "#app/shop/order/event/mutations.server.ts";
import { hasAdditions } from "#app/shop/order/event/data.server.ts";
import {
  answerOrder,
  markGoods,
  noteOrder,
  payOrder,
} from "#app/shop/order/staff/mutations.server.ts";
import { listPayments } from "#app/shop/order/payments/data.server.ts";
import { problemOf } from "#app/shop/order/payments/money.ts";
import { settleMoney } from "#app/shop/order/payments/by-hand/mutations.server.ts";
import { cleanLines, lengthOf } from "#app/lib/clean.ts";
import { withoutRetries, withRetries } from "#app/lib/retries.ts";
import { rejected, submit, type Submission } from "#app/lib/submit.server.ts";

/** All fields that the forms of an order's page for staff may post. */
export const staffFields = ["intent", "text", "sum", "way", "goods"];

/** As in the price list (app/shop/catalogue/schema.ts). */
const highestSum = 10_000_000;

const text = v.pipe(
  v.string(),
  v.transform(cleanLines),
  v.minLength(1, "text-required"),
  v.check((answer) => lengthOf(answer) <= longest.lines, "too-long"),
);

const sum = v.pipe(
  v.string(),
  v.transform((typed) => typed.replaceAll(/[\s\u00a0,.]/g, "")),
  v.regex(/^\d{1,8}$/, "sum-valid"),
  v.transform(Number),
  v.maxValue(highestSum, "sum-valid"),
);

const staffSchema = v.variant("intent", [
  v.object({ intent: v.literal("note"), text }),
  v.object({ intent: v.literal("answer"), text }),
  v.object({ intent: v.literal("goods"), goods: v.picklist(goodsStates) }),
  v.object({ intent: v.literal("paid"), sum, way: v.picklist(paymentWays) }),
  v.object({ intent: v.literal("settle") }),
]);

const problems = [
  "text-required",
  "too-long",
  "sum-valid",
  "paid-already",
  "no-change-request",
  "goods-already",
  "nothing-to-settle",
  "too-many",
  "try-again",
] as const;

/** Why something was not done; keys of the pack `staff` under `messages`. */
export type StaffProblem = (typeof problems)[number];

/** What was done. */
export type StaffDone = { done: "note" | "answer" | "paid" | "goods" | "settle" };

/** Why it was not, with what was typed. */
export type StaffFailure = { intent: string; problem: StaffProblem; text: string };

/**
 * Does what a form of the page asks for, as the person whose link it is.
 * @param mayPost whether the rate limit allows it.
 */
export async function submitStaff(
  db: D1Database,
  order: Order,
  form: FormData,
  by: ByStaff,
  mayPost: boolean,
): Promise<Submission<StaffFailure, StaffDone>> {
  const intent = String(form.get("intent"));
  const failureOf = (problem: StaffProblem): StaffFailure => ({
    intent,
    problem,
    text: String(form.get(intent === "paid" ? "sum" : "text")),
  });
  const take = async (): Promise<Submission<StaffFailure, StaffDone>> => {
    const parsed = v.safeParse(staffSchema, Object.fromEntries(form));
    if (!parsed.success) {
      const wrong = problems.find((name) => name === parsed.issues[0].message);
      return rejected(400, failureOf(wrong ?? "text-required"));
    }
    const problem = await problemOfDoing(db, order, parsed.output, by);
    if (problem) return rejected(400, failureOf(problem));
    return { state: "stored", done: parsed.output.intent };
  };
  return submit(mayPost, failureOf, take, "staff's word was not kept");
}

/** Does it. @returns why it could not be done; null once it is. */
async function problemOfDoing(
  db: D1Database,
  order: Order,
  input: v.InferOutput<typeof staffSchema>,
  by: ByStaff,
): Promise<StaffProblem | null> {
  switch (input.intent) {
    case "note":
      await withRetries(() => noteOrder(db, order.id, input.text, by));
      return null;
    case "answer": {
      const isAsked = order.changeRequestedAt !== null || (await hasAdditions(db, order.id));
      if (!isAsked) return "no-change-request";
      await withRetries(() => answerOrder(db, order.id, input.text, by));
      return null;
    }
    case "goods": {
      const mark = { goods: input.goods, note: null };
      const isMarked = await withoutRetries(() => markGoods(db, order.id, mark, by));
      return isMarked ? null : "goods-already";
    }
    case "settle": {
      const problem = problemOf(order, await withRetries(() => listPayments(db, order.id)));
      if (problem === null) return "nothing-to-settle";
      await withRetries(() => settleMoney(db, order.id, problem, by));
      return null;
    }
    case "paid":
      // Repeated, it would find the order paid, and could not say by whom.
      return (await withoutRetries(() => payOrder(db, order.id, input, by)))
        ? null
        : "paid-already";
  }
}
