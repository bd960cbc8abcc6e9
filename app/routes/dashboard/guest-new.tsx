import { env } from "cloudflare:workers";
import { redirect } from "react-router";
import type { Route } from "./+types/guest-new";
import { requireLink } from "#app/couple/access.server.ts";
import { NewHouseholdPage } from "#app/couple/guest-list/components/household-page.tsx";
import { usualValues } from "#app/couple/guest-list/household/rules.ts";
import { householdFormFields, noValues } from "#app/couple/guest-list/household/fields.ts";
import { householdChoices, languagesOf } from "#app/couple/guest-list/household/view.ts";
import { saveHouseholdForm } from "#app/couple/guest-list/household/submit.server.ts";
import {
  revalidateUnlessLost,
  sendInPlace,
} from "#app/couple/guest-list/components/send-in-place.ts";
import { householdsOf, readHouseholds } from "#app/domain/guests/data.server.ts";
import { readFields } from "#app/lib/form.ts";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { openPage } from "#app/middleware/dashboard-page.ts";
import { requireSession } from "#app/middleware/dashboard-session.ts";
import { answerRejected } from "#app/lib/submit.server.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

export const handle = { hydrate: true } satisfies HydratedHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { invitation, language, results, frame, t } = await openPage(
    env.DB,
    { url, context },
    (path) => [householdsOf(env.DB, path)],
  );
  if (frame.isReadOnly) throw redirect("/replies/guests");
  const languages = languagesOf(invitation, language);
  return {
    frame,
    id: crypto.randomUUID(),
    values: noValues,
    usual: usualValues(noValues, languages),
    choices: householdChoices(readHouseholds(results[0]), invitation, languages, t),
    isNext: url.searchParams.get("done") === "saved",
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { session, invitation, language, now } = requireSession(context);
  const { link } = await requireLink(env.DB, session, [], "edit");
  const form = await readFields(request, [...householdFormFields, "intent", "id"]);
  const id = /^[\da-f-]{36}$/.exec(String(form.get("id")))?.[0] ?? crypto.randomUUID();
  const { t } = getTranslation(context);
  const outcome = await saveHouseholdForm(
    env.DB,
    form,
    { id },
    {
      invitation: session.invitation,
      person: link.name ?? "",
      languages: languagesOf(invitation, language),
      now,
      t,
    },
  );
  if (outcome.state === "rejected") return answerRejected(outcome, outcome.failure);
  const next = form.get("intent") === "save-next" ? "new" : id;
  throw redirect(`/replies/guests/${next}?done=saved`, { status: 303 });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendInPlace(() => serverAction());
}

export const shouldRevalidate = revalidateUnlessLost;

export default function NewGuest({ loaderData, actionData }: Route.ComponentProps) {
  return <NewHouseholdPage {...loaderData} answer={actionData} />;
}
