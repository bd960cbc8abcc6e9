import { findDashboard, type Dashboard } from "#app/features/dashboard/data.server.ts";
import { readSession, type DashboardSession } from "#app/features/dashboard/session.server.ts";
import type { ReplyPage } from "#app/features/reply/data.server.ts";
import { addressOfVisitor, notFound } from "#app/lib/http.ts";
import { mayPass } from "#app/lib/rate-limit.ts";
import type { Secrets } from "#app/lib/crypto.ts";
import { requireStored } from "#app/lib/storage.ts";

/**
 * The dashboard that a request's cookie opens.
 * @throws the same 404 response without a cookie, for a forged or expired one, and for a revoked
 * link; 503 while D1 cannot be read.
 */
export async function requireDashboard(
  db: D1Database,
  request: Request,
  secret: Secrets,
  page: ReplyPage,
  now: number,
): Promise<{ session: DashboardSession; dashboard: Dashboard }> {
  const session = await readSession(request, secret, now);
  const dashboard = session && (await requireStored(() => findDashboard(db, session, page)));
  if (!session || !dashboard) throw notFound();
  return { session, dashboard };
}

/** Counts a wrong token against the address it came from. True when the rate limit is reached. */
export async function isGuessing(limit: RateLimit, request: Request): Promise<boolean> {
  return !(await mayPass(limit, addressOfVisitor(request)));
}
