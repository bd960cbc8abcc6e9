import { env } from "cloudflare:workers";
import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import type { Route } from "./+types/tables";
import { changeDemoSeating } from "#app/couple/demo/change-seating.server.ts";
import { keepChanges, readDemo } from "#app/couple/demo/demo.server.ts";
import { inTurn } from "#app/couple/demo/in-turn.ts";
import { demoParties } from "#app/couple/demo/rows.server.ts";
import { filterOf } from "#app/couple/seating/filter.ts";
import { isLostChange, type LostChange } from "#app/couple/seating/said.ts";
import { SeatingPage } from "#app/couple/seating/seating-page.tsx";
import { seatingView } from "#app/couple/seating/view.ts";
import { seatingFields, type SeatingAnswer } from "#app/domain/seating/change.server.ts";
import { systemClock } from "#app/lib/clock.ts";
import { readFields } from "#app/lib/form.ts";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { isLostNetwork } from "#app/lib/lost-network.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

export const handle = { hydrate: true } satisfies HydratedHandle;

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const demo = await readDemo(
    env.CONTENT,
    { request, url },
    getTranslation(context),
    systemClock(),
  );
  const { rows, invitation, frame, now, t } = demo;
  const parties = demoParties(rows, invitation);
  return {
    view: seatingView(rows.seating, parties, frame, t, now),
    doubtful: 0,
    filter: filterOf(url.searchParams),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const demo = await readDemo(
    env.CONTENT,
    { request, url },
    getTranslation(context),
    systemClock(),
  );
  const { rows, invitation, now } = demo;
  const form = await readFields(request, seatingFields);
  const parties = demoParties(rows, invitation);
  const seating = { changes: demo.changes, tables: rows.seating.tables, parties };
  const { changes, answer } = changeDemoSeating(seating, form, now);
  const headers = await keepChanges(changes);
  const full: SeatingAnswer = { kind: "problem", problem: "limit" };
  return headers ? data(answer, { headers }) : data(full);
}

/** Says a lost network beside the tables, because an exception would replace them. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await inTurn(serverAction);
  } catch (error) {
    if (!isLostNetwork(error)) throw error;
    return { kind: "lost" } satisfies LostChange;
  }
}

/** Without a network the page could not be read again either. */
export function shouldRevalidate({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate && !isLostChange(actionResult);
}

export default function DemoTables({ loaderData, actionData }: Route.ComponentProps) {
  const answer = actionData?.kind === "lost" ? undefined : actionData;
  return <SeatingPage {...loaderData} answer={answer} />;
}
