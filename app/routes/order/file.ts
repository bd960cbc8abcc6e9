import { env } from "cloudflare:workers";
import type { Route } from "./+types/file";
import { requireOpenedOrder } from "#app/shop/order/access.server.ts";
import { keepSmall } from "#app/shop/order/material/submit.server.ts";
import { mostSmallBytes } from "#app/shop/order/material/limits.ts";
import { serveMaterial } from "#app/shop/order/material/serve.server.ts";
import { stateViews } from "#app/shop/order/state.ts";
import { notFound } from "#app/lib/http.ts";
import { mayPass, retryAfter } from "#app/lib/rate-limit.ts";
import { requireSettings } from "#app/lib/settings.ts";
import { requireStored } from "#app/lib/storage.ts";
import { readBytes } from "#app/lib/upload.ts";
import { privateAnswer } from "#app/middleware/private-answer.ts";

export const middleware = [privateAnswer];

/** A file that the order's customer sent; with `?small` its small picture. */
export async function loader({ params, url }: Route.LoaderArgs) {
  const { REPLY_SECRET } = requireSettings(env, ["REPLY_SECRET"]);
  const order = await requireOpenedOrder(env.DB, REPLY_SECRET, params.number, url.searchParams);
  const stores = { db: env.DB, media: env.MEDIA };
  const isSmall = url.searchParams.has("small");
  const file = await serveMaterial(stores, order.id, params.hash, isSmall);
  if (!file) throw notFound();
  return file;
}

/** Takes the small picture of a photo. */
export async function action({ request, params, url }: Route.ActionArgs) {
  const { REPLY_SECRET } = requireSettings(env, ["REPLY_SECRET"]);
  const order = await requireOpenedOrder(env.DB, REPLY_SECRET, params.number, url.searchParams);
  if (!(await mayPass(env.UPLOAD_LIMIT, `files ${order.number}`)))
    throw new Response(null, { status: 429, headers: retryAfter(false) });
  const stores = { db: env.DB, media: env.MEDIA };
  const bytes = await readBytes(request, mostSmallBytes);
  const isKept =
    bytes !== null &&
    stateViews[order.state].takesMaterial &&
    (await requireStored(() => keepSmall(stores, order.id, params.hash, bytes)));
  return isKept ? Response.json({ kept: true }) : new Response(null, { status: 400 });
}
