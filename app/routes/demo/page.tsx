import { env } from "cloudflare:workers";
import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import type { Route } from "./+types/page";
import { AnswersPage } from "#app/features/dashboard/answers/components/answers-page.tsx";
import { readEntryQuery } from "#app/features/dashboard/answers/entry.ts";
import { reviewFields } from "#app/features/dashboard/answers/review.server.ts";
import { answersView } from "#app/features/dashboard/answers/view.ts";
import { reviewDemo } from "#app/features/dashboard/demo/change.server.ts";
import { enteredIn, keepChanges, readDemo } from "#app/features/dashboard/demo/demo.server.ts";
import { inTurn } from "#app/features/dashboard/demo/in-turn.ts";
import { systemClock } from "#app/lib/clock.ts";
import { readFields } from "#app/lib/form.ts";
import { notFound } from "#app/lib/http.ts";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

export const handle = { hydrate: true } satisfies HydratedHandle;

/** The browser filters by itself, as in a couple's own dashboard. */
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
  const query = readEntryQuery(url.searchParams);
  if (!query) throw notFound();
  const demo = await readDemo(
    env.CONTENT,
    { request, url },
    getTranslation(context),
    systemClock(),
  );
  const { rows, frame, invitation, now, t } = demo;
  return {
    ...answersView(rows, frame, { query, invitation, now }, t),
    entered: enteredIn(rows, url.searchParams.get("entered")),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const demo = await readDemo(
    env.CONTENT,
    { request, url },
    getTranslation(context),
    systemClock(),
  );
  const form = await readFields(request, reviewFields);
  const { changes, answer } = reviewDemo(demo.changes, demo.rows, form);
  return data(answer, { headers: (await keepChanges(changes)) ?? {} });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return inTurn(serverAction);
}

export default function DemoAnswers({ loaderData, actionData }: Route.ComponentProps) {
  return <AnswersPage {...loaderData} steps={[]} posted={actionData} />;
}
