import { env } from "cloudflare:workers";
import { data, redirect } from "react-router";
import type { Route } from "./+types/page";
import { AnswersPage } from "#app/couple/answers/components/answers-page.tsx";
import { readEntryQuery, revalidateUnlessQuery } from "#app/couple/answers/types.ts";
import { reviewFields } from "#app/couple/answers/review/submit.server.ts";
import { answersView } from "#app/couple/answers/view.ts";
import { demoAddress, forgetChanges } from "#app/couple/demo/session.server.ts";
import { reviewDemo } from "#app/couple/demo/submit.server.ts";
import { enteredIn, keepChanges } from "#app/couple/demo/data.server.ts";
import { inTurn } from "#app/couple/demo/in-turn.ts";
import { readFields } from "#app/lib/form.ts";
import { notFound } from "#app/lib/http.ts";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { openDemo } from "#app/middleware/dashboard-page.ts";

export const handle = { hydrate: true } satisfies HydratedHandle;

export const shouldRevalidate = revalidateUnlessQuery;

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const query = readEntryQuery(url.searchParams);
  if (!query) throw notFound();
  const demo = await openDemo(env.CONTENT, { request, url, context });
  const { rows, frame, invitation, now, t } = demo;
  return {
    ...answersView(rows, frame, { query, invitation, now }, t),
    entered: enteredIn(rows, url.searchParams.get("entered")),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const demo = await openDemo(env.CONTENT, { request, url, context });
  const form = await readFields(request, [...reviewFields, "again"]);
  if (form.get("again") === "1") {
    const headers = { "Set-Cookie": await forgetChanges() };
    throw redirect(demoAddress, { status: 303, headers });
  }
  const { changes, answer } = reviewDemo(demo.changes, demo.rows, form);
  return data(answer, { headers: (await keepChanges(changes)) ?? {} });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return inTurn(serverAction);
}

export default function DemoAnswers({ loaderData, actionData }: Route.ComponentProps) {
  return <AnswersPage {...loaderData} steps={[]} posted={actionData} />;
}
