import { env } from "cloudflare:workers";
import type { Route } from "./+types/invitations";
import { requireKey } from "#app/couple/replies-api/access.server.ts";
import { publicInvitations } from "#app/couple/replies-api/data.server.ts";
import { systemClock } from "#app/lib/clock.ts";
import { publicOrigin } from "#app/lib/settings.ts";
import { privateAnswer } from "#app/middleware/private-answer.ts";

export const middleware = [privateAnswer];

/** The invitations that a key reads; `/api` describes the answer. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const stores = { db: env.DB, limit: env.DASHBOARD_LIMIT };
  const rights = await requireKey(stores, request, publicOrigin(env, url), systemClock());
  return Response.json(await publicInvitations(env.CONTENT, rights));
}
