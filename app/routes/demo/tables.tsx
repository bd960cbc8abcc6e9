import { env } from "cloudflare:workers";
import { data } from "react-router";
import type { Route } from "./+types/tables";
import { demoSeating } from "#app/couple/demo/seating/submit.server.ts";
import { keepChanges } from "#app/couple/demo/data.server.ts";
import { inTurn } from "#app/couple/demo/in-turn.ts";
import { demoParties } from "#app/couple/demo/rows.server.ts";
import { filterOf } from "#app/couple/seating/filter.ts";
import { orLost, revalidateUnlessLost } from "#app/couple/seating/texts.ts";
import { SeatingPage } from "#app/couple/seating/components/seating-page.tsx";
import { seatingView } from "#app/couple/seating/view.ts";
import {
  changeSeating,
  seatingFields,
  type SeatingAnswer,
} from "#app/domain/seating/submit.server.ts";
import { readFields } from "#app/lib/form.ts";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { openDemo } from "#app/middleware/dashboard-page.ts";

export const handle = { hydrate: true } satisfies HydratedHandle;

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const demo = await openDemo(env.CONTENT, { request, url, context });
  const { rows, invitation, frame, now, t } = demo;
  const parties = demoParties(rows, invitation);
  return {
    view: seatingView(rows.seating, parties, frame, t, now),
    doubtful: 0,
    filter: filterOf(url.searchParams),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const demo = await openDemo(env.CONTENT, { request, url, context });
  const { rows, invitation, changes, now } = demo;
  const { tables } = rows.seating;
  const form = await readFields(request, seatingFields);
  const parties = demoParties(rows, invitation);
  const { store, changed } = demoSeating(changes, tables, now);
  const answer = await changeSeating({ store, tables, parties }, form);
  const headers = await keepChanges(changed());
  const full: SeatingAnswer = { kind: "problem", problem: "limit" };
  return headers ? data(answer, { headers }) : data(full);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orLost(() => inTurn(serverAction));
}

export const shouldRevalidate = revalidateUnlessLost;

export default function DemoTables({ loaderData, actionData }: Route.ComponentProps) {
  const answer = actionData?.kind === "lost" ? undefined : actionData;
  return <SeatingPage {...loaderData} answer={answer} />;
}
