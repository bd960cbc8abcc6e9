import type { ReplyFailure, ReplyState, TriedReply } from "#app/features/reply/state.ts";

/**
 * What a page's reply section shows once its form was posted to that page: what was tried, or the
 * form with what was wrong.
 * @param posted what the action answers; nothing on a page that was just opened.
 */
export function afterPost(
  reply: ReplyState | null,
  posted: TriedReply | { state: "refused"; failure: ReplyFailure } | null | undefined,
): { reply: ReplyState | null; failure?: ReplyFailure } {
  if (posted?.state === "tried") return { reply: { ...posted, personal: false } };
  return { reply, failure: posted?.failure };
}
