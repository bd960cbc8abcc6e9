import * as v from "valibot";
import { requireLink } from "#app/features/dashboard/access.server.ts";
import { answerOfId } from "#app/features/dashboard/answers/data.server.ts";
import { reviews, type ReviewResult } from "#app/features/dashboard/answers/review.ts";
import type { DashboardSession } from "#app/features/dashboard/session.server.ts";
import { readHouseholds } from "#app/features/guests/data.server.ts";
import {
  readHistory,
  readReplyEntries,
  type ReplyEntry,
} from "#app/features/reply/entry-data.server.ts";
import { reviewReply, withdrawEntered } from "#app/features/reply/review-mutations.server.ts";
import { requireStored } from "#app/lib/storage.ts";

/** The fields of a form that reviews an answer. */
export const reviewFields = ["review", "id", "household", "revision"] as const;

const schema = v.object({
  review: v.picklist(reviews),
  id: v.string(),
  household: v.string(),
  /** Of an answer that is to be withdrawn. */
  revision: v.optional(v.pipe(v.string(), v.regex(/^\d{0,9}$/), v.transform(Number)), "0"),
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
  const { review, id, household, revision } = parsed.output;
  const { invitation } = session;
  const statements = answerOfId(db, invitation, id);
  const { results } = await requireLink(db, session, statements, "edit");
  const [entry] = readReplyEntries(results[0]);
  const known = readHouseholds(results[2]).some((one) => one.id === household);
  const mayReview = entry !== undefined && (review !== "assign" || known);
  const isDone =
    mayReview &&
    (await requireStored(() => {
      if (review !== "withdraw") return reviewReply(db, { invitation, id, review, household }, now);
      const history = readHistory(results[1]);
      const before = history.find((step) => step.revision === revision - 1) ?? null;
      return withdrawEntered(db, { invitation, id, revision }, before, now);
    }));
  return {
    review,
    id,
    name: entry?.name ?? "",
    household: (review === "assign" ? household : entry?.household) || null,
    revision: null,
    outcome: isDone ? "done" : "gone",
  };
}

/**
 * The answer that a host has just entered, to be undone while the page is open.
 * @param entered as `addressOfEntered` names it.
 * @returns null where the guest, or another host, has changed it since.
 */
export function enteredResult(
  replies: readonly ReplyEntry[],
  entered: string | null,
): ReviewResult | null {
  const [, id, revision] = /^([\w-]{1,64})\.(\d{1,9})$/.exec(entered ?? "") ?? [];
  const reply = replies.find((one) => one.id === id);
  if (!reply || reply.enteredBy === null || reply.revision !== Number(revision)) return null;
  const { name, household } = reply;
  return {
    review: "enter",
    id: reply.id,
    name,
    household,
    revision: reply.revision,
    outcome: "done",
  };
}

/** The address of the list after an answer was entered. */
export function addressOfEntered({ id, revision }: Pick<ReplyEntry, "id" | "revision">): string {
  return `/replies?entered=${id}.${revision}`;
}
