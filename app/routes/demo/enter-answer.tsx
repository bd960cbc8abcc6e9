import { env } from "cloudflare:workers";
import { redirect } from "react-router";
import type { Route } from "./+types/enter-answer";
import { EnterAnswerPage } from "#app/couple/answers/components/enter-answer-page.tsx";
import { enterAnswerView } from "#app/couple/answers/entered/view.ts";
import { enteredFields } from "#app/couple/answers/entered/schema.ts";
import { enterDemoAnswer } from "#app/couple/demo/submit.server.ts";
import { demoAddress } from "#app/couple/demo/session.server.ts";
import { keepChanges } from "#app/couple/demo/data.server.ts";
import { inTurn } from "#app/couple/demo/in-turn.ts";
import { demoAnswer } from "#app/couple/demo/rows.server.ts";
import { readFields } from "#app/lib/form.ts";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { openDemo } from "#app/middleware/dashboard-page.ts";
import { answerRejected } from "#app/lib/submit.server.ts";

export const handle = { hydrate: true } satisfies HydratedHandle;

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const demo = await openDemo(env.CONTENT, { request, url, context });
  const { rows, frame, invitation, language } = demo;
  const id = url.searchParams.get("for") ?? "";
  return enterAnswerView(frame, { id, invitation }, rows, demoAnswer(rows, id, language));
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const demo = await openDemo(env.CONTENT, { request, url, context });
  const entered = enterDemoAnswer(
    demo.changes,
    demo.rows,
    await readFields(request, enteredFields),
  );
  if (entered.state === "rejected") return answerRejected(entered, entered.failure.lastResult);
  const headers = await keepChanges(entered.changes);
  const address = headers ? `${demoAddress}?entered=${entered.answer}` : demoAddress;
  return redirect(address, { status: 303, headers: headers ?? {} });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return inTurn(serverAction);
}

export default function DemoEnterAnswer({ loaderData, actionData }: Route.ComponentProps) {
  return <EnterAnswerPage {...loaderData} posted={actionData} />;
}
