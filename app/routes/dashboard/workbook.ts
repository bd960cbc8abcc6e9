import { env } from "cloudflare:workers";
import type { Route } from "./+types/workbook";
import { guestWorkbook } from "#app/couple/lists/workbook/view.server.ts";
import { requireLists } from "#app/couple/lists/data.server.ts";
import { eventSummary } from "#app/domain/reply/event/view.server.ts";
import { publicOrigin } from "#app/lib/settings.ts";
import { requireSession } from "#app/middleware/dashboard-session.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

/** All households and replies as a workbook. Not streamed: half a file would not open. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { session, invitation, language } = requireSession(context);
  const lists = await requireLists(env.DB, session);
  const { t } = getTranslation(context);
  const { timeZone } = eventSummary(invitation, session.invitation, language, t);
  const origin = publicOrigin(env, url);
  const withLinks = !lists.link.isReadOnly;
  const setting = { invitation, language, timeZone, origin, withLinks, t };
  const workbook = await guestWorkbook(lists, setting);
  return new Response(workbook.slice(), {
    headers: {
      "Content-Type": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      "Content-Disposition": `attachment; filename="replies-${session.invitation.replaceAll("/", "-")}.xlsx"`,
    },
  });
}
