import { env } from "cloudflare:workers";
import type { Route } from "./+types/picture";
import { findAddressed } from "#app/features/invitation/address.server.ts";
import { lifecyclePhase } from "#app/features/invitation/lifecycle.ts";
import { serveMedia } from "#app/features/media/serve.server.ts";
import { notFound } from "#app/lib/http.ts";
import { systemClock } from "#app/lib/clock.ts";

/** The og-image of an invitation that is open to all and has not ended. */
export async function loader({ request, url, params }: Route.LoaderArgs) {
  const addressed = await findAddressed(env.CONTENT, params.kind, params.slug);
  if (!addressed || addressed.invitation.access) throw notFound();
  if (lifecyclePhase(addressed.invitation, systemClock()) === "ended")
    throw new Response(null, { status: 410 });
  return serveMedia(env.MEDIA, request, url.pathname.slice(1));
}
