import { env } from "cloudflare:workers";
import { data } from "react-router";
import type { Route } from "./+types/table";
import { formRoute, postedForm } from "#app/guest/posted-form.ts";
import { requireShown } from "#app/middleware/shown-invitation.ts";
import { searchTable } from "#app/domain/seating/search/view.server.ts";
import { systemClock } from "#app/lib/clock.ts";
import { readFields } from "#app/lib/form.ts";
import { addressOfVisitor } from "#app/lib/http.ts";
import { mayPass, retryAfter } from "#app/lib/rate-limit.ts";

export { FormRoute as default, formHeaders as headers } from "#app/guest/posted-form.ts";
export const middleware = [formRoute];

/** Finds the table of the guest whose name was typed. Posted, so that the name is in no address. */
export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  const { published } = await requireShown(args);
  const guest = String((await readFields(request, ["guest"])).get("guest"));
  const visitor = `table ${published.path} ${addressOfVisitor(request)}`;
  const mayAsk = await mayPass(env.GUEST_LIMIT, visitor);
  const search = await searchTable(env.DB, published, guest, mayAsk, systemClock());
  if (!search) return data(null, { status: 410 });
  context.set(postedForm, { search });
  return data(null, { status: mayAsk ? 200 : 429, headers: retryAfter(mayAsk) });
}
