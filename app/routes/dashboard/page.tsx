import { env } from "cloudflare:workers";
import { data } from "react-router";
import type { Route } from "./+types/page";
import { eventSummary, findInvitationOfReplies } from "#app/features/reply/event-summary.server.ts";
import { requireDashboard } from "#app/features/dashboard/access.server.ts";
import { DashboardPage } from "#app/features/dashboard/components/dashboard-page.tsx";
import { readCursor } from "#app/features/dashboard/cursor.ts";
import { dashboardLanguage } from "#app/features/dashboard/language.ts";
import { serializeSession } from "#app/features/dashboard/session.server.ts";
import { dashboardView, type Filter } from "#app/features/dashboard/view.ts";
import type { Dashboard } from "#app/features/dashboard/data.server.ts";
import {
  silentHouseholds,
  type SilentHousehold,
} from "#app/features/dashboard/silent-households.ts";
import type { PublishedInvitation } from "#app/features/invitation/schema.ts";
import { translatorFor } from "#app/i18n/packs.server.ts";
import { publicOrigin, requireSettings } from "#app/lib/settings.ts";
import { systemClock } from "#app/lib/clock.ts";
import { notFound } from "#app/lib/http.ts";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

export const handle = { hydrate: true } satisfies HydratedHandle;

const limit = 200;
const answers = { all: undefined, yes: "Yes", no: "No" } as const;

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { DESK_SECRET } = requireSettings(env, ["DESK_SECRET"]);
  const now = systemClock();
  const filter = filterOf(url);
  const page = { answer: answers[filter], after: afterOf(url), limit };
  const { session, dashboard } = await requireDashboard(
    env.DB,
    request,
    DESK_SECRET,
    { ...page, limit: limit + 1 },
    now,
  );

  const invitation = await findInvitationOfReplies(env.CONTENT, session.invitation);
  const language = dashboardLanguage(url, session, invitation);
  const i18n = getTranslation(context);
  await i18n.changeLanguage(language);
  const about = eventSummary(invitation, session.invitation, language, i18n.t);
  const silent = await silentOf(dashboard, invitation, publicOrigin(env, url));
  const view = dashboardView(
    dashboard,
    silent,
    about,
    { filter, page, language, invitation },
    i18n.t,
  );
  const picked = url.searchParams.has("lng") && language !== session.language;
  const cookie = picked
    ? { "Set-Cookie": await serializeSession(DESK_SECRET, { ...session, language }, now) }
    : undefined;
  return data(view, { headers: cookie });
}

/** The households that have not replied, each with a reminder in its own language. */
async function silentOf(
  { households }: Dashboard,
  invitation: PublishedInvitation | null,
  origin: string,
): Promise<SilentHousehold[]> {
  // Without a published page there is no link to send.
  if (!invitation || households.every(({ hasReplied }) => hasReplied)) return [];
  const texts = new Map(
    await Promise.all(
      invitation.languages.map(
        async (language) => [language, await translatorFor(env.CONTENT, language)] as const,
      ),
    ),
  );
  return silentHouseholds(households, invitation, origin, texts);
}

export default function Replies({ loaderData }: Route.ComponentProps) {
  return <DashboardPage {...loaderData} />;
}

function filterOf(url: URL): Filter {
  const filter = url.searchParams.get("answer");
  if (filter === null) return "all";
  if (filter !== "yes" && filter !== "no") throw notFound();
  return filter;
}

function afterOf(url: URL) {
  const text = url.searchParams.get("after");
  if (text === null) return undefined;
  const cursor = readCursor(text);
  if (!cursor) throw notFound();
  return cursor;
}
