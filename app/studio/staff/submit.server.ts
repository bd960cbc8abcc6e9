import * as v from "valibot";
import type { Order } from "#app/shop/order/data.server.ts";
import { goodsStates } from "#app/shop/order/goods.ts";
import { longest } from "#app/shop/order/lengths.ts";
import { paymentWays } from "#app/shop/order/payment.ts";
import type { ByStaff } from "#app/shop/order/event-mutations.server.ts";
import { hasAdditions } from "#app/shop/order/event-data.server.ts";
import {
  answerOrder,
  markGoods,
  noteOrder,
  payOrder,
} from "#app/shop/order/staff-mutations.server.ts";
import { listPayments } from "#app/shop/order/payments/data.server.ts";
import { problemOf } from "#app/shop/order/payments/money.ts";
import { settleMoney } from "#app/shop/order/payments/hand-mutations.server.ts";
import { cleanLines, lengthOf } from "#app/lib/clean.ts";
import { withoutRetries, withRetries } from "#app/lib/retries.ts";

/** All fields that the forms of an order's page for staff may post. */
export const staffFields = ["intent", "text", "sum", "way", "goods"];

/** As in the price list (app/shop/catalogue/schema.ts). */
const highestSum = 10_000_000;

const text = v.pipe(
  v.string(),
  v.transform(cleanLines),
  v.minLength(1, "text-required"),
  v.check((said) => lengthOf(said) <= longest.lines, "too-long"),
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

export type StaffOutcome =
  | { done: "note" | "answer" | "paid" | "goods" | "settle" }
  | { intent: string; problem: StaffProblem; text: string };

/**
 * Does what a form of the page asks for, as the person whose link it is.
 */
export async function submitStaff(
  db: D1Database,
  order: Order,
  form: FormData,
  by: ByStaff,
  mayPost: boolean,
): Promise<StaffOutcome> {
  const intent = String(form.get("intent"));
  const refused = (problem: StaffProblem): StaffOutcome => ({
    intent,
    problem,
    text: String(form.get(intent === "paid" ? "sum" : "text")),
  });
  if (!mayPost) return refused("too-many");
  const parsed = v.safeParse(staffSchema, Object.fromEntries(form));
  if (!parsed.success)
    return refused(problems.find((name) => name === parsed.issues[0].message) ?? "text-required");
  const given = parsed.output;
  try {
    if (given.intent === "note") {
      await withRetries(() => noteOrder(db, order.id, given.text, by));
      return { done: "note" };
    }
    if (given.intent === "answer") {
      const isAsked = order.changeRequestedAt !== null || (await hasAdditions(db, order.id));
      if (!isAsked) return refused("no-change-request");
      await withRetries(() => answerOrder(db, order.id, given.text, by));
      return { done: "answer" };
    }
    if (given.intent === "goods") {
      const said = { goods: given.goods, note: null };
      const isMarked = await withoutRetries(() => markGoods(db, order.id, said, by));
      return isMarked ? { done: "goods" } : refused("goods-already");
    }
    if (given.intent === "settle") {
      const problem = problemOf(order, await withRetries(() => listPayments(db, order.id)));
      if (problem === null) return refused("nothing-to-settle");
      await withRetries(() => settleMoney(db, order.id, problem, by));
      return { done: "settle" };
    }
    // Repeated, it would find the order paid, and could not say by whom.
    const isPaid = await withoutRetries(() => payOrder(db, order.id, given, by));
    return isPaid ? { done: "paid" } : refused("paid-already");
  } catch (error) {
    console.error("staff's word was not kept", String(error));
    return refused("try-again");
  }
}
