import { prepareSql, sql, type Sql } from "#app/lib/sql.ts";

/** What hosts decide about a reply; each decision has one that undoes it. */
export type Review = "accept" | "unaccept" | "hide" | "show" | "assign" | "unassign";

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
): Promise<boolean> {
  const statement = sql`UPDATE replies SET ${changeOf(review, household, now)}, reviewed_at = ${now}
    WHERE invitation = ${invitation} AND id = ${id} AND ${conditionOf(review, invitation, household)}`;
  return (await prepareSql(db, statement).run()).meta.changes > 0;
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
    case "assign":
      return sql`household = ${household ?? null}`;
    case "unassign":
      return sql`household = NULL`;
  }
}

/** A household has one reply. One that its own link gave, with its id as key, stays its own. */
function conditionOf(review: Review, invitation: string, household: string | undefined): Sql {
  if (review === "unassign") return sql`key <> coalesce(household, '')`;
  if (review !== "assign") return sql`true`;
  return sql`household IS NULL AND NOT EXISTS (SELECT 1 FROM replies AS other
    WHERE other.invitation = ${invitation} AND other.household = ${household ?? null})`;
}
