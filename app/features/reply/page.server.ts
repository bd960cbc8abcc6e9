import type { TFunction } from "i18next";
import { parseWithValibot } from "@conform-to/valibot";
import type { Language } from "#app/features/language/languages.ts";
import type { PublishedInvitation } from "#app/features/invitation/schema.ts";
import { findReplyByKey } from "#app/features/reply/data.server.ts";
import { saveReply } from "#app/features/reply/mutations.server.ts";
import { closesAt, deadlineText, recipientsOf, rulesOf } from "#app/features/reply/rules.ts";
import { replySchema } from "#app/features/reply/schema.ts";
import { readReplyKey, rememberReply } from "#app/features/reply/session.server.ts";
import type { ReplyFailure, ReplyLabels, ReplyState } from "#app/features/reply/state.ts";
import { isSuspect, stampForm } from "#app/features/reply/suspicion.server.ts";
import { pick } from "#app/features/invitation/view.ts";

type Asked = {
  invitation: PublishedInvitation;
  language: Language;
  secret: string;
  /** Milliseconds since 1970 in UTC. */
  now: number;
};

/**
 * What the reply section of a page shows to this phone.
 * @param url of the page: `change` asks for the form again, `sent` says that an answer was just given.
 * @returns null where the invitation asks for no reply.
 */
export async function replyStateOf(
  db: D1Database,
  request: Request,
  url: URL,
  asked: Asked,
  t: TFunction,
  studioPhone: string,
): Promise<ReplyState | null> {
  const { invitation, language, secret, now } = asked;
  const { reply } = invitation;
  if (!reply) return null;
  const phone = invitation.organiser?.phone ?? studioPhone;
  const key = await readReplyKey(request, secret, invitation.path, now);
  const given = key ? await findReplyByKey(db, invitation.path, key) : null;
  const answer = given && {
    name: given.name,
    response: given.response,
    guestsNumber: given.guestsNumber,
  };
  const personal = answer !== null;
  if (now >= closesAt(invitation)) return { state: "closed", personal, answer, phone };
  const deadline = deadlineText(reply, t);
  const again = url.searchParams.has("change");
  if (!again && (answer || url.searchParams.has("sent"))) {
    return { state: "sent", personal, answer, changeUntil: deadline, changeable: answer !== null };
  }
  return {
    state: "open",
    personal,
    key: given?.key ?? crypto.randomUUID(),
    stamp: await stampForm(secret, invitation.path, now),
    rules: rulesOf(reply, language),
    fields: reply.fields,
    labels: labelsOf(reply.labels, language),
    values: given
      ? {
          name: given.name,
          response: given.response,
          guestsNumber: given.guestsNumber?.toString(),
          emailTo: given.emailTo ?? undefined,
        }
      : {},
    deadline,
    phone,
  };
}

function labelsOf(
  labels: NonNullable<PublishedInvitation["reply"]>["labels"],
  language: Language,
): ReplyLabels {
  return Object.fromEntries(
    Object.entries(labels ?? {}).map(([name, text]) => [name, pick(text, language)]),
  );
}

/** How a posted reply ended. */
export type ReplyOutcome =
  | { state: "kept"; cookie: string; wake: string[] }
  | { state: "closed" }
  | { state: "refused"; status: 400 | 429 | 503; failure: ReplyFailure };

/**
 * Takes a posted reply: checks it, keeps it with what is to be told of it, and only then says so.
 * Bad input, a rush of posts and a failing D1 all keep what was typed.
 * @param mayPost what the rate limit says of this visitor.
 */
export async function takeReply(
  db: D1Database,
  form: FormData,
  asked: Asked,
  mayPost: boolean,
): Promise<ReplyOutcome> {
  const { invitation, language, secret, now } = asked;
  const { reply } = invitation;
  if (!reply || now >= closesAt(invitation)) return { state: "closed" };
  const submission = parseWithValibot(form, { schema: replySchema(rulesOf(reply, language)) });
  if (!mayPost)
    return {
      state: "refused",
      status: 429,
      failure: { lastResult: submission.reply({ formErrors: ["too-many"] }) },
    };
  if (submission.status !== "success")
    return { state: "refused", status: 400, failure: { lastResult: submission.reply() } };
  const { key, name, response, guestsNumber, emailTo } = submission.value;
  const chosen = emailTo ?? null;
  try {
    const wake = await saveReply(
      db,
      {
        invitation: invitation.path,
        key,
        language,
        name,
        response,
        guestsNumber: response === "Yes" ? (guestsNumber ?? null) : null,
        emailTo: chosen,
        suspect: await isSuspect(form, secret, invitation.path, now),
        recipients: recipientsOf(invitation, chosen),
        telegram: reply.telegram,
      },
      now,
    );
    return { state: "kept", cookie: await rememberReply(secret, invitation.path, key, now), wake };
  } catch (error) {
    console.error("a reply was not kept", invitation.path, String(error));
    return {
      state: "refused",
      status: 503,
      failure: { lastResult: submission.reply({ formErrors: ["try-again"] }) },
    };
  }
}
