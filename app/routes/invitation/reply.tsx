import { env, waitUntil } from "cloudflare:workers";
import { data } from "react-router";
import type { Route } from "./+types/reply";
import { formRoute, pageUrl, postedForm } from "#app/guest/posted-form.ts";
import { requireShown } from "#app/middleware/shown-invitation.ts";
import { postedFields } from "#app/domain/invitation/reply/fields.ts";
import { confirm } from "#app/domain/reply/confirmation.server.ts";
import { partsOfPerson } from "#app/domain/reply/parts/schema.ts";
import { personFields } from "#app/domain/reply/people/fields.ts";
import { readReplyKeys } from "#app/domain/reply/session.server.ts";
import { submitReply } from "#app/domain/reply/submit.server.ts";
import { notifyQueue } from "#app/platform/outbox/queue.server.ts";
import { systemClock } from "#app/lib/clock.ts";
import { readFields } from "#app/lib/form.ts";
import { addressOfVisitor } from "#app/lib/http.ts";
import { mayPass } from "#app/lib/rate-limit.ts";
import { requireSettings } from "#app/lib/settings.ts";
import { answerRejected } from "#app/lib/submit.server.ts";

export { FormRoute as default, formHeaders as headers } from "#app/guest/posted-form.ts";
export const middleware = [formRoute];

/** Takes a guest's reply. */
export async function action(args: Route.ActionArgs) {
  const { request, url, context } = args;
  const { shown: visibleInvitation, language, household, isKnown } = await requireShown(args);
  const people = personFields(household);
  const form = await readFields(request, [
    ...postedFields,
    ...people,
    ...people.map(partsOfPerson),
  ]);
  const now = systemClock();
  const { REPLY_SECRET: secret } = requireSettings(env, ["REPLY_SECRET"]);
  const replyContext = { invitation: visibleInvitation, language, secret, household, now };
  const outcome = await submitReply({ db: env.DB, kv: env.CONTENT }, form, replyContext, {
    mayPost: await mayPass(
      env.REPLY_LIMIT,
      `${visibleInvitation.path} ${addressOfVisitor(request)}`,
    ),
    isHouseholdKnown: isKnown,
    keys: household ? [] : await readReplyKeys(request, secret, visibleInvitation.path, now),
  });
  if (outcome.state === "closed") return data(null, { status: 410 });
  if (outcome.state === "stored") {
    waitUntil(notifyQueue(env.OUTBOX, outcome.messageIds));
    return confirm(request, pageUrl(context, url), replyContext, outcome.key);
  }
  if (outcome.state === "rejected") {
    context.set(postedForm, { failure: outcome.failure });
    return answerRejected(outcome, null);
  }
  // No redirect: nothing was stored that another page could show.
  context.set(postedForm, { tried: outcome });
  return null;
}
