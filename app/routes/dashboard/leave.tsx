import { env } from "cloudflare:workers";
import { data, redirect } from "react-router";
import type { Route } from "./+types/leave";
import { requireLink } from "#app/couple/access.server.ts";
import { LeavePage } from "#app/components/leave-page.tsx";
import { StudioColours } from "#app/designs/house/studio-colours.tsx";
import { clearSession } from "#app/couple/session.server.ts";
import { languageOfLocale } from "#app/i18n/languages.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { readFields } from "#app/lib/form.ts";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { requireSettings } from "#app/lib/settings.ts";
import { hasSession, requireSession } from "#app/middleware/dashboard-session.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

export const handle = { hydrate: true } satisfies HydratedHandle;

/** Without a session there is nothing at this address, as at the others; the page says that it ended. */
export async function loader({ context }: Route.LoaderArgs) {
  const isIn = hasSession(context);
  if (isIn) await requireLink(env.DB, requireSession(context).session, [], "any");
  return data({ isIn }, { status: isIn ? 200 : 404 });
}

/** Ends the session of this browser alone; the link and those of other browsers go on. */
export async function action({ request, context }: Route.ActionArgs) {
  await readFields(request, []);
  const { DASHBOARD_SECRET } = requireSettings(env, ["DASHBOARD_SECRET"]);
  // In the address, because nothing says the couple's language afterwards.
  return redirect(`/replies/leave?lng=${languageOfLocale(getTranslation(context).language)}`, {
    status: 303,
    headers: { "Set-Cookie": await clearSession(DASHBOARD_SECRET) },
  });
}

export default function Leave({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <LeavePage
      {...loaderData}
      colours={<StudioColours />}
      texts={{
        button: t("dashboard:leave.button"),
        done: t("dashboard:leave.done"),
        text: t("dashboard:leave.text"),
      }}
    />
  );
}
