import { env } from "cloudflare:workers";
import { data, redirect } from "react-router";
import type { Route } from "./+types/settings";
import { requireLink } from "#app/features/dashboard/access.server.ts";
import { dashboardFrame } from "#app/features/dashboard/frame.ts";
import { SettingsPage } from "#app/features/dashboard/settings/components/settings-page.tsx";
import { readSettings, settingsOf } from "#app/features/dashboard/settings/data.server.ts";
import { renew, share, switchLink } from "#app/features/dashboard/settings/links.server.ts";
import { settingsView } from "#app/features/dashboard/settings/view.ts";
import { readFields } from "#app/lib/form.ts";
import { notFound } from "#app/lib/http.ts";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { publicOrigin, requireSettings } from "#app/lib/settings.ts";
import { replaceSession, requireSession } from "#app/middleware/dashboard-session.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

export const handle = { hydrate: true, texts: ["desk-settings:page"] } satisfies HydratedHandle;

const page = "/replies/settings";
const postedFields = ["intent", "key", "id", "name", "access"];

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = requireSession(context);
  const { session, now } = asked;
  const off = url.searchParams.get("off") ?? "";
  const statements = settingsOf(env.DB, session.invitation, off, now);
  const { link, results } = await requireLink(env.DB, session, statements);
  const { t } = getTranslation(context);
  const settings = link.name === null ? readSettings(results) : null;
  return settingsView(settings, dashboardFrame(asked, link, url, t), t);
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { session, now } = requireSession(context);
  const { DESK_SECRET: secret } = requireSettings(env, ["DESK_SECRET"]);
  const form = await readFields(request, postedFields);
  const asked = { secret, origin: publicOrigin(env, url), session, now };
  const intent = form.get("intent");
  if (intent === "renew") {
    // Before the link is checked: a form that is sent twice comes from a link that has ended.
    const renewed = await renew(env.DB, form, asked);
    if (renewed) {
      replaceSession(context, renewed.session);
      return renewed.answer;
    }
  }
  await requireLink(env.DB, session, [], "own");
  const id = String(form.get("id"));
  switch (intent) {
    case "share": {
      const answer = await share(env.DB, form, asked);
      return answer.state === "refused" ? data(answer, { status: 400 }) : answer;
    }
    case "revoke-link": {
      const isOff = await switchLink(env.DB, id, "off", asked);
      return redirect(isOff ? `${page}?off=${encodeURIComponent(id)}#links` : `${page}#links`, 303);
    }
    case "restore-link": {
      await switchLink(env.DB, id, "on", asked);
      return redirect(`${page}#links`, 303);
    }
    default:
      throw notFound();
  }
}

export default function SettingsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <SettingsPage {...loaderData} answer={actionData} />;
}
