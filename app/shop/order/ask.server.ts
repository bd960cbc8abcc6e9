import * as v from "valibot";
import {
  requestOrderList,
  requestRepliesLink,
  saveAddition,
  saveGoodsWords,
  saveSettled,
} from "#app/shop/order/customer-mutations.server.ts";
import type { Order } from "#app/shop/order/data.server.ts";
import { takesGoodsWords } from "#app/shop/order/goods.ts";
import { longest } from "#app/shop/order/lengths.ts";
import { saveDecision } from "#app/shop/order/decision-mutations.server.ts";
import { settledNames } from "#app/shop/order/settled.ts";
import { statesBefore, stateViews } from "#app/shop/order/states.ts";
import { isLanguage, languageNames } from "#app/i18n/languages.ts";
import { cleanLines, lengthOf } from "#app/lib/clean.ts";
import { withRetries } from "#app/lib/retries.ts";

/** All fields that the forms of this page may post besides the cancellation's. */
export const askFields = ["intent", "item", "value", "text", "languages", "print", "delivery"];

const settleSchema = v.object({
  item: v.picklist(settledNames),
  value: v.picklist(["yes", "no"]),
});

export const askIntents = ["ask", "list", "replies", "settle", "goods"] as const;

/** Why something was not accepted, with the typed text. */
export type AskFailure = {
  intent: (typeof askIntents)[number];
  problem: "change-request-required" | "too-long" | "closed" | "too-many" | "try-again";
  text: string;
  /** Of the form about what is printed: where it goes. */
  delivery?: string;
};

export type AskOutcome =
  | { state: "kept"; messageIds: string[] }
  | { state: "refused"; status: 400 | 409 | 429 | 503; failure: AskFailure };

type Taking = {
  order: Order;
  studioEmail: string;
  /** Milliseconds since 1970 in UTC. */
  now: number;
  /** Whether the rate limit allows the post. */
  mayPost: boolean;
};

/**
 * Accepts what a customer says on the order's page: that something is complete (`settle`), what is
 * printed and where it goes (`goods`), what else is wanted (`ask`), that all orders are to be mailed (`list`), or the link to the replies (`replies`).
 */
export async function submitAsk(
  db: D1Database,
  intent: AskFailure["intent"],
  form: FormData,
  { order, studioEmail, now, mayPost }: Taking,
): Promise<AskOutcome> {
  const refused = (status: 400 | 409 | 429 | 503, problem: AskFailure["problem"]): AskOutcome => ({
    state: "refused",
    status,
    failure: {
      intent,
      problem,
      text: String(form.get(intent === "goods" ? "print" : "text") ?? ""),
      ...(intent === "goods" ? { delivery: String(form.get("delivery") ?? "") } : {}),
    },
  });
  if (!mayPost) return refused(429, "too-many");
  try {
    if (intent === "list")
      return {
        state: "kept",
        messageIds: await withRetries(() => requestOrderList(db, order.id, now)),
      };
    if (intent === "replies")
      return {
        state: "kept",
        messageIds: await withRetries(() => requestRepliesLink(db, order.id, now)),
      };
    if (intent === "settle") {
      const parsed = v.safeParse(settleSchema, Object.fromEntries(form));
      if (!parsed.success) return refused(400, "try-again");
      if (!stateViews[order.state].takesMaterial) return refused(409, "closed");
      const { item, value } = parsed.output;
      const others = order.settled.filter((name) => name !== item);
      await withRetries(() =>
        saveSettled(db, order.id, value === "yes" ? [...others, item] : others),
      );
      return { state: "kept", messageIds: [] };
    }
    if (intent === "goods") {
      const open = takesGoodsWords(order);
      const said = (name: "print" | "delivery") =>
        open[name] ? cleanLines(String(form.get(name) ?? "")) : null;
      const words = { print: said("print"), delivery: said("delivery") };
      if (words.print === null && words.delivery === null) return refused(409, "closed");
      if (Object.values(words).some((text) => lengthOf(text ?? "") > longest.lines))
        return refused(400, "too-long");
      await withRetries(() => saveGoodsWords(db, order.id, words, now));
      return { state: "kept", messageIds: [] };
    }
    const changeRequest = askedText(form);
    if (changeRequest === "") return refused(400, "change-request-required");
    if (lengthOf(changeRequest) > longest.lines) return refused(400, "too-long");
    if (order.state === "published")
      return {
        state: "kept",
        messageIds: await withRetries(() =>
          saveAddition(db, order.id, changeRequest, studioEmail, now),
        ),
      };
    if (!statesBefore("requestChange").includes(order.state)) return refused(409, "closed");
    const decision = { intent: "change-request", changeRequest } as const;
    const kept = await withRetries(() => saveDecision(db, order.id, decision, studioEmail, now));
    return kept.order?.changeRequest === changeRequest
      ? { state: "kept", messageIds: kept.messageIds }
      : refused(409, "closed");
  } catch (error) {
    console.error("a customer's word was not kept", String(error));
    return refused(503, "try-again");
  }
}

/** The languages that were ticked, in their own names, before what was written. */
function askedText(form: FormData): string {
  const languages = form.getAll("languages").filter(isLanguage);
  const named = [...new Set(languages)].map((language) => languageNames[language]).join(", ");
  return [named, cleanLines(String(form.get("text")))].filter(Boolean).join("\n");
}
