import * as v from "valibot";
import { languages } from "#app/i18n/languages.ts";
import { longest } from "#app/shop/order/limits.ts";
import { cleanLines, lengthOf } from "#app/lib/clean.ts";

/**
 * The text of a change request: normalised like the order's other texts; an overlong one is
 * reported, never cut.
 */
const changeRequest = v.pipe(
  v.string("change-request-required"),
  v.transform(cleanLines),
  v.minLength(1, "change-request-required"),
  v.check((text) => lengthOf(text) <= longest.lines, "too-long"),
);

/** A customer's approval decision on a preview; a message is a key of the pack `order`. */
export const approvalDecisionSchema = v.variant("intent", [
  v.object({
    intent: v.literal("approve"),
    revision: v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number)),
    /** The language whose page is approved; absent or empty: all of them. */
    language: v.optional(v.union([v.picklist(languages), v.literal("")])),
  }),
  v.object({ intent: v.literal("change-request"), changeRequest }),
]);

export type ApprovalDecision = v.InferOutput<typeof approvalDecisionSchema>;
