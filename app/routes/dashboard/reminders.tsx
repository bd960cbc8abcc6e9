import { env, waitUntil } from "cloudflare:workers";
import { redirect } from "react-router";
import type { Route } from "./+types/reminders";
import { requireLink } from "#app/features/dashboard/access.server.ts";
import { answersOf, readAnswers } from "#app/features/dashboard/answers/data.server.ts";
import { silentOf } from "#app/features/dashboard/answers/entries.ts";
import { dashboardFrame } from "#app/features/dashboard/frame.ts";
import { markReminder, reminderFields } from "#app/features/dashboard/reminders/mark.server.ts";
import { reminderQueue } from "#app/features/dashboard/reminders/queue.ts";
import { ReminderPage } from "#app/features/dashboard/reminders/reminder-page.tsx";
import { changeView } from "#app/features/dashboard/reminders/change.server.ts";
import type { MessageKind } from "#app/features/dashboard/household-messages.ts";
import { messagedHousehold } from "#app/features/dashboard/messaged-household.ts";
import { languageOfHousehold } from "#app/features/guests/household-link.ts";
import { withoutOldNews } from "#app/features/invitation/earlier.ts";
import { notifyQueue } from "#app/features/outbox/notify-queue.server.ts";
import { tellGuests } from "#app/features/reply/change-notice.server.ts";
import { notFound } from "#app/lib/http.ts";
import { requireStored } from "#app/lib/storage.ts";
import type { Household } from "#app/features/guests/schema.ts";
import { calledOff } from "#app/features/invitation/lifecycle.ts";
import { localeOf } from "#app/features/invitation/locale.ts";
import type { PublishedInvitation } from "#app/features/invitation/schema.ts";
import { translatorFor } from "#app/i18n/translator.server.ts";
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
  const i18n = getTranslation(context);
  const frame = dashboardFrame(asked, link, url, i18n.t);
  if (invitation && url.searchParams.get("about") === "change") {
    const shown = withoutOldNews(invitation, now);
    const stores = { db: env.DB, kv: env.CONTENT };
    const told = await changeView(stores, rows, invitation, { frame, skipped, now }, i18n.t);
    if (!told) throw notFound();
    const { next, ...view } = told;
    return {
      ...view,
      next: next && (await messageTo("status", next, shown, publicOrigin(env, url))),
    };
  }
  const given = { households: rows.households, silent: silentOf(rows) };
  const queue = reminderQueue(given, new Set(skipped), now);
  // Without a published page there is no link to send, and nobody is reminded of a day that was
  // called off.
  const asks = invitation !== null && calledOff(invitation) === null;
  const [first] = asks ? queue.waiting : [];
  return {
    frame,
    change: null,
    next:
      first && invitation
        ? await messageTo("reminder", first, invitation, publicOrigin(env, url))
        : null,
    waiting: asks ? queue.waiting.length : 0,
    silent: queue.silent,
    isEmpty: rows.households.length === 0,
    sentToday: queue.sentToday,
    skipped,
  };
}

async function messageTo(
  kind: MessageKind,
  household: Household,
  invitation: PublishedInvitation,
  origin: string,
) {
  const locale = localeOf(invitation, languageOfHousehold(household, invitation));
  const t = await translatorFor(env.CONTENT, locale);
  const message = messagedHousehold(kind, household, invitation, origin, t);
  return { ...message, remindedAt: household.remindedAt };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { session, invitation, now } = requireSession(context);
  const form = await readFields(request, reminderFields);
  if (form.get("mark") !== "mail") return markReminder(env.DB, session, form, now);
  await requireLink(env.DB, session, [], "edit");
  if (invitation) {
    const ids = await requireStored(() => tellGuests(env.DB, invitation, now));
    waitUntil(notifyQueue(env.OUTBOX, ids));
  }
  return redirect("/replies/reminders?about=change", 303);
}

export default function Reminders({ loaderData, actionData }: Route.ComponentProps) {
  return <ReminderPage {...loaderData} posted={actionData} />;
}
