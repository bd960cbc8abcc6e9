import { env } from "cloudflare:workers";
import { redirect } from "react-router";
import type { Route } from "./+types/files";
import { requireOpenedOrder } from "#app/shop/order/access.server.ts";
import type { Order } from "#app/shop/order/data.server.ts";
import { changeMaterial, materialFields } from "#app/shop/order/material/submit.server.ts";
import { partBytes } from "#app/shop/order/material/limits.ts";
import {
  askReceived,
  readAnnounced,
  receiveForm,
  receivePart,
  type Received,
} from "#app/shop/order/material/receive.server.ts";
import type { MaterialProblem } from "#app/shop/order/material/schema.ts";
import { stateViews } from "#app/shop/order/state.ts";
import { systemClock } from "#app/lib/clock.ts";
import { readFields } from "#app/lib/form.ts";
import { expectPost } from "#app/lib/http.ts";
import { mayPass, retryAfter } from "#app/lib/rate-limit.ts";
import { requireSettings } from "#app/lib/settings.ts";
import { requireStored } from "#app/lib/storage.ts";
import { readBytes } from "#app/lib/upload.ts";
import { privateAnswer } from "#app/middleware/private-answer.ts";

export const middleware = [privateAnswer];

const stores = () => ({ db: env.DB, media: env.MEDIA });

async function openedOrder(typed: string, url: URL): Promise<{ order: Order; mayPost: boolean }> {
  const { REPLY_SECRET } = requireSettings(env, ["REPLY_SECRET"]);
  const order = await requireOpenedOrder(env.DB, REPLY_SECRET, typed, url.searchParams);
  return { order, mayPost: await mayPass(env.UPLOAD_LIMIT, `files ${order.number}`) };
}

/** How much of a file has come, so that it is continued from there. */
export async function loader({ params, url }: Route.LoaderArgs) {
  const announced = readAnnounced(url.searchParams);
  const { order, mayPost } = await openedOrder(params.number, url);
  if (!announced) return expectPost();
  if (!mayPost) return answerOf({ state: "refused", problem: "too-many" });
  return answerOf(await requireStored(() => askReceived(stores(), order.id, announced)));
}

/** Takes a part of a file from the page's script; a whole file or a change from a form without. */
export async function action({ request, params, url }: Route.ActionArgs) {
  const { order, mayPost } = await openedOrder(params.number, url);
  const closed: MaterialProblem | null = !mayPost
    ? "too-many"
    : stateViews[order.state].takesMaterial
      ? null
      : "closed";
  const announced = readAnnounced(url.searchParams);
  const now = systemClock();
  if (announced) {
    if (closed) return answerOf({ state: "refused", problem: closed });
    const bytes = await readBytes(request, partBytes);
    const offset = url.searchParams.get("offset");
    const received =
      bytes &&
      (await requireStored(() =>
        receivePart(stores(), order.id, announced, { offset, bytes }, now),
      ));
    if (!received) throw new Response(null, { status: 400 });
    return answerOf(received);
  }
  if (request.headers.get("Content-Type")?.startsWith("multipart/form-data")) {
    if (closed) {
      // Browsers show no answer to a request whose body was refused.
      await readBytes(request, 0);
      return backTo(url, closed);
    }
    const received = await receiveForm(stores(), order.id, request, now);
    if (received.state === "refused") return backTo(url, received.problem);
    const wasThere = received.state === "whole" && received.wasThere;
    return backTo(url, wasThere ? "already-there" : null);
  }
  const form = await readFields(request, materialFields);
  if (!closed && !(await requireStored(() => changeMaterial(stores(), order.id, form))))
    throw new Response(null, { status: 400 });
  return url.searchParams.has("quiet") ? Response.json({ problem: closed }) : backTo(url, closed);
}

function answerOf(received: Received): Response {
  const isTooMany = received.state === "refused" && received.problem === "too-many";
  const status = isTooMany ? 429 : received.state === "refused" ? 422 : 200;
  return Response.json(received, { status, headers: retryAfter(!isTooMany) });
}

/** To the order's page, which says why a file was not taken. */
function backTo(url: URL, problem: MaterialProblem | null): Response {
  const query = new URLSearchParams({ key: url.searchParams.get("key") ?? "" });
  const language = url.searchParams.get("lng");
  if (language !== null) query.set("lng", language);
  if (problem) query.set("refused", problem);
  return redirect(`${url.pathname.replace(/\/files$/, "")}?${query}#material`, { status: 303 });
}
