import { env } from "cloudflare:workers";
import { redirect } from "react-router";
import type { Route } from "./+types/guest-import";
import { requireLink } from "#app/couple/access.server.ts";
import { ImportPage, type ShownImport } from "#app/couple/guest-list/components/import-page.tsx";
import { languagesOf } from "#app/couple/guest-list/household/view.ts";
import { importGuests, uploadLimit } from "#app/couple/guest-list/import/submit.server.ts";
import {
  revalidateUnlessLost,
  sendInPlace,
} from "#app/couple/guest-list/components/send-in-place.ts";
import { householdsOf, readHouseholds } from "#app/domain/guests/data.server.ts";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { answerRejected } from "#app/lib/submit.server.ts";
import { readUpload } from "#app/lib/upload.ts";
import { openPage } from "#app/middleware/dashboard-page.ts";
import { requireSession } from "#app/middleware/dashboard-session.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

export const handle = { hydrate: true } satisfies HydratedHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { frame } = await openPage(env.DB, { url, context });
  if (frame.isReadOnly) throw redirect("/replies/guests");
  return { frame };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { session, invitation, language, now } = requireSession(context);
  const statement = householdsOf(env.DB, session.invitation);
  // Before the file is read: nobody else may make the Worker hold 20 MB.
  const { link, results } = await requireLink(env.DB, session, [statement], "edit");
  const outcome = await importGuests(env.DB, await readUpload(request, uploadLimit), {
    invitation: session.invitation,
    person: link.name ?? "",
    languages: languagesOf(invitation, language),
    stored: readHouseholds(results[0]),
    now,
    t: getTranslation(context).t,
  });
  if (outcome.state === "shown") return outcome.answer;
  if (outcome.state === "rejected") return answerRejected(outcome, outcome.failure);
  const { added, changed } = outcome;
  throw redirect(`/replies/guests?done=imported&added=${added}&changed=${changed}`, {
    status: 303,
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs): Promise<ShownImport> {
  return sendInPlace(() => serverAction());
}

export const shouldRevalidate = revalidateUnlessLost;

export default function GuestImport({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportPage {...loaderData} answer={actionData} />;
}
