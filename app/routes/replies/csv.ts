import { env } from "cloudflare:workers";
import type { Route } from "./+types/csv";
import { aboutOf, findInvitationOfReplies } from "#app/features/desk/about.server.ts";
import { requireDesk } from "#app/features/desk/access.server.ts";
import { csvOf } from "#app/features/desk/csv.ts";
import { languageOfDesk } from "#app/features/desk/language.ts";
import { translatorFor } from "#app/features/language/packs.server.ts";
import { listReplies } from "#app/features/reply/data.server.ts";
import { requireSettings } from "#app/features/settings/settings.ts";
import { systemClock } from "#app/lib/clock.ts";
import { privateAnswer } from "#app/middleware/private-answer.ts";

export const middleware = [privateAnswer];

/** D1 answers so many rows at once without coming near its limits. */
const atOnce = 1000;

/** All replies. Sent whole: a table that broke off in the middle would look complete. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const { DESK_SECRET } = requireSettings(env, ["DESK_SECRET"]);
  const { session, desk } = await requireDesk(
    env.DB,
    request,
    DESK_SECRET,
    { limit: atOnce },
    systemClock(),
  );
  const replies = desk.replies;
  for (
    let last = replies.at(-1), found = replies.length;
    last && found === atOnce;
    last = replies.at(-1)
  ) {
    const earlier = await listReplies(env.DB, session.invitation, { after: last, limit: atOnce });
    replies.push(...earlier);
    found = earlier.length;
  }
  const invitation = await findInvitationOfReplies(env.CONTENT, session.invitation);
  const language = languageOfDesk(url, session, invitation);
  const t = await translatorFor(env.CONTENT, language);
  const { timeZone } = aboutOf(invitation, session.invitation, language, t);
  return new Response(csvOf(replies, timeZone, t), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="replies-${session.invitation.replaceAll("/", "-")}.csv"`,
    },
  });
}
