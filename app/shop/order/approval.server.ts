import * as v from "valibot";
import { approvalDecisionSchema, type ApprovalDecision } from "#app/shop/order/approval-schema.ts";
import { approvedIn } from "#app/shop/order/approval-view.ts";
import type { Order } from "#app/shop/order/data.server.ts";
import { saveDecision } from "#app/shop/order/decision-mutations.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { withRetries } from "#app/lib/retries.ts";

/** All fields that the two forms of the box may post. */
export const approvalFields = ["intent", "revision", "language", "changeRequest"];

/** The reason why a decision was not accepted, with the typed text. */
export type ApprovalFailure = {
  problem: "change-request-required" | "too-long" | "changed" | "closed" | "too-many" | "try-again";
  changeRequest: string;
};

export type ApprovalOutcome =
  | { state: "kept"; messageIds: string[] }
  | { state: "refused"; status: 400 | 409 | 429 | 503; failure: ApprovalFailure };

type Taking = {
  order: Order;
  /** The preview's. */
  languages: readonly Language[];
  studioEmail: string;
  /** Milliseconds since 1970 in UTC. */
  now: number;
  /** Whether the rate limit allows the post. */
  mayPost: boolean;
};

/** Whether the page of a decision's language is approved in the revision that was shown. */
function isApproved(
  approved: string | null | undefined,
  { revision, language }: Extract<ApprovalDecision, { intent: "approve" }>,
): boolean {
  return Boolean(language) && approvedIn(approved ?? null, revision).includes(language ?? "");
}

/**
 * Accepts a customer's decision on a preview: an approval, or a change request. Repeating it
 * changes nothing and sends no second mail. An approval is valid for the revision that was shown,
 * not for a later one.
 */
export async function submitApproval(
  db: D1Database,
  form: FormData,
  taking: Taking,
): Promise<ApprovalOutcome> {
  const refused = (
    status: 400 | 409 | 429 | 503,
    problem: ApprovalFailure["problem"],
  ): ApprovalOutcome => ({
    state: "refused",
    status,
    failure: { problem, changeRequest: String(form.get("changeRequest")) },
  });
  if (!taking.mayPost) return refused(429, "too-many");
  const result = v.safeParse(approvalDecisionSchema, Object.fromEntries(form));
  if (!result.success)
    return refused(
      400,
      result.issues[0].message === "too-long" ? "too-long" : "change-request-required",
    );
  try {
    const decision = result.output;
    const { order, studioEmail, now, languages } = taking;
    const kept = await withRetries(() =>
      saveDecision(db, order.id, decision, studioEmail, now, languages),
    );
    const isTaken =
      decision.intent === "approve"
        ? kept.order?.state === "approved" ||
          (kept.order?.revision === decision.revision && isApproved(kept.order.approved, decision))
        : kept.order?.state === "in-work" && kept.order.changeRequest === decision.changeRequest;
    if (isTaken) return { state: "kept", messageIds: kept.messageIds };
    const wasReady = decision.intent === "approve" && kept.order?.state === "ready";
    return refused(409, wasReady ? "changed" : "closed");
  } catch (error) {
    console.error("a customer's word was not kept", String(error));
    return refused(503, "try-again");
  }
}
