import { env } from "cloudflare:workers";
import type { Route } from "./+types/cards";
import { requireLink } from "#app/couple/access.server.ts";
import { dashboardFrame } from "#app/couple/frame.ts";
import { cardsView } from "#app/couple/lists/cards-view.ts";
import { CardSheets } from "#app/couple/lists/components/card-sheets.tsx";
import { keepsakeLook } from "#app/couple/lists/keepsake-look.server.tsx";
import { householdsOf, readHouseholds } from "#app/domain/guests/data.server.ts";
import { localeOf } from "#app/domain/invitation/invitation-locale.ts";
import { readRepliedHouseholds, repliedHouseholds } from "#app/domain/reply/data.server.ts";
import { translatorFor } from "#app/i18n/translator.server.ts";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { publicOrigin } from "#app/lib/settings.ts";
import { requireSession } from "#app/middleware/dashboard-session.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

export const handle = { hydrate: true, texts: ["dashboard-lists"] } satisfies HydratedHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = requireSession(context);
  const { session, invitation, language } = asked;
  const statements = [
    householdsOf(env.DB, session.invitation),
    repliedHouseholds(env.DB, session.invitation),
  ];
  // A personal link answers for its household, which those who may only read must not.
  const { link, results } = await requireLink(env.DB, session, statements, "edit");
  const households = readHouseholds(results[0]);
  const replied = readRepliedHouseholds(results[1]);
  const silent = households.filter(({ id }) => !replied.has(id));
  const onlySilent = url.searchParams.has("silent");
  const texts = new Map(
    await Promise.all(
      (invitation?.languages ?? []).map(
        async (code) =>
          [code, await translatorFor(env.CONTENT, localeOf(invitation, code))] as const,
      ),
    ),
  );
  return {
    frame: dashboardFrame(asked, link, url, getTranslation(context).t),
    view:
      invitation &&
      cardsView(onlySilent ? silent : households, invitation, publicOrigin(env, url), texts),
    look: keepsakeLook(invitation, language),
    counts: { all: households.length, silent: silent.length },
    onlySilent,
  };
}

export default function Cards({ loaderData }: Route.ComponentProps) {
  return <CardSheets {...loaderData} />;
}
