import { env } from "cloudflare:workers";
import type { Route } from "./+types/reminders";
import { requireLink } from "#app/features/dashboard/access.server.ts";
import { answersOf, readAnswers } from "#app/features/dashboard/answers/data.server.ts";
import { silentOf } from "#app/features/dashboard/answers/entries.ts";
import { dashboardFrame } from "#app/features/dashboard/frame.ts";
import { markReminder, reminderFields } from "#app/features/dashboard/reminders/mark.server.ts";
import { reminderQueue } from "#app/features/dashboard/reminders/queue.ts";
import { ReminderPage } from "#app/features/dashboard/reminders/reminder-page.tsx";
import { silentHouseholds } from "#app/features/dashboard/silent-households.ts";
import type { Household } from "#app/features/guests/schema.ts";
import { calledOff } from "#app/features/invitation/lifecycle.ts";
import { localeOf } from "#app/features/invitation/locale.ts";
import type { PublishedInvitation } from "#app/features/invitation/schema.ts";
import { translatorFor } from "#app/i18n/packs.server.ts";
import { readFields } from "#app/lib/form.ts";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { publicOrigin } from "#app/lib/settings.ts";
import { requireSession } from "#app/middleware/dashboard-session.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

export const handle = { hydrate: true, texts: ["dates"] } satisfies HydratedHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = requireSession(context);
  const { session, invitation, now } = asked;
  const statements = answersOf(env.DB, session.invitation);
  const { link, results } = await requireLink(env.DB, session, statements, "edit");
  const skipped = (url.searchParams.get("skip") ?? "").split(".").filter(Boolean);
  const rows = readAnswers(results);
  const given = { households: rows.households, silent: silentOf(rows) };
  const queue = reminderQueue(given, new Set(skipped), now);
  // Without a published page there is no link to send, and nobody is reminded of a day that was
  // called off.
  const asks = invitation !== null && calledOff(invitation) === null;
  const [first] = asks ? queue.waiting : [];
  return {
    frame: dashboardFrame(asked, link, url, getTranslation(context).t),
    next: first && invitation ? await reminderTo(first, invitation, publicOrigin(env, url)) : null,
    waiting: asks ? queue.waiting.length : 0,
    silent: queue.silent,
    sentToday: queue.sentToday,
    skipped,
  };
}

async function reminderTo(household: Household, invitation: PublishedInvitation, origin: string) {
  const texts = new Map(
    await Promise.all(
      invitation.languages.map(
        async (language) =>
          [language, await translatorFor(env.CONTENT, localeOf(invitation, language))] as const,
      ),
    ),
  );
  const [reminder] = silentHouseholds(
    [{ ...household, hasReplied: false }],
    invitation,
    origin,
    texts,
  );
  return reminder ? { ...reminder, remindedAt: household.remindedAt } : null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const { session, now } = requireSession(context);
  const form = await readFields(request, reminderFields);
  return markReminder(env.DB, session, form, now);
}

export default function Reminders({ loaderData, actionData }: Route.ComponentProps) {
  return <ReminderPage {...loaderData} posted={actionData} />;
}
