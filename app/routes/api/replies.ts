import { env, waitUntil } from "cloudflare:workers";
import type { Route } from "./+types/replies";
import { recordKeyUse } from "#app/domain/api-key/mutations.server.ts";
import type { ApiKey } from "#app/domain/api-key/data.server.ts";
import { readCursor } from "#app/couple/replies-api/cursor.ts";
import { dashboardOf, readDashboard } from "#app/couple/data.server.ts";
import { problem, requireKey } from "#app/couple/replies-api/access.server.ts";
import { pageSizes } from "#app/couple/replies-api/schema.ts";
import { publicReplies } from "#app/couple/replies-api/view.ts";
import { findInvitationOfReplies } from "#app/domain/reply/event/view.server.ts";
import { publicOrigin } from "#app/lib/settings.ts";
import { systemClock } from "#app/lib/clock.ts";
import { requireStored } from "#app/lib/storage.ts";
import { readWhole } from "#app/lib/whole.ts";
import { privateAnswer } from "#app/middleware/private-answer.ts";

export const middleware = [privateAnswer];

/** The answers of one invitation, with a key that reads it; `/api` describes them. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const now = systemClock();
  const stores = { db: env.DB, limit: env.DASHBOARD_LIMIT };
  const rights = await requireKey(stores, request, publicOrigin(env, url), now);
  const right = chosen(rights, url.searchParams.get("invitation"));
  if (right instanceof Response) return right;
  waitUntil(noteUse(right, now));

  const size = url.searchParams.get("limit") ?? String(pageSizes.usual);
  const limit = readWhole(size, { least: 1, most: pageSizes.most });
  if (limit === null) return problem(400, { error: `limit: expected 1 to ${pageSizes.most}` });
  const cursor = url.searchParams.get("after");
  const start = cursor === null ? undefined : readCursor(cursor);
  if (start === null)
    return problem(400, { error: "after: expected the `next` of an earlier answer" });

  const path = right.invitation;
  const statements = dashboardOf(env.DB, path, { after: start, limit: limit + 1 });
  const dashboard = readDashboard(await requireStored(() => env.DB.batch(statements)));
  const invitation = await findInvitationOfReplies(env.CONTENT, path);
  const isFirst = start === undefined;
  return Response.json(publicReplies({ path, invitation, dashboard, limit, isFirst }));
}

/** The invitation that a request names; a key of one need not name it. */
function chosen(rights: readonly [ApiKey, ...ApiKey[]], path: string | null): ApiKey | Response {
  if (path === null && rights.length === 1) return rights[0];
  if (path === null)
    return problem(400, { error: "invitation: expected one of those that /api/invitations lists" });
  return (
    rights.find(({ invitation }) => invitation === path) ??
    problem(404, { error: "invitation: this key does not read it" })
  );
}

/** After the response, which does not depend on it. */
async function noteUse(right: ApiKey, now: number): Promise<void> {
  try {
    await recordKeyUse(env.DB, right, now);
  } catch (error) {
    console.warn("the use of a key was not recorded", String(error));
  }
}
