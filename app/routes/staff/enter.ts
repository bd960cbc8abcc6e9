import { env } from "cloudflare:workers";
import { redirect } from "react-router";
import type { Route } from "./+types/enter";
import { isGuessing } from "#app/couple/access.server.ts";
import { findStaffLink } from "#app/studio/staff/data.server.ts";
import { newStaffSession, serializeStaffSession } from "#app/studio/staff/session.server.ts";
import { systemClock } from "#app/lib/clock.ts";
import { notFound } from "#app/lib/http.ts";
import { requireSettings } from "#app/lib/settings.ts";
import { requireStored } from "#app/lib/storage.ts";

/**
 * Changes nothing on the server, because chats fetch links to preview them. The redirect's target
 * has no token in its address.
 */
export async function loader({ request, params }: Route.LoaderArgs) {
  const { DASHBOARD_SECRET } = requireSettings(env, ["DASHBOARD_SECRET"]);
  const now = systemClock();
  const link = await requireStored(() => findStaffLink(env.DB, params.token));
  if (!link) {
    if (await isGuessing(env.DASHBOARD_LIMIT, request)) throw new Response(null, { status: 429 });
    throw notFound();
  }
  const cookie = await serializeStaffSession(DASHBOARD_SECRET, newStaffSession(link.id, now), now);
  return redirect("/studio", { status: 303, headers: { "Set-Cookie": cookie } });
}

/** Without a component the route would answer its loader's 404 without the designed page. */
export default function Enter() {
  return null;
}
