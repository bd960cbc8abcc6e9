import { env } from "cloudflare:workers";
import type { Route } from "./+types/version";
import { requireLink } from "#app/features/dashboard/access.server.ts";
import { newestChange, readNewestChange } from "#app/features/reply/entry-data.server.ts";
import { etagOf, hasCurrent } from "#app/lib/etag.ts";
import { requireSession } from "#app/middleware/dashboard-session.ts";

/** Empty; its entity tag changes with each answer, so that an open dashboard notices new ones. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { session } = requireSession(context);
  const statements = [newestChange(env.DB, session.invitation)];
  const { results } = await requireLink(env.DB, session, statements);
  const etag = await etagOf(readNewestChange(results[0]));
  return new Response(null, {
    status: hasCurrent(request, etag) ? 304 : 204,
    headers: { ETag: etag },
  });
}
