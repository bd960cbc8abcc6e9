import { env } from "cloudflare:workers";
import { redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import type { Route } from "./+types/page";
import { readSharedLinks, sharedLinks } from "#app/domain/couple-link/data.server.ts";
import { requireLink } from "#app/couple/access.server.ts";
import { AnswersPage } from "#app/couple/answers/components/answers-page.tsx";
import { answersOf, readAnswers } from "#app/couple/answers/data.server.ts";
import { readEntryQuery } from "#app/couple/answers/entry.ts";
import {
  enteredResult,
  reviewFields,
  submitReview,
} from "#app/couple/answers/submit-review.server.ts";
import { firstSteps } from "#app/couple/answers/first-steps.ts";
import { areStepsFolded, foldedSteps } from "#app/couple/answers/folded-steps.ts";
import { answersView } from "#app/couple/answers/view.ts";
import { dashboardFrame } from "#app/couple/frame.ts";
import { readFields } from "#app/lib/form.ts";
import { notFound } from "#app/lib/http.ts";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { requireSession } from "#app/middleware/dashboard-session.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

export const handle = { hydrate: true, texts: ["dates"] } satisfies HydratedHandle;

/** The browser filters by itself (`useEntries`), so that a new query alone loads nothing. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isQuery =
    formMethod === undefined &&
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.search !== nextUrl.search;
  return !isQuery && defaultShouldRevalidate;
}

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const asked = requireSession(context);
  const query = readEntryQuery(url.searchParams);
  if (!query) throw notFound();
  const { session, invitation, now } = asked;
  const path = session.invitation;
  const statements = [...answersOf(env.DB, path), sharedLinks(env.DB, path)];
  const { link, results } = await requireLink(env.DB, session, statements);
  const { t } = getTranslation(context);
  const frame = dashboardFrame(asked, link, url, t);
  const rows = readAnswers(results);
  const view = answersView(rows, frame, { query, invitation, now }, t);
  const isOver =
    frame.isReadOnly || !view.asks || areStepsFolded(request.headers.get("Cookie"), path);
  const shared = link.name === null ? readSharedLinks(results.at(-1)).length : null;
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
