import * as v from "valibot";
import { longest } from "#app/features/order/schema.ts";
import { cleanLines, lengthOf } from "#app/lib/clean.ts";

/** A customer's wish: cleaned as the order's other texts, told where it is too long, never cut. */
const wish = v.pipe(
  v.string("wish-required"),
  v.transform(cleanLines),
  v.minLength(1, "wish-required"),
  v.check((text) => lengthOf(text) <= longest.lines, "too-long"),
);

/** What a customer says to the look at their invitation; a message is a key of the pack `order`. */
export const approvalDecisionSchema = v.variant("intent", [
  v.object({
    intent: v.literal("approve"),
    revision: v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number)),
  }),
  v.object({ intent: v.literal("wish"), wish }),
]);

export type ApprovalDecision = v.InferOutput<typeof approvalDecisionSchema>;
