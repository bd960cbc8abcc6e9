import { parseWithValibot } from "@conform-to/valibot";
import { takesReplies } from "#app/domain/invitation/lifecycle.ts";
import { isDemo } from "#app/domain/invitation/kinds.ts";
import { answerOf } from "#app/domain/reply/answer.ts";
import { householdName } from "#app/domain/reply/household-name.server.ts";
import { composeSampleMail } from "#app/domain/reply/mail.server.ts";
import { ownKeyOf } from "#app/domain/reply/key-data.server.ts";
import { saveReply } from "#app/domain/reply/mutations.server.ts";
import type { ReplyContext } from "#app/domain/reply/reply-state.server.ts";
import { recipientsOf, rulesOf } from "#app/domain/reply/rules.ts";
import { postedReplySchema } from "#app/domain/reply/parts-schema.ts";
import type { ReplyFailure, TriedReply, Trying } from "#app/domain/reply/state.ts";
import { isSpam } from "#app/lib/spam-check.server.ts";
import { uncheckedForm } from "#app/lib/form.ts";

/** Validates a posted reply by its invitation's rules; null where replies are closed. */
function readReply(
  form: FormData,
  { invitation, language, household, now }: Omit<ReplyContext, "secret">,
) {
  const { reply } = invitation;
  if (!reply || reply.chat?.instead || !takesReplies(invitation, now)) return null;
  const called = household && householdName(household, language);
  const rules = rulesOf(invitation, reply, language, household, called);
  const schema = postedReplySchema(rules, form.get("response"));
  return { submission: parseWithValibot(form, { schema }), rules };
}

type Refused = { state: "refused"; status: 400 | 409 | 429 | 503; failure: ReplyFailure };

/** The result for a visitor over the rate limit: the form is not validated and keeps its values. */
function tooManyPosts(form: FormData): Refused {
  const failure = { lastResult: uncheckedForm(form, "too-many") };
  return { state: "refused", status: 429, failure };
}

/**
 * Validates a demo's or preview's reply without storing or sending it, and returns the letter that
 * it would become.
 * @param trying the reason why it is not stored.
 * @param mayPost whether the rate limit allows it.
 */
export async function tryReply(
  kv: KVNamespace,
  form: FormData,
  context: Omit<ReplyContext, "secret">,
  trying: Trying,
  mayPost: boolean,
): Promise<TriedReply | { state: "closed" } | Refused> {
  if (!mayPost) return tooManyPosts(form);
  const { invitation } = context;
  const read = readReply(form, context);
  if (!read) return { state: "closed" };
  const { submission, rules } = read;
  if (submission.status !== "success")
    return { state: "refused", status: 400, failure: { lastResult: submission.reply() } };
  return {
    state: "tried",
    trying,
    letter: await composeSampleMail(kv, context, answerOf(submission.value, rules.people)),
    byTelegram: invitation.reply?.telegram ?? false,
    design: invitation.template,
  };
}

/** The outcome of a posted reply. */
export type ReplyOutcome =
  | { state: "kept"; key: string; messageIds: string[] }
  | TriedReply
  | { state: "closed" }
  | Refused;

/**
 * Accepts a posted reply: validates it, and stores it together with its messages before it is
 * confirmed. After invalid input, too many posts or a failure of D1 the form keeps its values. On a
 * demo nothing is stored.
 * @param allowed.mayPost whether the rate limit allows it.
 * @param allowed.isHouseholdKnown false where a personal link could not be looked up: the answer of a
 * household would be stored as a stranger's, and a second time when it is sent again.
 * @param allowed.keys of the replies in the browser's signed cookie.
 */
export async function submitReply(
  { db, kv }: { db: D1Database; kv: KVNamespace },
  form: FormData,
  context: ReplyContext,
  {
    mayPost,
    isHouseholdKnown,
    keys,
  }: { mayPost: boolean; isHouseholdKnown: boolean; keys: readonly string[] },
): Promise<ReplyOutcome> {
  const { invitation, language, secret, household, now } = context;
  if (isDemo(invitation)) return tryReply(kv, form, context, "demo", mayPost);
  if (!mayPost) return tooManyPosts(form);
  const { reply } = invitation;
  const read = readReply(form, context);
  if (!read || !reply) return { state: "closed" };
  const { submission, rules } = read;
  if (submission.status !== "success")
    return { state: "refused", status: 400, failure: { lastResult: submission.reply() } };
  const answer = answerOf(submission.value, rules.people);
  const tryAgain: Refused = {
    state: "refused",
    status: 503,
    failure: { lastResult: submission.reply({ formErrors: ["try-again"] }) },
  };
  if (!isHouseholdKnown) return tryAgain;
  try {
    const posted = submission.value.key;
    const own = await ownKeyOf(secret, invitation.path, keys, posted);
    const saved = await saveReply(
      db,
      {
        invitation: invitation.path,
        key: own ?? posted,
        isOwn: own !== null,
        language,
        answer,
        suspect: !household && (await isSpam(form, secret, invitation.path, now)),
        household: household?.id,
        code: household?.code,
        seats: reply.seats,
        recipients: recipientsOf(invitation, answer.emailTo),
        telegram: reply.telegram,
      },
      now,
    );
    if (saved.state === "kept") return saved;
    const refused = (status: 409 | 429, problem: string, seatsLeft?: number): Refused => ({
      state: "refused",
      status,
      failure: { lastResult: submission.reply({ formErrors: [problem] }), seatsLeft },
    });
    if (saved.state === "often") return refused(429, "changed-often");
    if (saved.state === "gone") return refused(409, "stale-form");
    return refused(409, "seats-left", saved.left);
  } catch (error) {
    console.error("a reply was not kept", invitation.path, String(error));
    return tryAgain;
  }
}
