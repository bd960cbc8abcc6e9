import { env } from "cloudflare:workers";
import type { Route } from "./+types/version";
import { requireLink } from "#app/couple/access.server.ts";
import { newestHousehold, readNewestHousehold } from "#app/domain/guests/data.server.ts";
import {
  newestChange,
  newestReview,
  readNewestChange,
} from "#app/domain/reply/entry/data.server.ts";
import { etagOf, hasCurrent } from "#app/lib/etag.ts";
import { requireSession } from "#app/middleware/dashboard-session.ts";

/**
 * Empty; its entity tag changes with each answer, each decision of a host and each new household,
 * so that an open dashboard notices them.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { session } = requireSession(context);
  const { results } = await requireLink(env.DB, session, [
    newestChange(env.DB, session.invitation),
    newestReview(env.DB, session.invitation),
    newestHousehold(env.DB, session.invitation),
  ]);
  const [change, review, household] = results;
  const newest = [
    readNewestChange(change),
    readNewestChange(review),
    readNewestHousehold(household),
  ];
  const etag = await etagOf(newest.join("\n"));
  return new Response(null, {
    status: hasCurrent(request, etag) ? 304 : 204,
    headers: { ETag: etag },
  });
}
