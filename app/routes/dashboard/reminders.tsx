import { env, waitUntil } from "cloudflare:workers";
import { redirect } from "react-router";
import type { Route } from "./+types/reminders";
import { requireLink } from "#app/couple/access.server.ts";
import { answersOf, readAnswers } from "#app/couple/answers/data.server.ts";
import { changeView } from "#app/couple/reminders/change-notice/view.server.ts";
import { markSent, queueFields, submitWords } from "#app/couple/reminders/submit.server.ts";
import { QueuePage } from "#app/couple/reminders/components/queue-page.tsx";
import { queueCard, type QueueView, type Sender } from "#app/couple/reminders/view.ts";
import { sendingPage, skippedIn } from "#app/couple/reminders/view.server.ts";
import { languageOfHousehold } from "#app/domain/guests/links.ts";
import type { Household } from "#app/domain/guests/schema.ts";
import { readWords, wordsOf } from "#app/domain/guests/words/data.server.ts";
import { withoutOldNews } from "#app/domain/invitation/earlier.ts";
import { localeOf } from "#app/domain/invitation/invitation-locale.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { notifyQueue } from "#app/platform/outbox/queue.server.ts";
import { tellGuests } from "#app/domain/reply/change/rules.server.ts";
import { translatorFor } from "#app/i18n/translator.server.ts";
import { readFields } from "#app/lib/form.ts";
import { notFound } from "#app/lib/http.ts";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { publicOrigin } from "#app/lib/settings.ts";
import { requireStored } from "#app/lib/storage.ts";
import { openPage } from "#app/middleware/dashboard-page.ts";
import { requireSession } from "#app/middleware/dashboard-session.ts";

export const handle = { hydrate: true, texts: ["dates"] } satisfies HydratedHandle;

export async function loader({ url, context }: Route.LoaderArgs): Promise<QueueView> {
  const isChange = url.searchParams.get("about") === "change";
  const { invitation, now, link, results, frame, t } = await openPage(
    env.DB,
    { url, context },
    (path) => [...answersOf(env.DB, path), wordsOf(env.DB, path)],
    isChange ? "edit" : "send",
  );
  const skipped = skippedIn(url.searchParams);
  const rows = readAnswers(results);
  const words = readWords(results.at(-1));
  const origin = publicOrigin(env, url);
  if (invitation && isChange) {
    const currentInvitation = withoutOldNews(invitation, now);
    const stores = { db: env.DB, kv: env.CONTENT };
    const notice = await changeView(stores, rows, invitation, { frame, skipped, now }, t);
    if (!notice) throw notFound();
    const { next, ...view } = notice;
    const sender = next && (await senderTo(next, currentInvitation, { origin, words }));
    return { ...view, next: next && sender && queueCard("status", next, sender) };
  }
  const mayWord = !link.isReadOnly && link.sender === null;
  return sendingPage(
    rows,
    { sender: link.sender, mayWord },
    url.searchParams,
    { invitation, frame, senderTo: (to, edition) => senderTo(to, edition, { origin, words }), now },
    t,
  );
}

async function senderTo(
  household: Household,
  invitation: PublishedInvitation,
  sender: Pick<Sender, "origin" | "words">,
): Promise<Sender> {
  const locale = localeOf(invitation, languageOfHousehold(household, invitation));
  return { ...sender, invitation, t: await translatorFor(env.CONTENT, locale) };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { session, invitation, now } = requireSession(context);
  const form = await readFields(request, queueFields);
  const mark = form.get("mark");
  if (mark === "words" || mark === "usual") {
    await submitWords(env.DB, { session, form, now });
    return redirect(`${url.pathname}${url.search}`, 303);
  }
  if (mark !== "mail")
    return markSent(env.DB, { session, form, from: url.searchParams.get("from"), now });
  await requireLink(env.DB, session, [], "edit");
  if (invitation) {
    const ids = await requireStored(() => tellGuests(env.DB, invitation, now));
    waitUntil(notifyQueue(env.OUTBOX, ids));
  }
  return redirect("/replies/reminders?about=change", 303);
}

export default function Reminders({ loaderData, actionData }: Route.ComponentProps) {
  return <QueuePage {...loaderData} posted={actionData} />;
}
