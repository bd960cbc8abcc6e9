import { parseWithValibot } from "@conform-to/valibot";
import { takesReplies } from "#app/features/invitation/lifecycle.ts";
import { isOnShow } from "#app/features/invitation/kinds.ts";
import { answerOf } from "#app/features/reply/answer.ts";
import { composeSampleMail } from "#app/features/reply/mail.server.ts";
import { saveReply } from "#app/features/reply/mutations.server.ts";
import type { ReplyContext } from "#app/features/reply/page.server.ts";
import { recipientsOf, rulesOf } from "#app/features/reply/rules.ts";
import { replySchema } from "#app/features/reply/schema.ts";
import type { ReplyFailure, TriedReply, Trying } from "#app/features/reply/state.ts";
import { isSpam } from "#app/lib/spam-check.server.ts";
import { uncheckedForm } from "#app/lib/form.ts";

/** A posted reply, checked by its invitation's rules; null where no answer is taken. */
function readReply(form: FormData, { invitation, language, now }: Omit<ReplyContext, "secret">) {
  const { reply } = invitation;
  if (!reply || reply.chat?.instead || !takesReplies(invitation, now)) return null;
  const schema = replySchema(rulesOf(invitation, reply, language), form.get("response"));
  return parseWithValibot(form, { schema });
}

type Refused = { state: "refused"; status: 400 | 429 | 503; failure: ReplyFailure };

/** Of a visitor who posts too much the form is not looked at, and stays as it was typed. */
function heldBack(form: FormData): Refused {
  const failure = { lastResult: uncheckedForm(form, "too-many") };
  return { state: "refused", status: 429, failure };
}

/**
 * A reply where there is nobody to tell it to: checked as any other, neither kept nor sent, and
 * answered with the letter that it would have become.
 * @param trying why it is not kept.
 * @param mayPost what the rate limit says of this visitor.
 */
export async function tryReply(
  kv: KVNamespace,
  form: FormData,
  asked: Omit<ReplyContext, "secret">,
  trying: Trying,
  mayPost: boolean,
): Promise<TriedReply | { state: "closed" } | Refused> {
  if (!mayPost) return heldBack(form);
  const { invitation } = asked;
  const submission = readReply(form, asked);
  if (!submission) return { state: "closed" };
  if (submission.status !== "success")
    return { state: "refused", status: 400, failure: { lastResult: submission.reply() } };
  return {
    state: "tried",
    trying,
    letter: await composeSampleMail(kv, asked, answerOf(submission.value)),
    byTelegram: invitation.reply?.telegram ?? false,
    design: invitation.template,
  };
}

/** How a posted reply ended. */
export type ReplyOutcome =
  | { state: "kept"; key: string; wake: string[] }
  | TriedReply
  | { state: "closed" }
  | Refused;

/**
 * Takes a posted reply: checks it, keeps it with what is to be told of it, and only then says so.
 * Bad input, a rush of posts and a failing D1 all keep what was typed. On a page that is on show it is
 * only tried.
 * @param mayPost what the rate limit says of this visitor.
 */
export async function submitReply(
  { db, kv }: { db: D1Database; kv: KVNamespace },
  form: FormData,
  asked: ReplyContext,
  mayPost: boolean,
): Promise<ReplyOutcome> {
  const { invitation, language, secret, now } = asked;
  if (isOnShow(invitation)) return tryReply(kv, form, asked, "demo", mayPost);
  if (!mayPost) return heldBack(form);
  const { reply } = invitation;
  const submission = readReply(form, asked);
  if (!submission || !reply) return { state: "closed" };
  if (submission.status !== "success")
    return { state: "refused", status: 400, failure: { lastResult: submission.reply() } };
  const { key } = submission.value;
  const answer = answerOf(submission.value);
  try {
    const wake = await saveReply(
      db,
      {
        invitation: invitation.path,
        key,
        language,
        answer,
        suspect: await isSpam(form, secret, invitation.path, now),
        recipients: recipientsOf(invitation, answer.emailTo),
        telegram: reply.telegram,
      },
      now,
    );
    return { state: "kept", key, wake };
  } catch (error) {
    console.error("a reply was not kept", invitation.path, String(error));
    return {
      state: "refused",
      status: 503,
      failure: { lastResult: submission.reply({ formErrors: ["try-again"] }) },
    };
  }
}
