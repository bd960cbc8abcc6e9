import * as v from "valibot";
import { teamPath } from "#app/platform/outbox/team-chat.ts";
import { isChatBound } from "#app/platform/outbox/chat/data.server.ts";
import type { ReplyMailSources } from "#app/domain/reply/mail.server.ts";
import { answerTo } from "#app/domain/telegram/view.server.ts";
import { questions, type Question } from "#app/domain/telegram/schema.ts";
import { eventSummary, findInvitationOfReplies } from "#app/domain/reply/event/view.server.ts";
import { languages } from "#app/i18n/languages.ts";
import { translatorFor } from "#app/i18n/translator.server.ts";
import type { ChatMessage, OutboxRow } from "#app/platform/outbox/schema.ts";
import { formatPhone } from "#app/lib/call-links.ts";
import { escapeHtml } from "#app/lib/telegram-html.ts";
import { studio } from "#app/i18n/studio.ts";

/** The bot's answers in a guest's chat. */
const guestAnswers = ["guest-bound", "guest-refused", "guest-stopped", "guest-help"] as const;

/**
 * The reference of an outbox row of kind `bot`: `{unique part}:{text}:{the user's language}`, then
 * the invitation where a question is answered for several.
 */
const referenceSchema = v.pipe(
  v.string(),
  v.transform((reference) => reference.split(":")),
  v.tuple([
    v.string(),
    v.picklist(["bound", "hello", "refused", "stopped", "help", ...guestAnswers, ...questions]),
    v.picklist(languages),
  ]),
);

type BotSources = Pick<ReplyMailSources, "db" | "kv"> & {
  /**
   * Read for answers to questions alone, so that a missing setting delays no other message.
   * @throws SettingsError
   */
  answerSources: () => ReplyMailSources;
};

/**
 * Writes the bot's answer, in the invitation's first language, else in the user's own; to a guest in
 * the language of the page that they read. Answers to questions are for chats that are bound at that moment.
 * @throws Error when the row is not of kind `bot`.
 */
export async function composeBotMessage(
  { db, kv, answerSources }: BotSources,
  row: OutboxRow,
): Promise<ChatMessage> {
  if (row.kind !== "bot") throw new Error(`outbox row ${row.id} is not the bot's`);
  const [, what, readerLanguage] = v.parse(referenceSchema, row.reference);
  const { invitation: path, recipient: chat } = row;
  const invitation =
    path === null || path === teamPath ? null : await findInvitationOfReplies(kv, path);
  const isGuests = guestAnswers.some((answer) => answer === what);
  const language = isGuests ? readerLanguage : (invitation?.languages[0] ?? readerLanguage);
  const t = await translatorFor(kv, language);
  if (path === teamPath && (isQuestion(what) || what === "bound"))
    return { chat, text: escapeHtml(t("telegram:team")) };
  if (isQuestion(what)) {
    if (path !== null && (await isChatBound(db, path, chat)))
      return {
        chat,
        ...(await answerTo(what, answerSources(), { path, invitation, language, t })),
      };
    return { chat, text: escapeHtml(t("telegram:hello")) };
  }
  const names = path === null ? [] : eventSummary(invitation, path, language, t).names;
  const text = t(`telegram:${what}`, {
    names: names.join(` ${t("words:and")} `),
    phone: formatPhone(studio.phone),
  });
  return { chat, text: escapeHtml(text) };
}

function isQuestion(what: string): what is Question {
  return questions.some((question) => question === what);
}
