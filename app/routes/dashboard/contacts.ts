import { env } from "cloudflare:workers";
import type { Route } from "./+types/contacts";
import { contactsFile } from "#app/couple/lists/mail-merge/format.ts";
import { requireMerge } from "#app/couple/lists/mail-merge/data.server.ts";
import { publicOrigin } from "#app/lib/settings.ts";
import { requireSession } from "#app/middleware/dashboard-session.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

/** The households with a phone as contacts. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { session, invitation } = requireSession(context);
  const stores = { db: env.DB, content: env.CONTENT };
  const page = { invitation, origin: publicOrigin(env, url) };
  const { t } = getTranslation(context);
  const { households, setting } = await requireMerge(stores, session, page, t);
  return new Response(contactsFile(households, setting), {
    headers: {
      "Content-Type": "text/vcard; charset=utf-8",
      "Content-Disposition": `attachment; filename="invitations-${session.invitation.replaceAll("/", "-")}.vcf"`,
    },
  });
}
