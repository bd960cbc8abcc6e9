import { env } from "cloudflare:workers";
import type { Route } from "./+types/page";
import { requireLink } from "#app/features/dashboard/access.server.ts";
import { DashboardPage } from "#app/features/dashboard/components/dashboard-page.tsx";
import { readCursor } from "#app/features/dashboard/cursor.ts";
import { dashboardFrame } from "#app/features/dashboard/frame.ts";
import { dashboardView, type Filter } from "#app/features/dashboard/view.ts";
import { dashboardOf, readDashboard, type Dashboard } from "#app/features/dashboard/data.server.ts";
import {
  silentHouseholds,
  type SilentHousehold,
} from "#app/features/dashboard/silent-households.ts";
import type { PublishedInvitation } from "#app/features/invitation/schema.ts";
import { translatorFor } from "#app/i18n/packs.server.ts";
import { publicOrigin } from "#app/lib/settings.ts";
import { notFound } from "#app/lib/http.ts";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { requireSession } from "#app/middleware/dashboard-session.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

export const handle = { hydrate: true } satisfies HydratedHandle;

const limit = 200;
const answers = { all: undefined, yes: "Yes", no: "No" } as const;

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = requireSession(context);
  const { session, invitation, language } = asked;
  const filter = filterOf(url);
  const page = { answer: answers[filter], after: afterOf(url), limit };
  const statements = dashboardOf(env.DB, session.invitation, { ...page, limit: limit + 1 });
  const { link, results } = await requireLink(env.DB, session, statements);
  const dashboard = readDashboard(results);
  const { t } = getTranslation(context);
  const silent = await silentOf(dashboard, invitation, publicOrigin(env, url));
  const frame = dashboardFrame(asked, link, url, t);
  return dashboardView(dashboard, silent, frame, { filter, page, language, invitation }, t);
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
