import { env } from "cloudflare:workers";
import { data, redirect } from "react-router";
import type { Route } from "./+types/guest";
import { recordChange } from "#app/domain/change-log/mutations.server.ts";
import { requireLink } from "#app/couple/access.server.ts";
import { HouseholdPage, householdDone } from "#app/couple/guest-list/components/household-page.tsx";
import { householdFormFields } from "#app/couple/guest-list/household/fields.ts";
import {
  householdChoices,
  householdView,
  languagesOf,
  linkViewOf,
} from "#app/couple/guest-list/household/view.ts";
import { packRemoved } from "#app/couple/guest-list/household/token.server.ts";
import { saveHouseholdForm } from "#app/couple/guest-list/household/submit.server.ts";
import {
  revalidateUnlessLost,
  sendInPlace,
} from "#app/couple/guest-list/components/send-in-place.ts";
import { undoChange, undoFields } from "#app/couple/guest-list/household/undo.server.ts";
import {
  householdOf,
  householdsOf,
  readHousehold,
  readHouseholds,
} from "#app/domain/guests/data.server.ts";
import { languageOfHousehold } from "#app/domain/guests/links.ts";
import { renewCode, revokeCode } from "#app/domain/guests/link/mutations.server.ts";
import { versionAfter } from "#app/domain/guests/mutations.server.ts";
import { peopleText } from "#app/domain/guests/names/format.ts";
import { readWords, wordsOf } from "#app/domain/guests/words/data.server.ts";
import { withoutOldNews } from "#app/domain/invitation/earlier.ts";
import { localeOf } from "#app/domain/invitation/invitation-locale.ts";
import { endKeys } from "#app/domain/reply/key/mutations.server.ts";
import { readReplyId, replyIdOf } from "#app/domain/reply/party/data.server.ts";
import { translatorFor } from "#app/i18n/translator.server.ts";
import { readFields } from "#app/lib/form.ts";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { publicOrigin, requireSettings } from "#app/lib/settings.ts";
import { requireStored, requireStoredOnce } from "#app/lib/storage.ts";
import { readMoment } from "#app/lib/whole.ts";
import { openPage } from "#app/middleware/dashboard-page.ts";
import { requireSession } from "#app/middleware/dashboard-session.ts";
import { answerRejected } from "#app/lib/submit.server.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

export const handle = { hydrate: true } satisfies HydratedHandle;

const gone = () => redirect("/replies/guests?done=gone", { status: 303 });

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { invitation, language, now, results, frame, t } = await openPage(
    env.DB,
    { url, context },
    (path) => [
      householdsOf(env.DB, path),
      replyIdOf(env.DB, path, params.household),
      wordsOf(env.DB, path),
    ],
  );
  const households = readHouseholds(results[0]);
  const household = households.find(({ id }) => id === params.household);
  if (!household) throw gone();
  const languages = languagesOf(invitation, language);
  const reply = readReplyId(results[1]);
  // A personal link answers for the household, which those who may only read must not.
  const ownLink =
    invitation && !frame.isReadOnly
      ? linkViewOf(
          household,
          withoutOldNews(invitation, now),
          reply !== null,
          publicOrigin(env, url),
          await translatorFor(
            env.CONTENT,
            localeOf(invitation, languageOfHousehold(household, invitation)),
          ),
          readWords(results[2]),
        )
      : null;
  const view = householdView(
    household,
    {
      frame,
      languages,
      choices: householdChoices(households, invitation, languages, t),
      reply,
      link: ownLink,
    },
    t,
  );
  const done = householdDone.find((name) => name === url.searchParams.get("done")) ?? null;
  return { view, done };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { session, invitation, language, now } = requireSession(context);
  const path = session.invitation;
  const statement = householdOf(env.DB, path, params.household);
  const { link, results } = await requireLink(env.DB, session, [statement], "edit");
  const person = link.name ?? "";
  const household = readHousehold(results[0]);
  if (!household) throw gone();
  const form = await readFields(request, [...householdFormFields, ...undoFields]);
  const done = (what: string) =>
    redirect(`/replies/guests/${household.id}?done=${what}`, { status: 303 });
  const intent = form.get("intent");
  const linkEnds = (kind: "household-link-renewed" | "household-link-revoked") => {
    const author = { invitation: path, person, now };
    const name = peopleText(household);
    return [
      recordChange(env.DB, author, kind, { name }, [household.id]),
      ...endKeys(env.DB, path, household.id),
    ];
  };
  if (intent === "renew") {
    const ends = linkEnds("household-link-renewed");
    await requireStored(() => renewCode(env.DB, path, household.id, ends));
    throw done("renewed");
  }
  if (intent === "revoke") {
    const ends = linkEnds("household-link-revoked");
    await requireStored(() => revokeCode(env.DB, path, household.id, ends));
    throw done("revoked");
  }
  const { DASHBOARD_SECRET } = requireSettings(env, ["DASHBOARD_SECRET"]);
  if (intent === "undo") {
    const isUndone = await requireStoredOnce(() =>
      undoChange(env.DB, DASHBOARD_SECRET, { path, person, household, form, now }),
    );
    throw done(isUndone ? "undone" : "not-undone");
  }
  // No version that a form did not get from this page is a household's.
  const version = readMoment(String(form.get("version"))) ?? 0;
  const { t } = getTranslation(context);
  const outcome = await saveHouseholdForm(
    env.DB,
    form,
    { household, version },
    { invitation: path, person, languages: languagesOf(invitation, language), now, t },
  );
  if (outcome.state === "rejected") return answerRejected(outcome, outcome.failure);
  if (outcome.state === "closed") throw gone();
  // Not a redirect: what it was before is kept in this answer alone.
  const undo = await packRemoved(DASHBOARD_SECRET, path, household, now);
  return data({ undo: { ...undo, version: versionAfter(version, now) } });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendInPlace(() => serverAction());
}

export const shouldRevalidate = revalidateUnlessLost;

export default function Guest({ loaderData, actionData }: Route.ComponentProps) {
  return <HouseholdPage {...loaderData} answer={actionData} />;
}
