import { env } from "cloudflare:workers";
import type { Route } from "./+types/table-numbers";
import { requireLink } from "#app/couple/access.server.ts";
import { dashboardFrame } from "#app/couple/frame.ts";
import { PrintsPage } from "#app/couple/prints/components/prints-page.tsx";
import { tableNumbers } from "#app/couple/prints/table-number-cards.server.ts";
import { chosenLanguage, printView } from "#app/couple/prints/view.server.ts";
import { localeOf } from "#app/domain/invitation/invitation-locale.ts";
import { readSeating, seatingOf } from "#app/domain/seating/data.server.ts";
import { usedTables } from "#app/domain/seating/used-tables.ts";
import { translatorFor } from "#app/i18n/translator.server.ts";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { requireSession } from "#app/middleware/dashboard-session.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

export const handle = { hydrate: true, texts: ["dashboard-lists"] } satisfies HydratedHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = requireSession(context);
  const { session, invitation } = asked;
  const { link, results } = await requireLink(
    env.DB,
    session,
    seatingOf(env.DB, session.invitation),
  );
  const { t } = getTranslation(context);
  const { shown, choice } = chosenLanguage(url, asked, t);
  const words = await translatorFor(env.CONTENT, localeOf(invitation, shown));
  const pieces = tableNumbers(usedTables(readSeating(results)), invitation, shown, words);
  const notes = pieces.length === 0 ? [t("dashboard-prints:none.tables")] : [];
  const content = { format: "table-numbers", pieces, choices: [choice], notes } as const;
  return {
    frame: dashboardFrame(asked, link, url, t),
    view: printView("table-numbers", content, asked, t),
  };
}

export default function TableNumbers({ loaderData }: Route.ComponentProps) {
  return <PrintsPage {...loaderData} />;
}
