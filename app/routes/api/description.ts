import { env } from "cloudflare:workers";
import type { Route } from "./+types/description";
import { openApiDocument } from "#app/couple/replies-api/openapi.ts";
import { senderName } from "#app/i18n/studio-texts.ts";
import { publicOrigin } from "#app/lib/settings.ts";

/** The replies API as an OpenAPI document, indented, because people read it too. */
export function loader({ url }: Route.LoaderArgs) {
  const document = openApiDocument(publicOrigin(env, url), senderName);
  return new Response(`${JSON.stringify(document, null, 2)}\n`, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
