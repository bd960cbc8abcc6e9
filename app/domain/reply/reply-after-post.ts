import type { ReplyFailure, ReplyState, TriedReply } from "#app/domain/reply/state.ts";
import type { Rejected } from "#app/lib/submit.server.ts";

/**
 * The reply section after its form was posted: the demo's letter, or the form with its errors.
 * @param posted the action's result; undefined on a page that was only opened.
 */
export function afterPost(
  reply: ReplyState | null,
  posted: TriedReply | Rejected<ReplyFailure> | null | undefined,
): { reply: ReplyState | null; failure?: ReplyFailure } {
  if (posted?.state === "tried") return { reply: { ...posted, personal: false } };
  return { reply, failure: posted?.failure };
}
