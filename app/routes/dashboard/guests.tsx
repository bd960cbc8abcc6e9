import { env } from "cloudflare:workers";
import { data, redirect } from "react-router";
import type { Route } from "./+types/guests";
import { recordChange } from "#app/domain/change-log/mutations.server.ts";
import { requireLink } from "#app/couple/access.server.ts";
import {
  GuestListPage,
  type ListNotice,
} from "#app/couple/guest-list/components/guest-list-page.tsx";
import { guestListView } from "#app/couple/guest-list/view.ts";
import { packRemoved, unpackRemoved } from "#app/couple/guest-list/household/token.server.ts";
import {
  householdOf,
  householdsOf,
  readHousehold,
  readHouseholds,
} from "#app/domain/guests/data.server.ts";
import { deleteHousehold } from "#app/domain/guests/link/mutations.server.ts";
import { restoreHousehold } from "#app/domain/guests/mutations.server.ts";
import { findDoublesAnew } from "#app/domain/reply/doubles/mutations.server.ts";
import type { Household } from "#app/domain/guests/schema.ts";
import { peopleText } from "#app/domain/guests/names/format.ts";
import { readRepliedHouseholds, repliedHouseholds } from "#app/domain/reply/data.server.ts";
import { endKeys } from "#app/domain/reply/key/mutations.server.ts";
import { readFields } from "#app/lib/form.ts";
import { requireSettings } from "#app/lib/settings.ts";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { requireStored } from "#app/lib/storage.ts";
import { openPage } from "#app/middleware/dashboard-page.ts";
import { requireSession } from "#app/middleware/dashboard-session.ts";

export const handle = { hydrate: true } satisfies HydratedHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { invitation, results, frame, t } = await openPage(env.DB, { url, context }, (path) => [
    householdsOf(env.DB, path),
    repliedHouseholds(env.DB, path),
  ]);
  const [households, replied] = results;
  const view = guestListView(
    readHouseholds(households),
    readRepliedHouseholds(replied),
    frame,
    { query: url.searchParams.get("q")?.slice(0, 200) ?? "", first: invitation?.languages[0] },
    t,
  );
  return { view, notice: noticeOf(url.searchParams) };
}

/** Removes a household, or puts the one back that was removed on the page before. */
export async function action({ request, context }: Route.ActionArgs) {
  const { session, now } = requireSession(context);
  const { DASHBOARD_SECRET } = requireSettings(env, ["DASHBOARD_SECRET"]);
  const form = await readFields(request, ["intent", "household", "removed", "signature"]);
  const text = (name: string) => String(form.get(name));
  const path = session.invitation;
  const { link, results } = await requireLink(
    env.DB,
    session,
    [householdOf(env.DB, path, text("household"))],
    "edit",
  );
  const author = { invitation: path, person: link.name ?? "", now };
  const recordOf = (kind: "household-removed" | "household-restored", target: Household) => [
    recordChange(env.DB, author, kind, { name: peopleText(target) }, [target.id]),
  ];
  if (text("intent") === "restore") {
    const removal = { removed: text("removed"), signature: text("signature") };
    const household = await unpackRemoved(DASHBOARD_SECRET, path, removal, now);
    if (!household) return redirect("/replies/guests?done=not-restored", { status: 303 });
    const record = recordOf("household-restored", household);
    await requireStored(() => restoreHousehold(env.DB, path, household, record));
    await findDoublesAnew(env.DB, path, now);
    return redirect(`/replies/guests/${household.id}?done=restored`, { status: 303 });
  }
  const household = readHousehold(results[0]);
  if (text("intent") !== "remove" || !household)
    return redirect("/replies/guests?done=gone", { status: 303 });
  const ends = [
    ...recordOf("household-removed", household),
    ...endKeys(env.DB, path, household.id),
  ];
  await requireStored(() => deleteHousehold(env.DB, path, household.id, ends));
  await findDoublesAnew(env.DB, path, now);
  const removed = await packRemoved(DASHBOARD_SECRET, path, household, now);
  return data({ name: peopleText(household), ...removed });
}

export default function Guests({ loaderData, actionData }: Route.ComponentProps) {
  return <GuestListPage {...loaderData} removed={actionData} />;
}

function noticeOf(query: URLSearchParams): ListNotice | null {
  const done = query.get("done");
  if (done === "gone" || done === "not-restored") return { done };
  const count = (name: string) => Number(/^\d{1,4}$/.exec(query.get(name) ?? "")?.[0] ?? 0);
  if (done !== "imported") return null;
  return { done, added: count("added"), changed: count("changed") };
}
