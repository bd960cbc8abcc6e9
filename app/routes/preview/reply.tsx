import { env } from "cloudflare:workers";
import { data, redirect } from "react-router";
import type { Route } from "./+types/reply";
import { formRoute, postedForm } from "#app/guest/posted-form.ts";
import { addressOf } from "#app/domain/invitation/address.ts";
import { postedFields } from "#app/domain/invitation/reply/fields.ts";
import { tryReply } from "#app/domain/reply/submit.server.ts";
import { requirePreview } from "#app/shop/order/preview/access.server.ts";
import { systemClock } from "#app/lib/clock.ts";
import { readFields } from "#app/lib/form.ts";
import { addressOfVisitor } from "#app/lib/http.ts";
import { mayPass } from "#app/lib/rate-limit.ts";
import { answerRejected } from "#app/lib/submit.server.ts";

export { FormRoute as default, formHeaders as headers } from "#app/guest/posted-form.ts";
export const middleware = [formRoute];

/** Shows the letter that a reply would become; a preview stores none. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const now = systemClock();
  const { preview, language } = await requirePreview(env.DB, params, now);
  const invitation = preview.definition;
  if (preview.publishedAt !== null) throw redirect(addressOf(invitation, language));
  const mayPost = await mayPass(env.ORDER_LIMIT, `preview ${addressOfVisitor(request)}`);
  const form = await readFields(request, postedFields);
  const replyContext = { invitation, language, household: null, now };
  const outcome = await tryReply(env.CONTENT, form, replyContext, "preview", mayPost);
  if (outcome.state === "closed") return data(null, { status: 410 });
  if (outcome.state === "tried") {
    context.set(postedForm, { tried: outcome });
    return null;
  }
  context.set(postedForm, { failure: outcome.failure });
  return answerRejected(outcome, null);
}
