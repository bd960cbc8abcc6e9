import { env } from "cloudflare:workers";
import * as v from "valibot";
import type { Route } from "./+types/locale-add";
import { reportSchema, saveMissing } from "#app/i18n/missing-mutations.server.ts";
import { requirePack, requirePackAddress } from "#app/i18n/pack-address.server.ts";
import { systemClock } from "#app/lib/clock.ts";
import { addressOfVisitor, expectPost, readJsonBody } from "#app/lib/http.ts";
import { mayPass, retryAfter } from "#app/lib/rate-limit.ts";
import { requireStored } from "#app/lib/storage.ts";

/** POST only; the packs themselves are at `/locales/{lng}/{ns}.json`. */
export const loader = expectPost;

/** `POST /locales/add/{lng}/{ns}`: keys that lacked a translation, as i18next reports them. */
export async function action({ request, params }: Route.ActionArgs) {
  if (!(await mayPass(env.REPORT_LIMIT, addressOfVisitor(request))))
    return new Response(null, { status: 429, headers: retryAfter(false) });
  const pack = requirePackAddress(params);
  const report = v.safeParse(reportSchema, await readJsonBody(request));
  if (!report.success) return new Response(null, { status: 400 });
  // 404 for an unknown pack, so that reports cannot invent languages or namespaces.
  await requirePack(env.CONTENT, params);
  await requireStored(() => saveMissing(env.DB, pack, report.output, systemClock()));
  return new Response(null, { status: 204 });
}
