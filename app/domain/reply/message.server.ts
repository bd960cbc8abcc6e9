import type { ChatMessage, OutboxRow } from "#app/platform/outbox/schema.ts";
import type { Letter, LetterLine } from "#app/domain/reply/components/reply-letter.tsx";
import { findLetter, type ReplyMailSources } from "#app/domain/reply/mail.server.ts";
import { escapeHtml } from "#app/lib/telegram-html.ts";

/**
 * In characters. Telegram's messages have at most 4096, and a reply has few free texts: with this
 * limit they fit. The dashboard shows them in full.
 */
const longestValue = 400;

/**
 * Composes the Telegram message about one reply, with the same content as the mail.
 * @throws as `composeReplyMail` does.
 */
export async function composeReplyMessage(
  sources: ReplyMailSources,
  row: OutboxRow,
): Promise<ChatMessage> {
  const { letter } = await findLetter(sources, row);
  return {
    chat: row.recipient,
    text: letterMessage(letter),
    picture: letter.look?.picture?.src,
  };
}

function letterMessage(letter: Letter): string {
  const { heading, event, lines, answer, received, totals, remark, link } = letter;
  const paragraphs = [
    [`<b>${escapeHtml(heading)}</b>`, escapeHtml(event)],
    [...lines.slice(0, 1), answer, ...lines.slice(1)].map(messageLine),
    [
      `<b>${escapeHtml(totals.heading)}</b>`,
      ...totals.counts.map(({ label, value }) => `${escapeHtml(label)} – ${value}`),
    ],
    remark === null ? [] : [escapeHtml(remark)],
    [escapeHtml(received)],
    link ? [letterLink(link)] : [],
  ];
  return paragraphs
    .filter((paragraph) => paragraph.length > 0)
    .map((paragraph) => paragraph.join("\n"))
    .join("\n\n");
}

/** A link in Telegram's HTML. */
export function letterLink({ href, text }: { href: string; text: string }): string {
  return `<a href="${attribute(href)}">${escapeHtml(text)}</a>`;
}

function messageLine({ label, value, was }: LetterLine): string {
  const line = `${escapeHtml(label)} – <b>${short(value)}</b>`;
  return was ? `${line} <i>(${short(was)})</i>` : line;
}

/** Cut before escaping, and between code points. */
function short(text: string): string {
  const letters = Array.from(text);
  const cut = letters.length > longestValue ? `${letters.slice(0, longestValue).join("")}…` : text;
  return escapeHtml(cut);
}

function attribute(text: string): string {
  return escapeHtml(text).replaceAll('"', "&quot;");
}
