import { redirect } from "react-router";
import {
  readStandingLink,
  standingLink,
  type CoupleLink,
} from "#app/domain/couple-link/data.server.ts";
import { sendersPage } from "#app/couple/frame/pages.ts";
import type { DashboardSession } from "#app/couple/session.server.ts";
import { addressOfVisitor, notFound } from "#app/lib/http.ts";
import { mayPass } from "#app/lib/rate-limit.ts";
import { requireStored } from "#app/lib/storage.ts";

/**
 * Permission that a page needs: `edit` before a change, `own` before one that only the couple's own
 * link may make, `send` for messages with personal links, `any` for all that every link may.
 */
export type Access = "read" | "edit" | "own" | "send" | "any";

/**
 * Runs a page's statements in one round trip to D1, which also checks that the session's link is
 * still active.
 * @param statements each bound to the session's invitation, so that no other data is read.
 * @returns the link, and the result of each statement.
 * @throws a 404 response when the link was revoked; 403 for what it may not; a redirect to the queue
 * for a link that only sends; 503 while D1 cannot be read.
 */
export async function requireLink(
  db: D1Database,
  { link: id, invitation }: Pick<DashboardSession, "link" | "invitation">,
  statements: readonly D1PreparedStatement[] = [],
  access: Access = "read",
): Promise<{ link: CoupleLink; results: D1Result[] }> {
  const [standing, ...results] = await requireStored(() =>
    db.batch([standingLink(db, { id, invitation }), ...statements]),
  );
  const link = readStandingLink(standing);
  if (!link) throw notFound();
  if (link.sender !== null && access === "read") throw redirect(sendersPage, 303);
  if (isRefused(link, access)) throw new Response(null, { status: 403 });
  return { link, results };
}

function isRefused({ name, sender, isReadOnly }: CoupleLink, access: Access): boolean {
  if (access === "any") return false;
  if (sender !== null) return access !== "send";
  return { read: false, edit: isReadOnly, own: name !== null, send: isReadOnly }[access];
}

/** Counts a wrong token against the address it came from. True when the rate limit is reached. */
export async function isGuessing(limit: RateLimit, request: Request): Promise<boolean> {
  return !(await mayPass(limit, addressOfVisitor(request)));
}
