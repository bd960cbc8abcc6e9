import { env } from "cloudflare:workers";
import { redirect } from "react-router";
import type { Route } from "./+types/enter";
import { isGuessing } from "#app/couple/access.server.ts";
import { findLinkByToken } from "#app/domain/couple-link/data.server.ts";
import { sendersPage } from "#app/couple/frame/pages.ts";
import { newSession, serializeSession } from "#app/couple/session.server.ts";
import { requireSettings } from "#app/lib/settings.ts";
import { systemClock } from "#app/lib/clock.ts";
import { notFound } from "#app/lib/http.ts";
import { requireStored } from "#app/lib/storage.ts";

/**
 * Changes nothing on the server, because chats fetch links to preview them. The redirect's target
 * has no token in its address.
 */
export async function loader({ request, params }: Route.LoaderArgs) {
  const { DASHBOARD_SECRET } = requireSettings(env, ["DASHBOARD_SECRET"]);
  const now = systemClock();
  const link = await requireStored(() =>
    findLinkByToken(env.DB, DASHBOARD_SECRET, params.token, now),
  );
  if (!link) {
    if (await isGuessing(env.DASHBOARD_LIMIT, request)) throw new Response(null, { status: 429 });
    throw notFound();
  }
  const cookie = await serializeSession(DASHBOARD_SECRET, newSession(link, now), now);
  return redirect(link.sender === null ? "/replies" : sendersPage, {
    status: 303,
    headers: { "Set-Cookie": cookie },
  });
}

/** Without a component the route would answer its loader's 404 without the designed page. */
export default function Enter() {
  return null;
}
