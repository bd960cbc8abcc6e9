import { letterLookOf } from "#app/domain/invitation/letter-look.ts";
import { findGuestChat } from "#app/platform/outbox/guest-chat/data.server.ts";
import type { ChatMessage, OutboxRow } from "#app/platform/outbox/schema.ts";
import { findGuestAddress } from "#app/domain/reply/address/data.server.ts";
import { changeMessage, replyOfChange } from "#app/domain/reply/change/message.server.ts";
import { drawChange, type ChangeLetter } from "#app/domain/reply/components/change-letter.tsx";
import type { ReplyMailSources } from "#app/domain/reply/mail.server.ts";
import { stopToken } from "#app/domain/reply/address/token.ts";
import { letterLink } from "#app/domain/reply/message.server.ts";
import { bcp47 } from "#app/i18n/languages.ts";
import { mailFooter, studioName } from "#app/i18n/studio-texts.ts";
import type { MailMessage } from "#app/lib/smtp/mail.ts";
import { escapeHtml } from "#app/lib/telegram-html.ts";

/**
 * Composes the mail that tells a guest of a change.
 * @throws as `changeMessage` does.
 */
export async function composeChangeMail(
  sources: ReplyMailSources,
  row: OutboxRow,
): Promise<MailMessage> {
  const { db, origin, dashboardSecret } = sources;
  const replyId = replyOfChange(row);
  const contact = await findGuestAddress(db, replyId);
  const message = await changeMessage(sources, row, contact);
  const { invitation, language, t, names, heading, event, lines, now, link } = message;
  const page = `${origin}/stop/${await stopToken(dashboardSecret, row.id)}?lng=${language}`;
  const letter: ChangeLetter = {
    look: letterLookOf(invitation, language, origin),
    language: bcp47(language),
    heading,
    event,
    lines,
    now,
    link,
    // A guest who did not confirm the address gets no other mail, and must know that.
    keep: contact?.isConfirmed
      ? null
      : { why: t("invitation:news.once"), href: page, text: t("invitation:news.keep") },
    stop: { why: t("invitation:news.why"), href: page, text: t("invitation:news.stop") },
    footer: mailFooter(t("invitation:made-by", { studio: studioName(language) }), language),
  };
  return {
    to: row.recipient,
    subject: `${letter.heading}. ${names}`,
    ...drawChange(letter),
    stop: page,
  };
}

/**
 * Composes the Telegram message that tells a guest of a change, with the words of the mail.
 * @throws as `changeMessage` does.
 */
export async function composeChangeMessage(
  sources: ReplyMailSources,
  row: OutboxRow,
): Promise<ChatMessage> {
  const { db, origin } = sources;
  const message = await changeMessage(sources, row, await findGuestChat(db, replyOfChange(row)));
  const { invitation, language, t, heading, event, lines, now, link } = message;
  const paragraphs = [
    [`<b>${escapeHtml(heading)}</b>`, escapeHtml(event)],
    lines.map((line) => `<b>${escapeHtml(line)}</b>`),
    now === null ? [] : [escapeHtml(now)],
    [letterLink(link)],
    [escapeHtml(t("telegram:guest-stop"))],
  ];
  return {
    chat: row.recipient,
    text: paragraphs
      .filter((paragraph) => paragraph.length > 0)
      .map((paragraph) => paragraph.join("\n"))
      .join("\n\n"),
    picture: letterLookOf(invitation, language, origin)?.picture?.src,
  };
}
