import { env } from "cloudflare:workers";
import type { Route } from "./+types/envelopes";
import { PrintsPage } from "#app/couple/prints/components/prints-page.tsx";
import { envelopesContent } from "#app/couple/prints/sheets/envelopes.server.ts";
import { printView } from "#app/couple/prints/view.server.ts";
import { householdsOf, readHouseholds } from "#app/domain/guests/data.server.ts";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { openPage } from "#app/middleware/dashboard-page.ts";

export const handle = { hydrate: true, texts: ["dashboard-lists"] } satisfies HydratedHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { reader, results, frame, t } = await openPage(env.DB, { url, context }, (path) => [
    householdsOf(env.DB, path),
  ]);
  const content = envelopesContent(readHouseholds(results[0]), reader.invitation, { url, t });
  return { frame, view: printView("envelopes", content, reader, t) };
}

export default function Envelopes({ loaderData }: Route.ComponentProps) {
  return <PrintsPage {...loaderData} />;
}
