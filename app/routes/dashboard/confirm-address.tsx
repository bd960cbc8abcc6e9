import { env, waitUntil } from "cloudflare:workers";
import { data, redirect } from "react-router";
import type { Route } from "./+types/confirm-address";
import { readAddressToken } from "#app/couple/settings/address/token.ts";
import { ConfirmPage, type ConfirmView } from "#app/couple/settings/components/confirm-page.tsx";
import {
  findAddress,
  type NotificationAddress,
} from "#app/platform/outbox/notification/data.server.ts";
import { confirmAddress } from "#app/platform/outbox/notification/mutations.server.ts";
import { notifyQueue } from "#app/platform/outbox/queue.server.ts";
import { eventSummary, findInvitationOfReplies } from "#app/domain/reply/event/view.server.ts";
import { isLanguage } from "#app/i18n/languages.ts";
import { systemClock } from "#app/lib/clock.ts";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { requireSettings } from "#app/lib/settings.ts";
import { requireStored } from "#app/lib/storage.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

export const handle = {
  hydrate: true,
  texts: ["dashboard-settings:confirm"],
} satisfies HydratedHandle;

/** Changes nothing, because mail programs fetch links. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const outcome = await findTarget(params.token);
  const { t, changeLanguage } = getTranslation(context);
  if ("refused" in outcome) return data<ConfirmView>({ state: outcome.refused }, { status: 404 });
  const { address, invitation, language, confirmedAt } = outcome.target;
  if (!isLanguage(url.searchParams.get("lng"))) await changeLanguage(language);
  if (confirmedAt !== null) return data<ConfirmView>({ state: "done", address });
  const published = await findInvitationOfReplies(env.CONTENT, invitation);
  const { names } = eventSummary(published, invitation, language, t);
  return data<ConfirmView>({ state: "ask", address, names });
}

export async function action({ params, url }: Route.ActionArgs) {
  const outcome = await findTarget(params.token);
  if ("target" in outcome) {
    const now = systemClock();
    const messageIds = await requireStored(() => confirmAddress(env.DB, outcome.target, now));
    waitUntil(notifyQueue(env.OUTBOX, messageIds));
  }
  return redirect(url.pathname + url.search, 303);
}

/** The address that a token confirms. A confirmed one is found after its token has expired too. */
async function findTarget(
  token: string,
): Promise<{ target: NotificationAddress } | { refused: "expired" | "wrong" }> {
  const { DASHBOARD_SECRET } = requireSettings(env, ["DASHBOARD_SECRET"]);
  const read = await readAddressToken(DASHBOARD_SECRET, token, systemClock());
  const target = read && (await requireStored(() => findAddress(env.DB, read.id)));
  if (!read || (!target && !read.isExpired)) return { refused: "wrong" };
  if (!target || (read.isExpired && target.confirmedAt === null)) return { refused: "expired" };
  return { target };
}

export default function ConfirmAddress({ loaderData }: Route.ComponentProps) {
  return <ConfirmPage {...loaderData} />;
}
