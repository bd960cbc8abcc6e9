import * as v from "valibot";
import type { ApprovalDecision } from "#app/shop/order/approval/schema.ts";
import { decisionAt } from "#app/shop/order/data.server.ts";
import { recordEvent } from "#app/shop/order/event/mutations.server.ts";
import { allows } from "#app/shop/order/mutations.server.ts";
import { orderStates } from "#app/shop/order/state.ts";
import { enqueue, enqueuedIds } from "#app/platform/outbox/enqueue.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { readRows } from "#app/lib/rows.ts";

/** An order after its customer's decision. */
const decidedRow = v.object({
  state: v.picklist(orderStates),
  changeRequest: v.nullable(v.string()),
  approved: v.nullable(v.string()),
  /** The preview's. */
  revision: v.nullable(v.number()),
});

/**
 * Stores a customer's decision on a preview and enqueues the mail to the studio, in one atomic
 * batch. Repeating it changes nothing and sends no second mail.
 * @param now milliseconds since 1970 in UTC.
 * @param languages the preview's: an approval of one language's page waits for the others.
 * @returns the order after the call, or null when it was deleted, and the ids of the outbox rows
 * that this call added.
 */
export async function saveDecision(
  db: D1Database,
  id: string,
  decision: ApprovalDecision,
  studioEmail: string,
  now: number,
  languages: readonly Language[] = [],
): Promise<{ order: v.InferOutput<typeof decidedRow> | null; messageIds: string[] }> {
  const isApproval = decision.intent === "approve";
  const kind = isApproval ? "order-approved" : "order-change-request";
  const source = decisionAt(id, decision.intent, now);
  const event = isApproval
    ? ({ kind: "approved", person: null, text: null } as const)
    : ({ kind: "change-request", person: null, text: decision.changeRequest } as const);
  const results = await db.batch([
    ...(isApproval
      ? approveStatements(db, id, decision, languages, now)
      : [changeRequestStatement(db, id, decision.changeRequest, now)]),
    recordEvent(db, source.from, event, now),
    ...enqueue(db, { kind, source, recipient: studioEmail }, now),
    db
      .prepare(`SELECT state, change_request AS changeRequest, approved_languages AS approved,
           (SELECT revision FROM previews WHERE previews.invitation = orders.invitation) AS revision
         FROM orders WHERE id = ?1`)
      .bind(id),
  ]);
  const [order] = readRows(decidedRow, results.at(-1));
  return { order: order ?? null, messageIds: enqueuedIds(results.slice(0, -1)) };
}

/**
 * An approval is valid for the revision that was shown, not for a later one. Of a preview in several
 * languages each page is approved by itself, as in `3,am,en` for the third revision; with the last
 * one the order is.
 */
function approveStatements(
  db: D1Database,
  id: string,
  { revision, language }: Extract<ApprovalDecision, { intent: "approve" }>,
  languages: readonly Language[],
  now: number,
): D1PreparedStatement[] {
  const which = `id = ?1 AND ${allows("approve")} AND EXISTS (
    SELECT 1 FROM previews WHERE previews.invitation = orders.invitation AND previews.revision = ?2)`;
  const approved = `orders.approved_languages || ','`;
  const isWhole = language
    ? languages.map((code) => ` AND ${approved} LIKE '%,${code},%'`).join("")
    : "";
  const approve = db
    .prepare(
      `UPDATE orders SET state = 'approved', approved_at = ?3, updated_at = ?3 WHERE ${which}${isWhole}`,
    )
    .bind(id, revision, now);
  if (!language) return [approve];
  const add = db
    .prepare(
      `UPDATE orders SET approved_languages = CASE
         WHEN approved_languages LIKE ?2 || ',%' AND ${approved} LIKE '%,' || ?3 || ',%' THEN approved_languages
         WHEN approved_languages LIKE ?2 || ',%' THEN approved_languages || ',' || ?3
         ELSE ?2 || ',' || ?3 END
       WHERE ${which}`,
    )
    .bind(id, String(revision), language);
  return [add, approve];
}

/** A change request may be replaced while staff work on it, and may still follow an approval. */
function changeRequestStatement(
  db: D1Database,
  id: string,
  changeRequest: string,
  now: number,
): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE orders SET state = 'in-work', change_request = ?2, change_requested_at = ?3, approved_at = NULL, updated_at = ?3
       WHERE id = ?1 AND ${allows("requestChange")}
         AND (state <> 'in-work' OR change_requested_at IS NULL OR change_request <> ?2)`,
    )
    .bind(id, changeRequest, now);
}
