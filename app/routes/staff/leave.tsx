import { env } from "cloudflare:workers";
import { data, redirect } from "react-router";
import type { Route } from "./+types/leave";
import { LeavePage } from "#app/components/leave-page.tsx";
import { StudioColours } from "#app/designs/house/studio-colours.tsx";
import { clearStaffSession } from "#app/studio/staff/session.server.ts";
import { languageOfLocale } from "#app/i18n/languages.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { readFields } from "#app/lib/form.ts";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { requireSettings } from "#app/lib/settings.ts";
import { getTranslation } from "#app/middleware/i18n.ts";
import { isStaff } from "#app/middleware/staff-session.ts";

export const handle = { hydrate: true } satisfies HydratedHandle;

/** Without a session there is nothing at this address, as at the others; the page says that it ended. */
export function loader({ context }: Route.LoaderArgs) {
  const isIn = isStaff(context);
  return data({ isIn }, { status: isIn ? 200 : 404 });
}

/** Ends the session of this browser alone; `staff-link --revoke` ends the link. */
export async function action({ request, context }: Route.ActionArgs) {
  await readFields(request, []);
  const { DASHBOARD_SECRET } = requireSettings(env, ["DASHBOARD_SECRET"]);
  return redirect(`/studio/leave?lng=${languageOfLocale(getTranslation(context).language)}`, {
    status: 303,
    headers: { "Set-Cookie": await clearStaffSession(DASHBOARD_SECRET) },
  });
}

export default function Leave({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <LeavePage
      {...loaderData}
      colours={<StudioColours />}
      texts={{
        button: t("staff:leave.button"),
        done: t("staff:leave.done"),
        text: t("staff:leave.text"),
      }}
    />
  );
}
