import { enqueue } from "#app/platform/outbox/enqueue.server.ts";
import { runRecorded } from "#app/domain/change-log/mutations.server.ts";
import { fieldNames, replyFields } from "#app/domain/invitation/reply/fields.ts";
import { fingerprintOf, type GivenAnswer } from "#app/domain/reply/columns.ts";
import { findDoublesAnew } from "#app/domain/reply/doubles/mutations.server.ts";
import { sha256Hex } from "#app/lib/crypto.ts";
import { prepareSql, sql, textPiece, type Sql } from "#app/lib/sql.ts";

/** Hosts' decisions about a reply; each has one that undoes it. */
export type Review =
  | "accept"
  | "unaccept"
  | "hide"
  | "show"
  | "assign"
  | "unassign"
  | "count"
  | "uncount"
  | "aside"
  | "unaside";

/**
 * Applies a host's decision to one reply.
 * @param household the household that the reply is `assign`ed to.
 * @param now milliseconds since 1970 in UTC.
 * @returns false where nothing was changed: there is no such reply, or the household has another.
 */
export async function reviewReply(
  db: D1Database,
  { invitation, id, review, household }: ReviewedReply,
  now: number,
  records: readonly D1PreparedStatement[] = [],
): Promise<boolean> {
  const statement = sql`UPDATE replies SET ${changeOf(review, household, now)}, reviewed_at = ${now}
    WHERE invitation = ${invitation} AND id = ${id} AND ${conditionOf(review, invitation, household)}`;
  const isNotified = notifiedReviews.has(review);
  const source = {
    columns: {
      subject: sql`id`,
      revision: sql`revision || ${`:${review}:${now}`}`,
      invitation: sql`invitation`,
    },
    from: sql`replies WHERE invitation = ${invitation} AND id = ${id} AND reviewed_at = ${now}`,
  };
  const notices = isNotified ? enqueue(db, { kind: "answer", source }, now) : [];
  const isDone = (await runRecorded(db, prepareSql(db, statement), [...records, ...notices])) > 0;
  if (isDone) await findDoublesAnew(db, invitation, now, isNotified ? [id] : []);
  return isDone;
}

/**
 * Decisions that are themselves told to programs; `findDoublesAnew` tells what they make of other
 * replies.
 */
const notifiedReviews: ReadonlySet<Review> = new Set(["hide", "show", "count", "aside", "unaside"]);

const columns = textPiece(fieldNames.map((name) => replyFields[name].column).join(", "));

/**
 * Takes back an answer that a host entered: the revision before it stands again, and a reply that
 * had none is gone.
 * @param revision the one that the host entered; a later one of the guest is left.
 * @param previousAnswer the answer of the revision before it; null for the first.
 * @param now milliseconds since 1970 in UTC.
 * @returns false where nothing was changed: it is not the newest, or no host entered it.
 */
export async function withdrawEntered(
  db: D1Database,
  { invitation, id, revision }: { invitation: string; id: string; revision: number },
  previousAnswer: GivenAnswer | null,
  now: number,
  records: readonly D1PreparedStatement[] = [],
): Promise<boolean> {
  const isEntered = sql`invitation = ${invitation} AND id = ${id} AND revision = ${revision} AND entered_by IS NOT NULL`;
  const earlier = revision - 1;
  const statements = previousAnswer
    ? [
        sql`UPDATE replies SET reviewed_at = ${now}, content_hash = ${await sha256Hex(fingerprintOf(previousAnswer))},
          (revision, language, entered_by, updated_at, ${columns}) =
            (SELECT revision, language, entered_by, created_at, ${columns} FROM reply_revisions
             WHERE reply_id = ${id} AND revision = ${earlier})
          WHERE ${isEntered}
            AND EXISTS (SELECT 1 FROM reply_revisions WHERE reply_id = ${id} AND revision = ${earlier})`,
        // Only where the statement before put the earlier one back.
        sql`DELETE FROM reply_revisions WHERE revision = ${revision} AND reply_id IN
          (SELECT id FROM replies WHERE invitation = ${invitation} AND id = ${id} AND revision = ${earlier})`,
      ]
    : [
        sql`DELETE FROM reply_revisions WHERE reply_id IN
          (SELECT id FROM replies WHERE ${isEntered} AND revision = 1)`,
        sql`DELETE FROM replies WHERE ${isEntered} AND revision = 1`,
      ];
  const prepared = statements.map((statement) => prepareSql(db, statement));
  const source = {
    columns: {
      subject: sql`${id}`,
      revision: sql`${`${revision}:withdrawn`}`,
      invitation: sql`${invitation}`,
    },
    from: sql`(SELECT 1) WHERE NOT EXISTS
      (SELECT 1 FROM replies WHERE id = ${id} AND revision >= ${revision})`,
  };
  const notices = enqueue(db, { kind: "answer", source }, now);
  const results = await db.batch([...prepared, ...records, ...notices]);
  await findDoublesAnew(db, invitation, now);
  return results.slice(0, prepared.length).every(({ meta }) => meta.changes > 0);
}

type ReviewedReply = {
  invitation: string;
  id: string;
  review: Review;
  /** The id of a household of the same invitation, which the caller has checked. */
  household?: string;
};

function changeOf(review: Review, household: string | undefined, now: number): Sql {
  switch (review) {
    case "accept":
      return sql`accepted_at = ${now}`;
    case "unaccept":
      return sql`accepted_at = NULL`;
    case "hide":
      return sql`hidden_at = ${now}`;
    case "show":
      return sql`hidden_at = NULL`;
    case "count":
      return sql`counted_at = ${now}, doubles = NULL, aside_at = NULL`;
    case "uncount":
      return sql`counted_at = NULL`;
    case "aside":
      return sql`aside_at = ${now}`;
    case "unaside":
      return sql`aside_at = NULL`;
    case "assign":
      return sql`household = ${household ?? null}`;
    case "unassign":
      return sql`household = NULL`;
  }
}

/** A household has one reply. One that its own link gave stays its own. */
function conditionOf(review: Review, invitation: string, household: string | undefined): Sql {
  if (review === "aside") return sql`doubles IS NOT NULL`;
  if (review === "unassign") return sql`by_personal_link = 0`;
  if (review !== "assign") return sql`true`;
  return sql`household IS NULL AND NOT EXISTS (SELECT 1 FROM replies AS other
    WHERE other.invitation = ${invitation} AND other.household = ${household ?? null})`;
}
