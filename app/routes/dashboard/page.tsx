import { env } from "cloudflare:workers";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import type { Route } from "./+types/page";
import { requireLink } from "#app/features/dashboard/access.server.ts";
import { AnswersPage } from "#app/features/dashboard/answers/components/answers-page.tsx";
import { answersOf, readAnswers } from "#app/features/dashboard/answers/data.server.ts";
import { readEntryQuery } from "#app/features/dashboard/answers/entry.ts";
import {
  enteredResult,
  reviewFields,
  submitReview,
} from "#app/features/dashboard/answers/review.server.ts";
import { answersView } from "#app/features/dashboard/answers/view.ts";
import { dashboardFrame } from "#app/features/dashboard/frame.ts";
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

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = requireSession(context);
  const query = readEntryQuery(url.searchParams);
  if (!query) throw notFound();
  const { session, invitation, now } = asked;
  const statements = answersOf(env.DB, session.invitation);
  const { link, results } = await requireLink(env.DB, session, statements);
  const { t } = getTranslation(context);
  const frame = dashboardFrame(asked, link, url, t);
  const rows = readAnswers(results);
  return {
    ...answersView(rows, frame, { query, invitation, now }, t),
    entered: enteredResult(rows.replies, url.searchParams.get("entered")),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { session, now } = requireSession(context);
  const form = await readFields(request, reviewFields);
  return submitReview(env.DB, session, form, now);
}

export default function Replies({ loaderData, actionData }: Route.ComponentProps) {
  return <AnswersPage {...loaderData} posted={actionData} />;
}
