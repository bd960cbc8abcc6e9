import { env } from "cloudflare:workers";
import type { Route } from "./+types/entries";
import { requireLink } from "#app/couple/access.server.ts";
import { answersOf, readAnswers } from "#app/couple/answers/data.server.ts";
import { entriesByPart } from "#app/couple/answers/totals.ts";
import { requireSession } from "#app/middleware/dashboard-session.ts";

/** All entries of the list, for search and filters in the browser. */
export async function loader({ context }: Route.LoaderArgs) {
  const { session, invitation } = requireSession(context);
  const statements = answersOf(env.DB, session.invitation);
  const { results } = await requireLink(env.DB, session, statements);
  return Response.json(entriesByPart(readAnswers(results), invitation).entries);
}
