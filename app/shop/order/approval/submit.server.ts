import * as v from "valibot";
import { approvalDecisionSchema, type ApprovalDecision } from "#app/shop/order/approval/schema.ts";
import { approvedIn } from "#app/shop/order/approval/view.ts";
import type { CustomerPost } from "#app/shop/order/ask/submit.server.ts";
import { saveDecision } from "#app/shop/order/approval/mutations.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { withRetries } from "#app/lib/retries.ts";
import { rejected, submit, type Submission } from "#app/lib/submit.server.ts";

/** All fields that the two forms of the box may post. */
export const approvalFields = ["intent", "revision", "language", "changeRequest"];

/** The reason why a decision was not accepted, with the typed text. */
export type ApprovalFailure = {
  problem: "change-request-required" | "too-long" | "changed" | "closed" | "too-many" | "try-again";
  changeRequest: string;
};

/** True if the page of a decision's language is approved in the revision that was shown. */
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
 * @param languages the preview's.
 */
export async function submitApproval(
  db: D1Database,
  form: FormData,
  {
    order,
    studioEmail,
    now,
    mayPost,
    languages,
  }: CustomerPost & { languages: readonly Language[] },
): Promise<Submission<ApprovalFailure>> {
  const failureOf = (problem: ApprovalFailure["problem"]): ApprovalFailure => ({
    problem,
    changeRequest: String(form.get("changeRequest")),
  });
  const take = async (): Promise<Submission<ApprovalFailure>> => {
    const parsed = v.safeParse(approvalDecisionSchema, Object.fromEntries(form));
    if (!parsed.success) {
      const isTooLong = parsed.issues[0].message === "too-long";
      return rejected(400, failureOf(isTooLong ? "too-long" : "change-request-required"));
    }
    const decision = parsed.output;
    const saved = await withRetries(() =>
      saveDecision(db, order.id, decision, studioEmail, now, languages),
    );
    const isTaken =
      decision.intent === "approve"
        ? saved.order?.state === "approved" ||
          (saved.order?.revision === decision.revision &&
            isApproved(saved.order.approved, decision))
        : saved.order?.state === "in-work" && saved.order.changeRequest === decision.changeRequest;
    if (isTaken) return { state: "stored", messageIds: saved.messageIds };
    const wasReady = decision.intent === "approve" && saved.order?.state === "ready";
    return rejected(409, failureOf(wasReady ? "changed" : "closed"));
  };
  return submit(mayPost, failureOf, take, "a customer's word was not kept");
}
