import { env } from "cloudflare:workers";
import type { Route } from "./+types/csv";
import { eventSummary } from "#app/domain/reply/event/view.server.ts";
import { requireLink } from "#app/couple/access.server.ts";
import { csvOf } from "#app/domain/reply/export/format.ts";
import { listAllReplies } from "#app/domain/reply/all-replies.server.ts";
import { requireStored } from "#app/lib/storage.ts";
import { requireSession } from "#app/middleware/dashboard-session.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

/** All replies as CSV. Not streamed: a table cut off in the middle would look complete. */
export async function loader({ context }: Route.LoaderArgs) {
  const { session, invitation, language } = requireSession(context);
  await requireLink(env.DB, session);
  const replies = await requireStored(() => listAllReplies(env.DB, session.invitation));
  const { t } = getTranslation(context);
  const { timeZone } = eventSummary(invitation, session.invitation, language, t);
  return new Response(csvOf(replies, invitation, language, timeZone, t), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="replies-${session.invitation.replaceAll("/", "-")}.csv"`,
    },
  });
}
