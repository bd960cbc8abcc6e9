import type { CoupleLink } from "#app/domain/couple-link/data.server.ts";
import { requireLink } from "#app/couple/access.server.ts";
import type { DashboardSession } from "#app/couple/session.server.ts";
import { householdsOf, readHouseholds } from "#app/domain/guests/data.server.ts";
import type { Household } from "#app/domain/guests/schema.ts";
import { listAllReplies } from "#app/domain/reply/all-replies.server.ts";
import type { ListedReply } from "#app/domain/reply/data.server.ts";
import { requireStored } from "#app/lib/storage.ts";

/** The data of all lists: every reply, newest first, and every household. */
export type ListData = { replies: ListedReply[]; households: Household[] };

/**
 * Reads an invitation's replies and households. Replies are read in pages, because a list that is
 * cut off would look complete.
 * @param statements of a list that needs more, as `requireLink` takes them.
 * @returns the results of these statements too.
 * @throws as `requireLink` does for a link that may not read.
 */
export async function requireLists(
  db: D1Database,
  session: Pick<DashboardSession, "link" | "invitation">,
  statements: readonly D1PreparedStatement[] = [],
): Promise<ListData & { link: CoupleLink; results: D1Result[] }> {
  const all = [householdsOf(db, session.invitation), ...statements];
  const {
    link,
    results: [households, ...results],
  } = await requireLink(db, session, all);
  const replies = await requireStored(() => listAllReplies(db, session.invitation));
  return { link, replies, households: readHouseholds(households), results };
}
