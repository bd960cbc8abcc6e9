import { env } from "cloudflare:workers";
import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import type { Route } from "./+types/tables";
import { requireLink } from "#app/couple/access.server.ts";
import { dashboardFrame } from "#app/couple/frame.ts";
import { filterOf } from "#app/couple/seating/filter.ts";
import { isLostChange, type LostChange } from "#app/couple/seating/said.ts";
import { SeatingPage } from "#app/couple/seating/seating-page.tsx";
import { seatingView } from "#app/couple/seating/view.ts";
import { readTotals, replyTotals } from "#app/domain/reply/data.server.ts";
import { changeSeating, seatingFields } from "#app/domain/seating/change.server.ts";
import { readSeatedParties, seatedParties } from "#app/domain/seating/seated-parties.server.ts";
import { readFields } from "#app/lib/form.ts";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { isLostNetwork } from "#app/lib/lost-network.ts";
import { requireStored } from "#app/lib/storage.ts";
import { requireSession } from "#app/middleware/dashboard-session.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

export const handle = {
  hydrate: true,
  texts: ["dashboard-seating", "find-table:numbered"],
} satisfies HydratedHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const request = requireSession(context);
  const { session, now } = request;
  const { link, results } = await requireLink(env.DB, session, [
    replyTotals(env.DB, session.invitation),
    ...seatedParties(env.DB, session.invitation),
  ]);
  const [totals, ...seated] = results;
  const { seating, parties } = readSeatedParties(seated, request.invitation);
  const { t } = getTranslation(context);
  const frame = dashboardFrame(request, link, url, t);
  return {
    view: seatingView(seating, parties, frame, t, now),
    doubtful: readTotals(totals).doubtful,
    filter: filterOf(url.searchParams),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { session, invitation: published, now } = requireSession(context);
  const { invitation } = session;
  const statements = seatedParties(env.DB, invitation);
  const { link, results } = await requireLink(env.DB, session, statements, "edit");
  const { seating, parties } = readSeatedParties(results, published);
  const form = await readFields(request, seatingFields);
  const person = link.name ?? "";
  const change = { db: env.DB, invitation, tables: seating.tables, parties, person, now };
  // Not a redirect: the answer says what fits no more, and offers to undo.
  const answer = await requireStored(() => changeSeating(change, form));
  // A refused change is answered with 200 too, so that the page reads again what is there.
  return data(answer);
}

/** Says a lost network beside the tables, because an exception would replace them. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
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

export default function Tables({ loaderData, actionData }: Route.ComponentProps) {
  const answer = actionData?.kind === "lost" ? undefined : actionData;
  return <SeatingPage {...loaderData} answer={answer} />;
}
