import { env } from "cloudflare:workers";
import { data } from "react-router";
import type { Route } from "./+types/reminders";
import { markDemo } from "#app/couple/demo/submit.server.ts";
import { keepChanges } from "#app/couple/demo/data.server.ts";
import { demoQueue } from "#app/couple/demo/view.server.ts";
import { inTurn } from "#app/couple/demo/in-turn.ts";
import { queueFields } from "#app/couple/reminders/submit.server.ts";
import { QueuePage } from "#app/couple/reminders/components/queue-page.tsx";
import { readFields } from "#app/lib/form.ts";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { publicOrigin } from "#app/lib/settings.ts";
import { openDemo } from "#app/middleware/dashboard-page.ts";

export const handle = { hydrate: true } satisfies HydratedHandle;

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const demo = await openDemo(env.CONTENT, { request, url, context });
  return demoQueue(demo, url.searchParams, publicOrigin(env, url));
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const demo = await openDemo(env.CONTENT, { request, url, context });
  const form = await readFields(request, queueFields);
  const from = url.searchParams.get("from");
  const { changes, answer } = markDemo(demo.changes, demo.rows, form, from, demo.now);
  return data(answer, { headers: (await keepChanges(changes)) ?? {} });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return inTurn(serverAction);
}

export default function DemoReminders({ loaderData, actionData }: Route.ComponentProps) {
  return <QueuePage {...loaderData} posted={actionData} />;
}
