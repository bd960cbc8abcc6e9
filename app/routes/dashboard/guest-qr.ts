import { env } from "cloudflare:workers";
import type { Route } from "./+types/guest-qr";
import { requireLink } from "#app/couple/access.server.ts";
import { householdOf, readHousehold } from "#app/domain/guests/data.server.ts";
import { personalLinkOf } from "#app/domain/guests/links.ts";
import { peopleText } from "#app/domain/guests/names/format.ts";
import { drawQr, qrFile } from "#app/domain/guests/link/qr.ts";
import { notFound } from "#app/lib/http.ts";
import { publicOrigin } from "#app/lib/settings.ts";
import { requireSession } from "#app/middleware/dashboard-session.ts";

/** The QR code of a household's personal link as an SVG file. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { session, invitation } = requireSession(context);
  const statement = householdOf(env.DB, session.invitation, params.household);
  const { link, results } = await requireLink(env.DB, session, [statement]);
  const household = readHousehold(results[0]);
  if (!household?.code || !invitation || link.isReadOnly) throw notFound();
  const drawing = drawQr(personalLinkOf(invitation, household, publicOrigin(env, url)));
  // RFC 6266: the plain name for what cannot read the encoded one.
  const name = encodeURIComponent(`${peopleText(household).slice(0, 60).toWellFormed()}.svg`);
  return new Response(qrFile(drawing), {
    headers: {
      "Content-Type": "image/svg+xml",
      "Content-Disposition": `attachment; filename="qr.svg"; filename*=UTF-8''${name.replaceAll("'", "%27")}`,
    },
  });
}
