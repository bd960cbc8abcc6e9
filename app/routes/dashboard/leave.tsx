import { env } from "cloudflare:workers";
import { redirect } from "react-router";
import type { Route } from "./+types/leave";
import { LeavePage } from "#app/features/dashboard/components/leave-page.tsx";
import { clearSession } from "#app/features/dashboard/session.server.ts";
import { languageOfLocale } from "#app/i18n/languages.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { readFields } from "#app/lib/form.ts";
import { requireSettings } from "#app/lib/settings.ts";
import { hasSession } from "#app/middleware/dashboard-session.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

export function loader({ context }: Route.LoaderArgs) {
  return { isIn: hasSession(context) };
}

/** Ends the session of this browser alone; the link and those of other browsers go on. */
export async function action({ request, context }: Route.ActionArgs) {
  await readFields(request, []);
  const { DESK_SECRET } = requireSettings(env, ["DESK_SECRET"]);
  // In the address, because nothing says the couple's language afterwards.
  return redirect(`/replies/leave?lng=${languageOfLocale(getTranslation(context).language)}`, {
    status: 303,
    headers: { "Set-Cookie": await clearSession(DESK_SECRET) },
  });
}

export default function Leave({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <LeavePage
      {...loaderData}
      texts={{
        button: t("desk:leave.button"),
        done: t("desk:leave.done"),
        text: t("desk:leave.text"),
      }}
    />
  );
}
