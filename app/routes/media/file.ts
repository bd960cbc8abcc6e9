import { env } from "cloudflare:workers";
import type { Route } from "./+types/file";
import { serveMedia } from "#app/platform/media/serve.server.ts";

export function loader({ request, url }: Route.LoaderArgs) {
  return serveMedia(env.MEDIA, request, url.pathname.slice(1));
}
