import { isStanding, standingLink } from "#app/features/couple-link/data.server.ts";
import type { DashboardSession } from "#app/features/dashboard/session.server.ts";
import { householdsOf, readHouseholds } from "#app/features/guests/data.server.ts";
import type { Household } from "#app/features/guests/schema.ts";
import {
  readUndelivered,
  undeliveredOf,
  type Undelivered,
} from "#app/features/outbox/data.server.ts";
import {
  readRepliedHouseholds,
  readReplies,
  readTotals,
  repliedHouseholds,
  replyPage,
  replyTotals,
  type ListedReply,
  type ReplyPage,
  type ReplyTotals,
} from "#app/features/reply/data.server.ts";

/**
 * A page of replies, the totals of all, the number of undelivered mails, and the households, each
 * with whether it has replied.
 */
export type Dashboard = {
  replies: ListedReply[];
  totals: ReplyTotals;
  unsent: Undelivered;
  households: (Household & { hasReplied: boolean })[];
};

/**
 * Reads a page of replies and the totals in one round trip to D1, which also checks that the link
 * is still active.
 * @returns null when the link was revoked.
 */
export async function findDashboard(
  db: D1Database,
  { link: id, invitation }: Pick<DashboardSession, "link" | "invitation">,
  page: ReplyPage,
): Promise<Dashboard | null> {
  const [link, replies, totals, unsent, households, replied] = await db.batch([
    standingLink(db, { id, invitation }),
    replyPage(db, invitation, page),
    replyTotals(db, invitation),
    undeliveredOf(db, invitation),
    householdsOf(db, invitation),
    repliedHouseholds(db, invitation),
  ]);
  if (!isStanding(link)) return null;
  const answered = readRepliedHouseholds(replied);
  return {
    replies: readReplies(replies),
    totals: readTotals(totals),
    unsent: readUndelivered(unsent),
    households: readHouseholds(households).map((household) => ({
      ...household,
      hasReplied: answered.has(household.id),
    })),
  };
}
