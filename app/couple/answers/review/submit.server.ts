import * as v from "valibot";
import type { ChangeKind } from "#app/domain/change-log/kinds.ts";
import { recordChange } from "#app/domain/change-log/mutations.server.ts";
import { requireLink } from "#app/couple/access.server.ts";
import { answerOfId } from "#app/couple/answers/data.server.ts";
import { reviews, type ReviewResult } from "#app/couple/answers/review/kinds.ts";
import {
  bringBack,
  replaceAnswer,
  type ReplacedReply,
} from "#app/couple/answers/review/rules.server.ts";
import type { DashboardSession } from "#app/couple/session.server.ts";
import { readHouseholds } from "#app/domain/guests/data.server.ts";
import {
  readHistory,
  readReplyEntries,
  type HistoryRevision,
  type ReplyEntry,
} from "#app/domain/reply/entry/data.server.ts";
import { reviewReply, withdrawEntered } from "#app/domain/reply/review/mutations.server.ts";
import { requireStored } from "#app/lib/storage.ts";

/** The fields of a form that reviews an answer. */
export const reviewFields = ["review", "id", "household", "revision"] as const;

const schema = v.object({
  review: v.picklist(reviews),
  id: v.string(),
  household: v.string(),
  /** Of an answer that is to be withdrawn, or brought back. */
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
  const { link, results } = await requireLink(db, session, statements, "edit");
  const [entry] = readReplyEntries(results[0]);
  const isInvited = readHouseholds(results[2]).some((candidate) => candidate.id === household);
  const needsHousehold = review === "assign" || review === "replace" || review === "unreplace";
  const mayReview = entry !== undefined && (isInvited || !needsHousehold);
  const history = readHistory(results[1]);
  const target = { invitation, id, household, revision, enteredBy: link.name ?? "" };
  const author = { invitation, person: link.name ?? "", now };
  const subjects = [
    id,
    ...((entry?.household ?? household) ? [entry?.household ?? household] : []),
  ];
  const name = entry?.name ?? "";
  const records = [recordChange(db, author, kindOf[review], { name }, subjects)];
  const done =
    mayReview && (await requireStored(() => decide(db, review, target, history, now, records)));
  return {
    review,
    id,
    name,
    household: (needsHousehold ? household : entry?.household) || null,
    revision: typeof done === "number" ? done : null,
    outcome: done === false ? "gone" : "done",
  };
}

/** The log's name for each decision. */
const kindOf = {
  accept: "answer-accepted",
  unaccept: "answer-unaccepted",
  hide: "answer-hidden",
  show: "answer-shown",
  assign: "answer-assigned",
  unassign: "answer-unassigned",
  withdraw: "answer-withdrawn",
  replace: "answer-replaced",
  unreplace: "answer-shown",
  count: "answer-counted",
  uncount: "answer-uncounted",
  aside: "answer-set-aside",
  unaside: "answer-uncounted",
} as const satisfies Record<(typeof reviews)[number], ChangeKind>;

/** @returns whether it was done; for `replace` the revision that it made. */
async function decide(
  db: D1Database,
  review: (typeof reviews)[number],
  target: ReplacedReply & { revision: number },
  history: readonly HistoryRevision[],
  now: number,
  records: readonly D1PreparedStatement[],
): Promise<boolean | number> {
  const { invitation, id, household, revision } = target;
  switch (review) {
    case "withdraw": {
      const previousStep = history.find((step) => step.revision === revision - 1) ?? null;
      return withdrawEntered(db, { invitation, id, revision }, previousStep, now, records);
    }
    case "replace": {
      const [newest] = history;
      return newest ? replaceAnswer(db, target, newest, now, records) : false;
    }
    case "unreplace":
      return bringBack(db, { invitation, id, household, revision }, now, records);
    default:
      return reviewReply(db, { invitation, id, review, household }, now, records);
  }
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
  const reply = replies.find((entry) => entry.id === id);
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
