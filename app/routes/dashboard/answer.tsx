import { env } from "cloudflare:workers";
import type { Route } from "./+types/answer";
import { requireLink } from "#app/couple/access.server.ts";
import { AnswerPage } from "#app/couple/answers/components/answer-page.tsx";
import { answerOfId, answersOf, readAnswer, readAnswers } from "#app/couple/answers/data.server.ts";
import { answerView } from "#app/couple/answers/history/view.ts";
import { reviewFields, submitReview } from "#app/couple/answers/review/submit.server.ts";
import { dashboardFrame } from "#app/couple/frame/view.ts";
import { readFields } from "#app/lib/form.ts";
import { notFound } from "#app/lib/http.ts";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { requireSession } from "#app/middleware/dashboard-session.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

export const handle = { hydrate: true, texts: ["dates"] } satisfies HydratedHandle;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const deskRequest = requireSession(context);
  const { session, invitation } = deskRequest;
  const lists = answersOf(env.DB, session.invitation);
  const statements = answerOfId(env.DB, session.invitation, params.id);
  const { link, results } = await requireLink(env.DB, session, [...lists, ...statements]);
  const answer = readAnswer(results.slice(lists.length));
  if (!answer) throw notFound();
  const { t } = getTranslation(context);
  const frame = dashboardFrame(deskRequest, link, url, t);
  return answerView(answer, readAnswers(results), frame, invitation, t);
}

export async function action({ request, context }: Route.ActionArgs) {
  const { session, now } = requireSession(context);
  const form = await readFields(request, reviewFields);
  return submitReview(env.DB, session, form, now);
}

export default function Answer({ loaderData, actionData }: Route.ComponentProps) {
  return <AnswerPage {...loaderData} posted={actionData} />;
}
