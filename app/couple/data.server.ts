import { householdsOf, readHouseholds } from "#app/domain/guests/data.server.ts";
import type { Household } from "#app/domain/guests/schema.ts";
import {
  readUndelivered,
  undeliveredOf,
  type Undelivered,
} from "#app/platform/outbox/data.server.ts";
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
} from "#app/domain/reply/data.server.ts";

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

/** Statements for a page of replies and what is beside it; read their results with `readDashboard`. */
export function dashboardOf(
  db: D1Database,
  invitation: string,
  page: ReplyPage,
): D1PreparedStatement[] {
  return [
    replyPage(db, invitation, page),
    replyTotals(db, invitation),
    undeliveredOf(db, invitation),
    householdsOf(db, invitation),
    repliedHouseholds(db, invitation),
  ];
}

/** Reads the results of `dashboardOf`, in the order of its statements. */
export function readDashboard(results: readonly D1Result[]): Dashboard {
  const [replies, totals, unsent, households, replied] = results;
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
