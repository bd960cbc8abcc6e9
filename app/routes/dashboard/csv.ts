import { env } from "cloudflare:workers";
import type { Route } from "./+types/csv";
import { eventSummary, findInvitationOfReplies } from "#app/features/reply/event-summary.server.ts";
import { requireDashboard } from "#app/features/dashboard/access.server.ts";
import { csvOf } from "#app/features/reply/csv.ts";
import { dashboardLanguage } from "#app/features/dashboard/language.ts";
import { translatorFor } from "#app/i18n/packs.server.ts";
import { listAllReplies } from "#app/features/reply/all-replies.server.ts";
import { requireSettings } from "#app/lib/settings.ts";
import { systemClock } from "#app/lib/clock.ts";
import { requireStored } from "#app/lib/storage.ts";

/** All replies as CSV. Not streamed: a table cut off in the middle would look complete. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const { DESK_SECRET } = requireSettings(env, ["DESK_SECRET"]);
  const { session } = await requireDashboard(
    env.DB,
    request,
    DESK_SECRET,
    { limit: 1 },
    systemClock(),
  );
  const replies = await requireStored(() => listAllReplies(env.DB, session.invitation));
  const invitation = await findInvitationOfReplies(env.CONTENT, session.invitation);
  const language = dashboardLanguage(url, session, invitation);
  const t = await translatorFor(env.CONTENT, language);
  const { timeZone } = eventSummary(invitation, session.invitation, language, t);
  return new Response(csvOf(replies, invitation, language, timeZone, t), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="replies-${session.invitation.replaceAll("/", "-")}.csv"`,
    },
  });
}
