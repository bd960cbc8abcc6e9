import { env } from "cloudflare:workers";
import type { Route } from "./+types/kept-book";
import { keptBook } from "#app/couple/archive/book/view.server.tsx";
import { requireLists } from "#app/couple/lists/data.server.ts";
import { localeOf } from "#app/domain/invitation/invitation-locale.ts";
import { readWishes, wishesOfInvitation } from "#app/domain/reply/wish/data.server.ts";
import { translatorFor } from "#app/i18n/translator.server.ts";
import { notFound } from "#app/lib/http.ts";
import { publicOrigin } from "#app/lib/settings.ts";
import { requireSession } from "#app/middleware/dashboard-session.ts";

/**
 * The texts of the archive's PDF, in the language that the address names, as JSON for its script.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { session, invitation } = requireSession(context);
  const { replies, results } = await requireLists(env.DB, session, [
    wishesOfInvitation(env.DB, session.invitation),
  ]);
  const code = url.searchParams.get("language");
  const language = invitation?.languages.find((candidate) => candidate === code);
  if (!invitation || !language) throw notFound();
  const t = await translatorFor(env.CONTENT, localeOf(invitation, language));
  const answers = { replies, wishes: readWishes(results[0]) };
  return Response.json(
    keptBook(invitation, language, answers, { origin: publicOrigin(env, url), t }),
  );
}
