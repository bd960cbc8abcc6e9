import { env } from "cloudflare:workers";
import type { Route } from "./+types/locale";
import { requirePack } from "#app/i18n/pack-address.server.ts";
import { etagOf, hasCurrent } from "#app/lib/etag.ts";

/** Seconds that browsers may cache a pack; a changed text is seen within minutes. */
const maxAgeSeconds = 300;

/** `GET /locales/{lng}/{ns}.json`: one language pack. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const pack = await requirePack(env.CONTENT, params);
  const body = JSON.stringify(pack);
  const etag = await etagOf(body);
  const headers = { ETag: etag, "Cache-Control": `public, max-age=${maxAgeSeconds}` };
  if (hasCurrent(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(body, {
    headers: { ...headers, "Content-Type": "application/json; charset=utf-8" },
  });
}
