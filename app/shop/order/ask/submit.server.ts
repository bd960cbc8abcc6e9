import * as v from "valibot";
import {
  requestOrderList,
  requestRepliesLink,
  saveAddition,
  saveGoodsWords,
  saveSettled,
} from "#app/shop/order/customer/mutations.server.ts";
import type { Order } from "#app/shop/order/data.server.ts";
import { takesGoodsWords } from "#app/shop/order/goods/state.ts";
import { longest } from "#app/shop/order/limits.ts";
import { saveCancellation } from "#app/shop/order/mutations.server.ts";
import { saveDecision } from "#app/shop/order/approval/mutations.server.ts";
import { settledNames } from "#app/shop/order/settled/kinds.ts";
import { statesBefore, stateViews } from "#app/shop/order/state.ts";
import { isLanguage, languageNames } from "#app/i18n/languages.ts";
import { cleanLines, lengthOf } from "#app/lib/clean.ts";
import { withRetries } from "#app/lib/retries.ts";
import { rejected, submit, type Submission } from "#app/lib/submit.server.ts";

/** All fields that the forms of this page may post. */
export const askFields = [
  "intent",
  "item",
  "value",
  "text",
  "languages",
  "print",
  "delivery",
  "reason",
];

const settleSchema = v.object({
  item: v.picklist(settledNames),
  value: v.picklist(["yes", "no"]),
});

export const askIntents = ["ask", "list", "replies", "settle", "goods", "cancel"] as const;
/** Those whose form is gone afterwards, so that the page says that it arrived. */
export const sentIntents = ["ask", "list", "replies"] as const;
export type SentIntent = (typeof sentIntents)[number];
type AskIntent = (typeof askIntents)[number];

/** Why something was not accepted, with the typed text. */
export type AskFailure = {
  intent: AskIntent;
  problem:
    | "change-request-required"
    | "reason-required"
    | "too-long"
    | "closed"
    | "cannot-cancel"
    | "too-many"
    | "try-again";
  text: string;
  /** Of the form about what is printed: where it goes. */
  delivery?: string;
};

/** Where a form's text is typed, if not in `text`. */
const textField: Partial<Record<AskIntent, string>> = { goods: "print", cancel: "reason" };

/** A form of an order's customer. */
export type CustomerPost = {
  order: Order;
  studioEmail: string;
  /** Milliseconds since 1970 in UTC. */
  now: number;
  /** Whether the rate limit allows it. */
  mayPost: boolean;
};

/**
 * Accepts what a customer says on the order's page: that something is complete (`settle`), what is
 * printed and where it goes (`goods`), what else is wanted (`ask`), that all orders are to be mailed
 * (`list`), or the link to the replies (`replies`), or that it is cancelled (`cancel`). Repeating it
 * changes nothing and sends no second mail.
 */
export async function submitAsk(
  db: D1Database,
  intent: AskIntent,
  form: FormData,
  post: CustomerPost,
): Promise<Submission<AskFailure>> {
  const typed = (name: string) => String(form.get(name) ?? "");
  const failureOf = (problem: AskFailure["problem"]): AskFailure => ({
    intent,
    problem,
    text: typed(textField[intent] ?? "text"),
    ...(intent === "goods" ? { delivery: typed("delivery") } : {}),
  });
  const take = async (): Promise<Submission<AskFailure>> => {
    const outcome = await takers[intent](db, form, post);
    return "problem" in outcome
      ? rejected(outcome.status, failureOf(outcome.problem))
      : { state: "stored", messageIds: outcome };
  };
  return submit(post.mayPost, failureOf, take, "a customer's word was not kept");
}

/** The ids of the outbox rows that were added, or why it is not accepted. */
type Taken = string[] | { status: 400 | 409; problem: AskFailure["problem"] };

const takers: Record<
  AskIntent,
  (db: D1Database, form: FormData, post: CustomerPost) => Promise<Taken>
> = {
  list: (db, _, { order, now }) => withRetries(() => requestOrderList(db, order.id, now)),

  replies: (db, _, { order, now }) => withRetries(() => requestRepliesLink(db, order.id, now)),

  settle: async (db, form, { order }) => {
    const parsed = v.safeParse(settleSchema, Object.fromEntries(form));
    if (!parsed.success) return { status: 400, problem: "try-again" };
    if (!stateViews[order.state].takesMaterial) return { status: 409, problem: "closed" };
    const { item, value } = parsed.output;
    const others = order.settled.filter((name) => name !== item);
    const settled = value === "yes" ? [...others, item] : others;
    await withRetries(() => saveSettled(db, order.id, settled));
    return [];
  },

  goods: async (db, form, { order, now }) => {
    const open = takesGoodsWords(order);
    const textOf = (name: "print" | "delivery") =>
      open[name] ? cleanLines(String(form.get(name) ?? "")) : null;
    const words = { print: textOf("print"), delivery: textOf("delivery") };
    if (words.print === null && words.delivery === null) return { status: 409, problem: "closed" };
    if (Object.values(words).some((text) => lengthOf(text ?? "") > longest.lines))
      return { status: 400, problem: "too-long" };
    await withRetries(() => saveGoodsWords(db, order.id, words, now));
    return [];
  },

  ask: async (db, form, { order, studioEmail, now }) => {
    const changeRequest = askedText(form);
    if (changeRequest === "") return { status: 400, problem: "change-request-required" };
    if (lengthOf(changeRequest) > longest.lines) return { status: 400, problem: "too-long" };
    if (order.state === "published")
      return withRetries(() => saveAddition(db, order.id, changeRequest, studioEmail, now));
    if (!statesBefore("requestChange").includes(order.state))
      return { status: 409, problem: "closed" };
    const decision = { intent: "change-request", changeRequest } as const;
    const saved = await withRetries(() => saveDecision(db, order.id, decision, studioEmail, now));
    return saved.order?.changeRequest === changeRequest
      ? saved.messageIds
      : { status: 409, problem: "closed" };
  },

  cancel: async (db, form, { order, studioEmail, now }) => {
    const reason = cleanLines(String(form.get("reason") ?? ""));
    if (reason === "") return { status: 400, problem: "reason-required" };
    if (lengthOf(reason) > longest.lines) return { status: 400, problem: "too-long" };
    const saved = await withRetries(() => saveCancellation(db, order.id, reason, studioEmail, now));
    return saved.isCancelled ? saved.messageIds : { status: 409, problem: "cannot-cancel" };
  },
};

/** The languages that were ticked, in their own names, before what was written. */
function askedText(form: FormData): string {
  const languages = form.getAll("languages").filter(isLanguage);
  const languageList = [...new Set(languages)]
    .map((language) => languageNames[language])
    .join(", ");
  return [languageList, cleanLines(String(form.get("text")))].filter(Boolean).join("\n");
}
