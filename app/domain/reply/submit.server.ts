import { takesReplies } from "#app/domain/invitation/lifecycle.ts";
import { isDemo } from "#app/domain/invitation/kinds.ts";
import { answerOf } from "#app/domain/reply/columns.ts";
import { householdName } from "#app/domain/reply/household-name.server.ts";
import { composeSampleMail } from "#app/domain/reply/mail.server.ts";
import { ownKeyOf } from "#app/domain/reply/key/data.server.ts";
import { saveReply } from "#app/domain/reply/mutations.server.ts";
import type { ReplyContext } from "#app/domain/reply/state.server.ts";
import { recipientsOf, rulesOf } from "#app/domain/reply/rules.ts";
import { postedReplySchema } from "#app/domain/reply/parts/schema.ts";
import type { ReplyFailure, TriedReply, Trying } from "#app/domain/reply/state.ts";
import { isSpam } from "#app/lib/spam-check.server.ts";
import {
  failureOfForm,
  readPosted,
  submit,
  type Closed,
  type Rejected,
  type Submission,
} from "#app/lib/submit.server.ts";

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
  return { posted: readPosted(form, schema), rules };
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
): Promise<TriedReply | Closed | Rejected<ReplyFailure>> {
  const { invitation } = context;
  const take = async (): Promise<TriedReply | Closed | Rejected<ReplyFailure>> => {
    const read = readReply(form, context);
    if (!read) return { state: "closed" };
    const { posted, rules } = read;
    if (posted.value === null) return posted.reject(400);
    return {
      state: "tried",
      trying,
      letter: await composeSampleMail(kv, context, answerOf(posted.value, rules.people)),
      byTelegram: invitation.reply?.telegram ?? false,
      design: invitation.template,
    };
  };
  return submit(mayPost, failureOfForm(form), take, "a reply was not tried", invitation.path);
}

/** The outcome of a posted reply. `key`: the stored reply's, for the cookie. */
export type ReplyOutcome =
  | Submission<ReplyFailure, { key: string; messageIds: string[] }>
  | TriedReply
  | Closed;

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
  const take = async (): Promise<ReplyOutcome> => {
    const { reply } = invitation;
    const read = readReply(form, context);
    if (!read || !reply) return { state: "closed" };
    const { posted, rules } = read;
    if (posted.value === null) return posted.reject(400);
    if (!isHouseholdKnown) return posted.reject(503, "try-again");
    const answer = answerOf(posted.value, rules.people);
    const ownKey = await ownKeyOf(secret, invitation.path, keys, posted.value.key);
    const saved = await saveReply(
      db,
      {
        invitation: invitation.path,
        key: ownKey ?? posted.value.key,
        isOwn: ownKey !== null,
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
    switch (saved.state) {
      case "stored":
        return saved;
      case "often":
        return posted.reject(429, "changed-often");
      case "gone":
        return posted.reject(409, "stale-form");
      case "full": {
        const full = posted.reject(409, "seats-left");
        return { ...full, failure: { ...full.failure, seatsLeft: saved.left } };
      }
    }
  };
  return submit(mayPost, failureOfForm(form), take, "a reply was not kept", invitation.path);
}
