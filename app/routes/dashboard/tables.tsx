import { env } from "cloudflare:workers";
import { data } from "react-router";
import type { Route } from "./+types/tables";
import { requireLink } from "#app/couple/access.server.ts";
import { filterOf } from "#app/couple/seating/filter.ts";
import { orLost, revalidateUnlessLost } from "#app/couple/seating/texts.ts";
import { SeatingPage } from "#app/couple/seating/components/seating-page.tsx";
import { seatingView } from "#app/couple/seating/view.ts";
import { readTotals, replyTotals } from "#app/domain/reply/data.server.ts";
import { changeSeating, seatingFields, storedSeating } from "#app/domain/seating/submit.server.ts";
import { readSeatedParties, seatedParties } from "#app/domain/seating/view.server.ts";
import { readFields } from "#app/lib/form.ts";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { requireStored } from "#app/lib/storage.ts";
import { openPage } from "#app/middleware/dashboard-page.ts";
import { requireSession } from "#app/middleware/dashboard-session.ts";

export const handle = {
  hydrate: true,
  texts: ["dashboard-seating", "find-table:numbered"],
} satisfies HydratedHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { invitation, now, results, frame, t } = await openPage(
    env.DB,
    { url, context },
    (path) => [replyTotals(env.DB, path), ...seatedParties(env.DB, path)],
  );
  const [totals, ...seated] = results;
  const { seating, parties } = readSeatedParties(seated, invitation);
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
  const store = storedSeating(env.DB, { invitation, person, now });
  const change = { store, tables: seating.tables, parties };
  // Not a redirect: the answer says what fits no more, and offers to undo.
  const answer = await requireStored(() => changeSeating(change, form));
  // A refused change is answered with 200 too, so that the page reads again what is there.
  return data(answer);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orLost(() => serverAction());
}

export const shouldRevalidate = revalidateUnlessLost;

export default function Tables({ loaderData, actionData }: Route.ComponentProps) {
  const answer = actionData?.kind === "lost" ? undefined : actionData;
  return <SeatingPage {...loaderData} answer={answer} />;
}
