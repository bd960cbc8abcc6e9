import { env } from "cloudflare:workers";
import type { Route } from "./+types/picture";
import { codeParameter } from "#app/features/guests/code.ts";
import { householdOfPicture } from "#app/features/guests/personal-link.server.ts";
import { findAddressed } from "#app/features/invitation/address.server.ts";
import { lifecyclePhase } from "#app/features/invitation/lifecycle.ts";
import { serveMedia } from "#app/features/media/serve.server.ts";
import { personalCache, serveGreeted } from "#app/features/og-image/greeted.server.ts";
import { notFound } from "#app/lib/http.ts";
import { systemClock } from "#app/lib/clock.ts";

/**
 * The og-image of an invitation that is open to all and has not ended; with the code of a personal
 * link, and its household's salutation on it.
 */
export async function loader({ request, url, params }: Route.LoaderArgs) {
  const addressed = await findAddressed(env.CONTENT, params.kind, params.slug);
  if (!addressed || addressed.invitation.access) throw notFound();
  if (lifecyclePhase(addressed.invitation, systemClock()) === "ended")
    throw new Response(null, { status: 410 });
  const key = url.pathname.slice(1);
  if (!key.endsWith(".png")) throw notFound();
  if (!url.searchParams.has(codeParameter)) return serveMedia(env.MEDIA, request, key);
  const guests = { db: env.DB, limit: env.GUEST_LIMIT };
  const household = await householdOfPicture(guests, request, url, addressed.invitation);
  const greeted = household && (await serveGreeted(env.MEDIA, key, household.salutation));
  if (greeted) return greeted;
  const general = await serveMedia(env.MEDIA, request, key);
  general.headers.set("Cache-Control", personalCache);
  return general;
}
