import { env } from "cloudflare:workers";
import { data, redirect } from "react-router";
import type { Route } from "./+types/answer";
import { AnswerPage } from "#app/couple/answers/components/answer-page.tsx";
import { answerView } from "#app/couple/answers/history/view.ts";
import { reviewFields } from "#app/couple/answers/review/submit.server.ts";
import { reviewDemo } from "#app/couple/demo/submit.server.ts";
import { demoAddress } from "#app/couple/demo/session.server.ts";
import { keepChanges } from "#app/couple/demo/data.server.ts";
import { inTurn } from "#app/couple/demo/in-turn.ts";
import { demoAnswer } from "#app/couple/demo/rows.server.ts";
import { readFields } from "#app/lib/form.ts";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { openDemo } from "#app/middleware/dashboard-page.ts";

export const handle = { hydrate: true } satisfies HydratedHandle;

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const demo = await openDemo(env.CONTENT, { request, url, context });
  const { rows, frame, invitation, language, t } = demo;
  const answer = demoAnswer(rows, params.id, language);
  // Taken back, or of a demo that began anew.
  if (!answer) throw redirect(demoAddress, 303);
  // A guest who is in no list stays in none here.
  return { ...answerView(answer, rows, frame, invitation, t), choices: [], answered: [] };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const demo = await openDemo(env.CONTENT, { request, url, context });
  const form = await readFields(request, reviewFields);
  const { changes, answer } = reviewDemo(demo.changes, demo.rows, form);
  return data(answer, { headers: (await keepChanges(changes)) ?? {} });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return inTurn(serverAction);
}

export default function DemoAnswer({ loaderData, actionData }: Route.ComponentProps) {
  return <AnswerPage {...loaderData} posted={actionData} />;
}
