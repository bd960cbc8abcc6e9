import * as v from "valibot";
import type { Order } from "#app/shop/order/data.server.ts";
import { saveCancellation } from "#app/shop/order/mutations.server.ts";
import { longest } from "#app/shop/order/lengths.ts";
import { cleanLines, lengthOf } from "#app/lib/clean.ts";
import { withRetries } from "#app/lib/retries.ts";

/** The fields of the form by which a customer cancels. */
export const cancellationFields = ["intent", "reason"];

/** A message is a key of the pack `order`. */
const reasonSchema = v.pipe(
  v.string("reason-required"),
  v.transform(cleanLines),
  v.minLength(1, "reason-required"),
  v.check((text) => lengthOf(text) <= longest.lines, "too-long"),
);

/** Why a cancellation was not accepted, with the typed reason. */
export type CancellationFailure = {
  problem: "reason-required" | "too-long" | "cannot-cancel" | "too-many" | "try-again";
  reason: string;
};

export type CancellationOutcome =
  | { state: "kept"; messageIds: string[] }
  | { state: "refused"; status: 400 | 409 | 429 | 503; failure: CancellationFailure };

type Taking = {
  order: Order;
  studioEmail: string;
  /** Milliseconds since 1970 in UTC. */
  now: number;
  /** Whether the rate limit allows the post. */
  mayPost: boolean;
};

/**
 * Cancels an order for its customer, with a reason, and notifies the studio. Repeating it changes
 * nothing and sends no second mail.
 */
export async function submitCancellation(
  db: D1Database,
  form: FormData,
  { order, studioEmail, now, mayPost }: Taking,
): Promise<CancellationOutcome> {
  const reason = String(form.get("reason") ?? "");
  const refused = (
    status: 400 | 409 | 429 | 503,
    problem: CancellationFailure["problem"],
  ): CancellationOutcome => ({ state: "refused", status, failure: { problem, reason } });
  if (!mayPost) return refused(429, "too-many");
  const result = v.safeParse(reasonSchema, reason);
  if (!result.success)
    return refused(400, result.issues[0].message === "too-long" ? "too-long" : "reason-required");
  try {
    const said = result.output;
    const kept = await withRetries(() => saveCancellation(db, order.id, said, studioEmail, now));
    return kept.isCancelled
      ? { state: "kept", messageIds: kept.messageIds }
      : refused(409, "cannot-cancel");
  } catch (error) {
    console.error("a cancellation was not kept", String(error));
    return refused(503, "try-again");
  }
}
