import {
  readStandingLink,
  standingLink,
  type CoupleLink,
} from "#app/features/couple-link/data.server.ts";
import type { DashboardSession } from "#app/features/dashboard/session.server.ts";
import { addressOfVisitor, notFound } from "#app/lib/http.ts";
import { mayPass } from "#app/lib/rate-limit.ts";
import { requireStored } from "#app/lib/storage.ts";

/**
 * Runs a page's statements in one round trip to D1, which also checks that the session's link is
 * still active.
 * @param statements each bound to the session's invitation, so that no other data is read.
 * @param access `edit` before a change, `own` before one that only the couple's own link may make.
 * @returns the link, and the result of each statement.
 * @throws a 404 response when the link was revoked; 403 for a change that it may not make;
 * 503 while D1 cannot be read.
 */
export async function requireLink(
  db: D1Database,
  { link: id, invitation }: Pick<DashboardSession, "link" | "invitation">,
  statements: readonly D1PreparedStatement[] = [],
  access: "read" | "edit" | "own" = "read",
): Promise<{ link: CoupleLink; results: D1Result[] }> {
  const [standing, ...results] = await requireStored(() =>
    db.batch([standingLink(db, { id, invitation }), ...statements]),
  );
  const link = readStandingLink(standing);
  if (!link) throw notFound();
  const isRefused = { read: false, edit: link.isReadOnly, own: link.name !== null }[access];
  if (isRefused) throw new Response(null, { status: 403 });
  return { link, results };
}

/** Counts a wrong token against the address it came from. True when the rate limit is reached. */
export async function isGuessing(limit: RateLimit, request: Request): Promise<boolean> {
  return !(await mayPass(limit, addressOfVisitor(request)));
}
