import { env } from "cloudflare:workers";
import { redirect } from "react-router";
import type { Route } from "./+types/wishes";
import { dashboardFrame } from "#app/couple/frame/view.ts";
import { WishesWall } from "#app/couple/lists/components/wishes-wall.tsx";
import { keepsakeLook } from "#app/couple/lists/keepsake/view.server.tsx";
import { requireLists } from "#app/couple/lists/data.server.ts";
import { pageWishes, wishesOf } from "#app/couple/lists/wishes/view.ts";
import { recordChange } from "#app/domain/change-log/mutations.server.ts";
import { requireLink } from "#app/couple/access.server.ts";
import { readWishes, wishesOfInvitation } from "#app/domain/reply/wish/data.server.ts";
import { hideWish } from "#app/domain/reply/wish/mutations.server.ts";
import { readFields } from "#app/lib/form.ts";
import { notFound } from "#app/lib/http.ts";
import { requireStored } from "#app/lib/storage.ts";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { requireSession } from "#app/middleware/dashboard-session.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

export const handle = { hydrate: true, texts: ["dashboard-lists"] } satisfies HydratedHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const deskRequest = requireSession(context);
  const statements = [wishesOfInvitation(env.DB, deskRequest.session.invitation)];
  const { link, replies, results } = await requireLists(env.DB, deskRequest.session, statements);
  const onPage = readWishes(results[0]);
  return {
    frame: dashboardFrame(deskRequest, link, url, getTranslation(context).t),
    wishes: [...pageWishes(onPage), ...wishesOf(replies)],
    onPage,
    look: keepsakeLook(deskRequest.invitation, deskRequest.language),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { session, now } = requireSession(context);
  const form = await readFields(request, ["id", "wish"]);
  const { invitation } = session;
  const { link } = await requireLink(env.DB, session, [], "edit");
  const instant = form.get("wish") === "hide" ? now : null;
  const id = String(form.get("id"));
  const author = { invitation, person: link.name ?? "", now };
  const kind = instant === null ? "wish-shown" : "wish-hidden";
  const record = [recordChange(env.DB, author, kind, {}, [id])];
  if (!(await requireStored(() => hideWish(env.DB, invitation, id, instant, record))))
    throw notFound();
  return redirect("/replies/wishes", 303);
}

export default function Wishes({ loaderData }: Route.ComponentProps) {
  return <WishesWall {...loaderData} />;
}
