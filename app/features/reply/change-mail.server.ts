import { letterLookOf } from "#app/features/invitation/letter-look.ts";
import { addressOf } from "#app/features/invitation/address.ts";
import { withoutOldNews } from "#app/features/invitation/earlier.ts";
import { fullNamesOf } from "#app/features/invitation/hosts.ts";
import { calledOff } from "#app/features/invitation/lifecycle.ts";
import { localeOf } from "#app/features/invitation/locale.ts";
import type { PublishedInvitation } from "#app/features/invitation/schema.ts";
import { changeWords } from "#app/features/invitation/status-words.ts";
import { pick } from "#app/features/invitation/written-text.ts";
import type { OutboxRow } from "#app/features/outbox/schema.ts";
import { findGuestAddress } from "#app/features/reply/address-data.server.ts";
import {
  changeHtml,
  changeText,
  type ChangeLetter,
} from "#app/features/reply/components/change-letter.tsx";
import { findInvitationOfReplies } from "#app/features/reply/event-summary.server.ts";
import type { ReplyMailSources } from "#app/features/reply/mail.server.ts";
import { stopToken } from "#app/features/reply/stop-token.ts";
import { formatDate, formatTime, wallTimeOf } from "#app/i18n/dates.ts";
import { bcp47, type Language } from "#app/i18n/languages.ts";
import { translatorFor } from "#app/i18n/packs.server.ts";
import { mailFooter, studioName } from "#app/i18n/studio-texts.ts";
import type { MailMessage } from "#app/lib/smtp/mail.ts";
import type { TFunction } from "i18next";

/**
 * Composes the mail that tells a guest of a change, in the language of the page on which the address
 * was given. It says what is published when it is sent.
 * @throws Error when the row is of another kind, the address was removed, or no page is published.
 */
export async function composeChangeMail(
  { db, kv, origin, deskSecret, now }: ReplyMailSources,
  row: OutboxRow,
): Promise<MailMessage> {
  const [replyId = ""] = row.reference.split(":");
  const [given, invitation] = await Promise.all([
    findGuestAddress(db, replyId),
    findInvitationOfReplies(kv, row.invitation ?? ""),
  ]);
  if (row.kind !== "change" || !given || !invitation)
    throw new Error(`outbox row ${row.id}: no guest to tell of a change`);
  const language = invitation.languages.includes(given.language)
    ? given.language
    : (invitation.languages[0] ?? given.language);
  const t = await translatorFor(kv, localeOf(invitation, language));
  const words = changeWords(withoutOldNews(invitation, now()), language, t);
  const names = fullNamesOf(invitation, language).join(` ${t("words:and")} `);
  const letter: ChangeLetter = {
    look: letterLookOf(invitation, language, origin),
    language: bcp47(language),
    heading: words?.title ?? t("invitation:news.title"),
    event: [pick(invitation.title, language), names].join(" · "),
    lines: words?.text.split("\n") ?? [],
    now: calledOff(invitation) ? null : whenAndWhere(invitation, language, t),
    link: { href: `${origin}${addressOf(invitation, language)}`, text: t("invitation:open") },
    stop: {
      why: t("invitation:news.why"),
      href: `${origin}/stop/${await stopToken(deskSecret, replyId)}?lng=${language}`,
      text: t("invitation:news.stop"),
    },
    footer: mailFooter(t("invitation:made-by", { studio: studioName(language) }), language),
  };
  return {
    to: row.recipient,
    subject: `${letter.heading}. ${names}`,
    text: changeText(letter),
    html: changeHtml(letter),
  };
}

/** "12 June 2027, 16:00, Saint Gayane Church": where the event begins. */
function whenAndWhere(
  { event, sections }: PublishedInvitation,
  language: Language,
  t: TFunction,
): string {
  const start = wallTimeOf(event.start);
  const first = sections.find((section) => section.type === "venue");
  return [
    formatDate(t, start, "long"),
    formatTime(t, start),
    first?.type === "venue" ? pick(first.name, language) : null,
  ]
    .filter((part) => part !== null)
    .join(", ");
}
