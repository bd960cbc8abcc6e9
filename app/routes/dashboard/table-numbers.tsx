import { env } from "cloudflare:workers";
import type { Route } from "./+types/table-numbers";
import { PrintsPage } from "#app/couple/prints/components/prints-page.tsx";
import { tableNumbers } from "#app/couple/prints/sheets/table-numbers.server.ts";
import { chosenLanguage, printView } from "#app/couple/prints/view.server.ts";
import { localeOf } from "#app/domain/invitation/invitation-locale.ts";
import { readSeating, seatingOf } from "#app/domain/seating/data.server.ts";
import { usedTables } from "#app/domain/seating/used-tables.ts";
import { translatorFor } from "#app/i18n/translator.server.ts";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { openPage } from "#app/middleware/dashboard-page.ts";

export const handle = { hydrate: true, texts: ["dashboard-lists"] } satisfies HydratedHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { reader, invitation, results, frame, t } = await openPage(
    env.DB,
    { url, context },
    (path) => seatingOf(env.DB, path),
  );
  const { shown: language, choice } = chosenLanguage(url, reader, t);
  const words = await translatorFor(env.CONTENT, localeOf(invitation, language));
  const pieces = tableNumbers(usedTables(readSeating(results)), invitation, language, words);
  const notes = pieces.length === 0 ? [t("dashboard-prints:none.tables")] : [];
  const content = { format: "table-numbers", pieces, choices: [choice], notes } as const;
  return { frame, view: printView("table-numbers", content, reader, t) };
}

export default function TableNumbers({ loaderData }: Route.ComponentProps) {
  return <PrintsPage {...loaderData} />;
}
