import * as v from "valibot";
import { requireLink } from "#app/features/dashboard/access.server.ts";
import { reviews, type ReviewResult } from "#app/features/dashboard/answers/review.ts";
import type { DashboardSession } from "#app/features/dashboard/session.server.ts";
import { householdsOf, readHouseholds } from "#app/features/guests/data.server.ts";
import { readReplyEntries, replyEntry } from "#app/features/reply/entry-data.server.ts";
import { reviewReply } from "#app/features/reply/review-mutations.server.ts";
import { requireStored } from "#app/lib/storage.ts";

/** The fields of a form that reviews an answer. */
export const reviewFields = ["review", "id", "household"] as const;

const schema = v.object({
  review: v.picklist(reviews),
  id: v.string(),
  household: v.string(),
});

/**
 * Applies a host's decision about one answer of the session's invitation.
 * @param now milliseconds since 1970 in UTC.
 * @throws a 400 response for a form that the page does not send; as `requireLink` for a change.
 */
export async function submitReview(
  db: D1Database,
  session: DashboardSession,
  form: FormData,
  now: number,
): Promise<ReviewResult> {
  const parsed = v.safeParse(schema, Object.fromEntries(form));
  if (!parsed.success) throw new Response(null, { status: 400 });
  const { review, id, household } = parsed.output;
  const { invitation } = session;
  const statements = [replyEntry(db, invitation, id), householdsOf(db, invitation)];
  const { results } = await requireLink(db, session, statements, "edit");
  const [entry] = readReplyEntries(results[0]);
  const known = readHouseholds(results[1]).some((one) => one.id === household);
  const mayReview = entry !== undefined && (review !== "assign" || known);
  const isDone =
    mayReview &&
    (await requireStored(() => reviewReply(db, { invitation, id, review, household }, now)));
  return {
    review,
    id,
    name: entry?.name ?? "",
    household: (review === "assign" ? household : entry?.household) || null,
    outcome: isDone ? "done" : "gone",
  };
}
