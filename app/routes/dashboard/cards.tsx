import { env } from "cloudflare:workers";
import type { Route } from "./+types/cards";
import { cardsView } from "#app/couple/lists/cards/view.ts";
import { CardSheets } from "#app/couple/lists/components/card-sheets.tsx";
import { keepsakeLook } from "#app/couple/lists/keepsake/view.server.tsx";
import { householdsOf, readHouseholds } from "#app/domain/guests/data.server.ts";
import { translatorsOf } from "#app/domain/invitation/texts.server.ts";
import { readRepliedHouseholds, repliedHouseholds } from "#app/domain/reply/data.server.ts";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { publicOrigin } from "#app/lib/settings.ts";
import { openPage } from "#app/middleware/dashboard-page.ts";

export const handle = { hydrate: true, texts: ["dashboard-lists"] } satisfies HydratedHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  // A personal link answers for its household, which those who may only read must not.
  const { invitation, language, results, frame } = await openPage(
    env.DB,
    { url, context },
    (path) => [householdsOf(env.DB, path), repliedHouseholds(env.DB, path)],
    "edit",
  );
  const households = readHouseholds(results[0]);
  const replied = readRepliedHouseholds(results[1]);
  const silent = households.filter(({ id }) => !replied.has(id));
  const onlySilent = url.searchParams.has("silent");
  const texts = await translatorsOf(env.CONTENT, invitation);
  return {
    frame,
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
