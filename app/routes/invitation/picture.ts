import { env } from "cloudflare:workers";
import { redirect } from "react-router";
import type { Route } from "./+types/picture";
import { codeParameter } from "#app/domain/guests/link/code.ts";
import { householdOfPicture } from "#app/domain/guests/link/access.server.ts";
import { findAddressed } from "#app/domain/invitation/addressed-invitation.server.ts";
import { currentPicture, currentPictureOf } from "#app/domain/invitation/current-picture.ts";
import { isDesign } from "#app/domain/invitation/kinds.ts";
import { lifecyclePhase } from "#app/domain/invitation/lifecycle.ts";
import { serveMedia } from "#app/platform/media/serve.server.ts";
import { personalCache, serveGreeted } from "#app/guest/chat-pictures/greeting/serve.server.ts";
import { notFound } from "#app/lib/http.ts";
import { systemClock } from "#app/lib/clock.ts";

/**
 * The og-image of an invitation that is open to all and has not ended; with the code of a personal
 * link, and its household's salutation on it. A design's current one has an address that lasts.
 */
export async function loader({ request, url, params }: Route.LoaderArgs) {
  const addressed = await findAddressed(env.CONTENT, params.kind, params.slug);
  if (!addressed || addressed.invitation.access) throw notFound();
  if (lifecyclePhase(addressed.invitation, systemClock()) === "ended")
    throw new Response(null, { status: 410 });
  if (params.hash === currentPicture && isDesign(addressed.invitation)) {
    const current = currentPictureOf(addressed.invitation, params.file);
    // Of a design whose picture was not drawn, which only a storage on this machine has: the studio's.
    if (current === null) return redirect("/og-en.png");
    const picture = await serveMedia(env.MEDIA, request, current);
    picture.headers.set("Cache-Control", "public, max-age=3600");
    // The studio's own, for search engines to show.
    picture.headers.delete("X-Robots-Tag");
    return picture;
  }
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
