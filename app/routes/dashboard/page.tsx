import { env } from "cloudflare:workers";
import { redirect } from "react-router";
import type { Route } from "./+types/page";
import { readSharedLinks, sharedLinks } from "#app/domain/couple-link/data.server.ts";
import { AnswersPage } from "#app/couple/answers/components/answers-page.tsx";
import { answersOf, readAnswers } from "#app/couple/answers/data.server.ts";
import { readEntryQuery, revalidateUnlessQuery } from "#app/couple/answers/types.ts";
import {
  enteredResult,
  reviewFields,
  submitReview,
} from "#app/couple/answers/review/submit.server.ts";
import { firstSteps } from "#app/couple/answers/steps/rules.ts";
import { areStepsFolded, foldedSteps } from "#app/couple/answers/steps/state.ts";
import { answersView } from "#app/couple/answers/view.ts";
import { readFields } from "#app/lib/form.ts";
import { notFound } from "#app/lib/http.ts";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { openPage } from "#app/middleware/dashboard-page.ts";
import { requireSession } from "#app/middleware/dashboard-session.ts";

export const handle = { hydrate: true, texts: ["dates"] } satisfies HydratedHandle;

export const shouldRevalidate = revalidateUnlessQuery;

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const query = readEntryQuery(url.searchParams);
  if (!query) throw notFound();
  const { invitation, now, path, results, frame, t } = await openPage(
    env.DB,
    { url, context },
    (dashboard) => [...answersOf(env.DB, dashboard), sharedLinks(env.DB, dashboard)],
  );
  const rows = readAnswers(results);
  const view = answersView(rows, frame, { query, invitation, now }, t);
  const isOver =
    frame.isReadOnly || !view.asks || areStepsFolded(request.headers.get("Cookie"), path);
  const shared = frame.sharedAs === null ? readSharedLinks(results.at(-1)).length : null;
  return {
    ...view,
    steps: isOver ? [] : firstSteps(rows, shared),
    entered: enteredResult(rows.replies, url.searchParams.get("entered")),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { session, now } = requireSession(context);
  const form = await readFields(request, [...reviewFields, "steps"]);
  if (form.get("steps") === "fold") {
    const headers = { "Set-Cookie": foldedSteps(session.invitation) };
    throw redirect("/replies", { status: 303, headers });
  }
  return submitReview(env.DB, session, form, now);
}

export default function Replies({ loaderData, actionData }: Route.ComponentProps) {
  return <AnswersPage {...loaderData} posted={actionData} />;
}
