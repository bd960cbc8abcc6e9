import { env } from "cloudflare:workers";
import { redirect } from "react-router";
import type { Route } from "./+types/enter-answer";
import { requireLink } from "#app/couple/access.server.ts";
import { EnterAnswerPage } from "#app/couple/answers/components/enter-answer-page.tsx";
import { answerOfId, answersOf, readAnswer, readAnswers } from "#app/couple/answers/data.server.ts";
import { enterAnswer } from "#app/couple/answers/entered/submit.server.ts";
import { enteredFields } from "#app/couple/answers/entered/schema.ts";
import { enterAnswerView } from "#app/couple/answers/entered/view.ts";
import { addressOfEntered } from "#app/couple/answers/review/submit.server.ts";
import { dashboardFrame } from "#app/couple/frame/view.ts";
import { readFields } from "#app/lib/form.ts";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { answerRejected } from "#app/lib/submit.server.ts";
import { requireSession } from "#app/middleware/dashboard-session.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

export const handle = { hydrate: true } satisfies HydratedHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const deskRequest = requireSession(context);
  const { session } = deskRequest;
  const id = url.searchParams.get("for") ?? "";
  const lists = answersOf(env.DB, session.invitation);
  const statements = answerOfId(env.DB, session.invitation, id);
  const { link, results } = await requireLink(env.DB, session, [...lists, ...statements], "edit");
  const frame = dashboardFrame(deskRequest, link, url, getTranslation(context).t);
  const about = { id, invitation: deskRequest.invitation };
  const answer = readAnswer(results.slice(lists.length));
  return enterAnswerView(frame, about, readAnswers(results), answer);
}

export async function action({ request, context }: Route.ActionArgs) {
  const { session, invitation, now } = requireSession(context);
  const form = await readFields(request, enteredFields);
  const entered = await enterAnswer(env.DB, session, invitation, form, now);
  if (entered.state === "rejected") return answerRejected(entered, entered.failure.lastResult);
  return redirect(addressOfEntered(entered), { status: 303 });
}

export default function EnterAnswer({ loaderData, actionData }: Route.ComponentProps) {
  return <EnterAnswerPage {...loaderData} posted={actionData} />;
}
