import * as v from "valibot";
import {
  approvalDecisionSchema,
  type ApprovalDecision,
} from "#app/features/order/approval-schema.ts";
import type { Order, OrderState } from "#app/features/order/data.server.ts";
import { rowId } from "#app/features/outbox/row-id.ts";
import { withRetries } from "#app/lib/retries.ts";

/** Every field that the two forms of the box may post. */
export const approvalFields = ["intent", "revision", "wish"];

/** Why a verdict was not taken, with what was typed. */
export type ApprovalFailure = {
  problem: "wish-required" | "too-long" | "changed" | "closed" | "too-many" | "try-again";
  wish: string;
};

export type ApprovalOutcome =
  | { state: "kept"; wake: string[] }
  | { state: "refused"; status: 400 | 409 | 429 | 503; failure: ApprovalFailure };

type Taking = {
  order: Order;
  studioEmail: string;
  /** Milliseconds since 1970 in UTC. */
  now: number;
  /** What the rate limit says of this visitor. */
  mayPost: boolean;
};

/**
 * Takes what a customer says to the look: that they approve, or what to change. The same word twice is
 * one word and one mail. An approval is of the revision that was looked at and of no later one.
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
    failure: { problem, wish: String(form.get("wish")) },
  });
  if (!taking.mayPost) return refused(429, "too-many");
  const result = v.safeParse(approvalDecisionSchema, Object.fromEntries(form));
  if (!result.success)
    return refused(400, result.issues[0].message === "too-long" ? "too-long" : "wish-required");
  try {
    const verdict = result.output;
    const kept = await withRetries(() => saveDecision(db, verdict, taking));
    if (kept.isTaken) return { state: "kept", wake: kept.wake };
    const looked = verdict.intent === "approve" && kept.state === "ready";
    return refused(409, looked ? "changed" : "closed");
  } catch (error) {
    console.error("a customer's word was not kept", String(error));
    return refused(503, "try-again");
  }
}

async function saveDecision(
  db: D1Database,
  verdict: ApprovalDecision,
  { order, studioEmail, now }: Taking,
) {
  const statements =
    verdict.intent === "approve"
      ? approvalStatements(db, order.id, verdict.revision, now)
      : changeRequestStatements(db, order.id, verdict.wish, now);
  const moment = verdict.intent === "approve" ? "approved_at" : "wished_at";
  const [, told, kept] = await db.batch<{ id: string; state: OrderState; wish: string | null }>([
    statements,
    db
      .prepare(
        `INSERT INTO outbox (id, channel, kind, reference, recipient, due_at, created_at)
         SELECT ${rowId}, 'mail', ?1, id || ':' || ${moment}, ?2, ?3, ?3 FROM orders
         WHERE id = ?4 AND ${moment} = ?3 ON CONFLICT DO NOTHING RETURNING id`,
      )
      .bind(
        verdict.intent === "approve" ? "order-approved" : "order-wish",
        studioEmail,
        now,
        order.id,
      ),
    db.prepare("SELECT id, state, wish FROM orders WHERE id = ?1").bind(order.id),
  ]);
  const [after] = kept?.results ?? [];
  return {
    state: after?.state,
    isTaken:
      verdict.intent === "approve"
        ? after?.state === "approved"
        : after?.state === "in-work" && after.wish === verdict.wish,
    wake: told?.results.map(({ id }) => id) ?? [],
  };
}

function approvalStatements(
  db: D1Database,
  id: string,
  revision: number,
  now: number,
): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE orders SET state = 'approved', approved_at = ?3, updated_at = ?3
       WHERE id = ?1 AND state = 'ready' AND EXISTS (
         SELECT 1 FROM drafts WHERE drafts.invitation = orders.invitation AND drafts.revision = ?2)`,
    )
    .bind(id, revision, now);
}

/** While staff work on a wish it may be written anew; what was approved may still be wished otherwise. */
function changeRequestStatements(
  db: D1Database,
  id: string,
  wish: string,
  now: number,
): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE orders SET state = 'in-work', wish = ?2, wished_at = ?3, approved_at = NULL, updated_at = ?3
       WHERE id = ?1 AND (state IN ('ready', 'approved')
         OR (state = 'in-work' AND wished_at IS NOT NULL AND wish <> ?2))`,
    )
    .bind(id, wish, now);
}
