import type { TFunction } from "i18next";
import type { Language } from "#app/features/language/languages.ts";
import { stageOfLife, takesReplies } from "#app/features/invitation/life.ts";
import { occasionOf } from "#app/features/invitation/occasions.ts";
import type { PublishedInvitation } from "#app/features/invitation/schema.ts";
import { pick } from "#app/features/invitation/view.ts";
import type { GivenAnswer } from "#app/features/reply/answer.ts";
import { namedSides } from "#app/features/reply/asked.ts";
import { changeToken } from "#app/features/reply/change-link.server.ts";
import { chatLinks } from "#app/features/reply/chat.ts";
import { findReplyByKey } from "#app/features/reply/data.server.ts";
import { fieldNames, replyFields, yesWithPartner } from "#app/features/reply/fields.ts";
import { deadlineText, rulesOf } from "#app/features/reply/rules.ts";
import { readReplyKey } from "#app/features/reply/session.server.ts";
import type {
  Choice,
  ReplyAnswer,
  ReplyLabels,
  ReplyState,
  ReplyValues,
} from "#app/features/reply/state.ts";
import { stampForm } from "#app/features/reply/suspicion.server.ts";
import { voiceOf } from "#app/features/reply/voice.ts";
import { wordsOf, type Wording } from "#app/features/reply/words.ts";

export type Asked = {
  invitation: PublishedInvitation;
  language: Language;
  secret: string;
  /** Milliseconds since 1970 in UTC. */
  now: number;
};

/**
 * What the reply section of a page shows to this phone.
 * @param url of the page: `change` asks for the form again, `sent` says that an answer was just given.
 * @param site the site's public origin, and the studio's phone for an invitation without an organiser.
 * @returns null where the invitation asks for no reply.
 */
export async function replyStateOf(
  db: D1Database,
  request: Request,
  url: URL,
  asked: Asked,
  t: TFunction,
  site: { origin: string; phone: string },
): Promise<ReplyState | null> {
  const { invitation, language, secret, now } = asked;
  const { reply } = invitation;
  const stage = stageOfLife(invitation, now);
  if (!reply || stage === "save-the-date" || stage === "thanks") return null;
  const phone = invitation.organiser?.phone ?? site.phone;
  const key = await readReplyKey(request, secret, invitation.path, now);
  const given = key ? await findReplyByKey(db, invitation.path, key) : null;
  const answer = given && answerView(given, { invitation, language, t });
  const personal = answer !== null;
  if (!takesReplies(invitation, now)) return { state: "closed", personal, answer, phone };
  const deadline = deadlineText(reply, t);
  const again = url.searchParams.has("change");
  if (!again && (given || url.searchParams.has("sent"))) {
    const changeLink =
      given &&
      `${site.origin}${url.pathname}?r=${await changeToken(secret, invitation, given.key)}`;
    return { state: "sent", personal, answer, changeUntil: deadline, changeLink };
  }
  const chats = chatLinks(invitation, language, t);
  if (reply.chat?.instead) return { state: "chat", personal, deadline, phone, chats };
  return {
    state: "open",
    personal,
    key: given?.key ?? crypto.randomUUID(),
    stamp: await stampForm(secret, invitation.path, now),
    rules: rulesOf(invitation, reply, language),
    labels: { ...voiceOf(occasionOf(invitation), t), ...labelsOf(reply.labels, language) },
    sides: sidesOf(invitation, language, t),
    values: given ? valuesOf(given) : {},
    deadline,
    phone,
    chats,
  };
}

function answerView(given: GivenAnswer, wording: Wording): ReplyAnswer {
  const { name, response, guestsNumber, withPartner } = given;
  const details = fieldNames
    .filter((field) => !replyFields[field].always && field !== "withPartner")
    .flatMap((field) => {
      const text = wordsOf(given, field, wording);
      return text === null ? [] : [{ field, text }];
    });
  return { name, response, guestsNumber, withPartner, details };
}

/** An answer as the form shows it again. */
function valuesOf(given: GivenAnswer): ReplyValues {
  return {
    name: given.name,
    response: given.withPartner ? yesWithPartner : given.response,
    guestsNumber: given.guestsNumber?.toString(),
    emailTo: given.emailTo ?? undefined,
    children: given.children?.toString(),
    diet: given.diet ?? undefined,
    side: given.side ?? undefined,
    otherGuest: given.otherGuest ?? undefined,
    attending: given.attending ?? undefined,
    joinFrom: given.joinFrom ?? undefined,
    message: given.message ?? undefined,
  };
}

function sidesOf(invitation: PublishedInvitation, language: Language, t: TFunction): Choice[] {
  const hosts = (["groom", "bride"] as const)
    .filter((host) => invitation.hosts[host])
    .map((host) => ({ value: host, label: t(`form:email-to-${host}`) }));
  return [...hosts, ...namedSides(invitation, language)];
}

function labelsOf(
  labels: NonNullable<PublishedInvitation["reply"]>["labels"],
  language: Language,
): ReplyLabels {
  return Object.fromEntries(
    Object.entries(labels ?? {}).map(([name, text]) => [name, pick(text, language)]),
  );
}
