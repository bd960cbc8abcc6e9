import { letterLookOf } from "#app/domain/invitation/letter-look.ts";
import { addressToken } from "#app/couple/settings/address/token.ts";
import {
  drawConfirm,
  type ConfirmLetter,
} from "#app/couple/settings/components/confirm-letter.tsx";
import { localeOf } from "#app/domain/invitation/invitation-locale.ts";
import { confirmationMs, findAddress } from "#app/platform/outbox/notification/data.server.ts";
import type { OutboxRow } from "#app/platform/outbox/schema.ts";
import {
  eventLines,
  eventSummary,
  findInvitationOfReplies,
} from "#app/domain/reply/event/view.server.ts";
import type { ReplyMailSources } from "#app/domain/reply/mail.server.ts";
import { formatDate, wallTime } from "#app/i18n/dates.ts";
import { bcp47 } from "#app/i18n/languages.ts";
import { translatorFor } from "#app/i18n/translator.server.ts";
import type { MailMessage } from "#app/lib/smtp/mail.ts";
import { mailFooter, studioName } from "#app/i18n/studio-texts.ts";

/**
 * Composes the mail that asks for the confirmation of an address that a couple added, in the
 * language of the page where they did. It has no text of the form, because it goes to strangers.
 * @throws Error when the row is of another kind, or the address was removed.
 */
export async function composeConfirmMail(
  { db, kv, origin, dashboardSecret }: ReplyMailSources,
  row: OutboxRow,
): Promise<MailMessage> {
  const { kind, reference, invitation: path, recipient } = row;
  const [id = ""] = reference.split(":");
  const address = await findAddress(db, id);
  if (kind !== "address-confirm" || path === null || !address)
    throw new Error(`outbox row ${row.id}: no address to confirm`);
  const { language } = address;
  const invitation = await findInvitationOfReplies(kv, path);
  const t = await translatorFor(kv, localeOf(invitation, language));
  const about = eventSummary(invitation, path, language, t);
  const { names, event } = eventLines(about, t);
  const expires = address.requestedAt + confirmationMs;
  const until = formatDate(t, wallTime(expires, about.timeZone), "until");
  const letter: ConfirmLetter = {
    look: letterLookOf(invitation, language, origin),
    language: bcp47(language),
    heading: t("dashboard-settings:mail.confirm"),
    event,
    paragraphs: [
      t("dashboard-settings:mail.confirm-text"),
      t("dashboard-settings:mail.confirm-until", { date: until }),
    ],
    link: {
      href: `${origin}/replies/confirm/${await addressToken(dashboardSecret, id, expires)}`,
      text: t("dashboard-settings:mail.confirm-button"),
    },
    footer: mailFooter(
      t("dashboard-settings:mail.confirm-footer", { studio: studioName(language) }),
      language,
    ),
  };
  return {
    to: recipient,
    subject: `${letter.heading}. ${names}`,
    ...drawConfirm(letter),
  };
}
