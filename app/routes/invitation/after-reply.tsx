import { env, waitUntil } from "cloudflare:workers";
import { data, redirect } from "react-router";
import type { Route } from "./+types/after-reply";
import { sameLink } from "#app/domain/guests/link/access.server.ts";
import { formRoute, pageUrl, postedForm } from "#app/guest/posted-form.ts";
import { requireShown } from "#app/middleware/shown-invitation.ts";
import { afterReplyFields, afterReplyForms } from "#app/domain/reply/after-reply/fields.ts";
import { submitAfterReply } from "#app/domain/reply/after-reply/submit.server.ts";
import { notifyQueue } from "#app/platform/outbox/queue.server.ts";
import { systemClock } from "#app/lib/clock.ts";
import { readFields } from "#app/lib/form.ts";
import { addressOfVisitor, notFound } from "#app/lib/http.ts";
import { mayPass } from "#app/lib/rate-limit.ts";
import { requireSettings } from "#app/lib/settings.ts";
import { answerRejected } from "#app/lib/submit.server.ts";

export { FormRoute as default, formHeaders as headers } from "#app/guest/posted-form.ts";
export const middleware = [formRoute];

/** Takes what a guest who has replied gives: an address or a chat for changes, or a wish. */
export async function action(args: Route.ActionArgs) {
  const { request, url, context } = args;
  const name = afterReplyForms.find((form) => url.pathname.endsWith(`/${form}`));
  if (!name) throw notFound();
  const { shown: visibleInvitation, language, household } = await requireShown(args);
  const form = await readFields(request, afterReplyFields);
  const { REPLY_SECRET: secret } = requireSettings(env, ["REPLY_SECRET"]);
  const mayPost = await mayPass(
    env.REPLY_LIMIT,
    `${visibleInvitation.path} ${addressOfVisitor(request)}`,
  );
  const replyContext = {
    invitation: visibleInvitation,
    language,
    secret,
    household,
    now: systemClock(),
  };
  const outcome = await submitAfterReply(env.DB, request, form, name, replyContext, mayPost);
  if (outcome.state === "closed") return data(null, { status: 410 });
  if (outcome.state === "rejected") {
    context.set(postedForm, { problem: outcome.failure });
    return answerRejected(outcome, null);
  }
  waitUntil(notifyQueue(env.OUTBOX, outcome.messageIds));
  return redirect(`${pageUrl(context, url).pathname}${sameLink(household, {})}`, { status: 303 });
}
