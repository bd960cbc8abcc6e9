import { findReplyOfHousehold } from "#app/domain/reply/data.server.ts";
import {
  readHistory,
  replyHistory,
  type HistoryRevision,
} from "#app/domain/reply/entry/data.server.ts";
import { saveReply } from "#app/domain/reply/mutations.server.ts";
import { reviewReply, withdrawEntered } from "#app/domain/reply/review/mutations.server.ts";

/** An answer of the general link that is to stand for a household. */
export type ReplacedReply = {
  invitation: string;
  id: string;
  /** The id of a household of the invitation, which has answered. */
  household: string;
  /** The name of the host's shared link, "" for the couple's own. */
  enteredBy: string;
};

/**
 * Puts an answer in the place of the one that a household gave before: as a new revision of the
 * household's own answer, which its phones go on to change, while the other is hidden.
 * @param newest what the answer says.
 * @param now milliseconds since 1970 in UTC.
 * @returns the revision that it made, 0 where both say the same; false where the household has no
 * answer, or this one.
 */
export async function replaceAnswer(
  db: D1Database,
  { invitation, id, household, enteredBy }: ReplacedReply,
  newest: HistoryRevision,
  now: number,
  records: readonly D1PreparedStatement[],
): Promise<number | false> {
  const reply = await findReplyOfHousehold(db, invitation, household);
  if (!reply || reply.id === id) return false;
  const stored = await saveReply(
    db,
    {
      invitation,
      key: reply.key,
      household,
      recipients: [],
      language: newest.language,
      answer: newest,
      suspect: false,
      enteredBy,
    },
    now,
  );
  await reviewReply(db, { invitation, id, review: "hide" }, now, records);
  return stored.state === "stored" && stored.revision > reply.revision ? stored.revision : 0;
}

/**
 * Undoes `replaceAnswer`.
 * @param revision the one that it made; a later one of the household stays.
 * @returns whether the answer is shown again by itself.
 */
export async function bringBack(
  db: D1Database,
  {
    invitation,
    id,
    household,
    revision,
  }: Pick<ReplacedReply, "invitation" | "id" | "household"> & { revision: number },
  now: number,
  records: readonly D1PreparedStatement[],
): Promise<boolean> {
  const reply = await findReplyOfHousehold(db, invitation, household);
  if (reply && reply.id !== id) {
    const history = readHistory(await replyHistory(db, invitation, reply.id).all());
    const previousStep = history.find((step) => step.revision === revision - 1);
    if (previousStep)
      await withdrawEntered(db, { invitation, id: reply.id, revision }, previousStep, now);
  }
  return reviewReply(db, { invitation, id, review: "show" }, now, records);
}
