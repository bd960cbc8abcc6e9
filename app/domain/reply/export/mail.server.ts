import { letterLookOf } from "#app/domain/invitation/letter-look.ts";
import {
  coupleGreeting,
  eventLines,
  eventSummary,
  findInvitationOfReplies,
} from "#app/domain/reply/event/view.server.ts";
import { listAllReplies } from "#app/domain/reply/all-replies.server.ts";
import { csvOf } from "#app/domain/reply/export/format.ts";
import { formatDate, wallTime } from "#app/i18n/dates.ts";
import { hostLanguage } from "#app/i18n/languages.ts";
import { translatorFor } from "#app/i18n/translator.server.ts";
import type { OutboxRow } from "#app/platform/outbox/schema.ts";
import { findLinkForMail } from "#app/domain/couple-link/data.server.ts";
import {
  dashboardHref,
  doubtfulCount,
  type ReplyMailSources,
} from "#app/domain/reply/mail.server.ts";
import type { MailMessage } from "#app/lib/smtp/mail.ts";
import { drawExport, type ExportLetter } from "#app/domain/reply/components/export-letter.tsx";
import { countReplies } from "#app/domain/reply/data.server.ts";
import { retentionEnd } from "#app/domain/reply/retention.server.ts";
import { mailFooter, studioName } from "#app/i18n/studio-texts.ts";

/**
 * Composes the mail with all replies as a table, sent to the hosts when their invitation has ended.
 * In Armenian, as every mail to hosts.
 * @throws Error when the row is of another kind.
 */
export async function composeExportMail(
  { db, kv, origin, dashboardSecret, now }: ReplyMailSources,
  row: OutboxRow,
): Promise<MailMessage> {
  const { kind, invitation: path, recipient } = row;
  if (kind !== "export" || path === null)
    throw new Error(`outbox row ${row.id} is not about an export`);
  const [replies, totals, link, t, invitation] = await Promise.all([
    listAllReplies(db, path),
    countReplies(db, path),
    findLinkForMail(db, path),
    translatorFor(kv, hostLanguage),
    findInvitationOfReplies(kv, path),
  ]);
  const about = eventSummary(invitation, path, hostLanguage, t);
  const deleted =
    invitation && formatDate(t, wallTime(retentionEnd(invitation), about.timeZone), "on");
  const href = await dashboardHref({ origin, dashboardSecret, now }, link);
  const letter: ExportLetter = {
    look: letterLookOf(invitation, hostLanguage, origin),
    greeting: coupleGreeting(invitation, hostLanguage, t),
    heading: t("kinds:export.subject"),
    event: eventLines(about, t).event,
    text: t("kinds:export.text"),
    counts: [
      { label: t("mail:totals-yes"), value: totals.yes },
      { label: t("mail:totals-no"), value: totals.no },
      { label: t("mail:totals-guests"), value: totals.guests },
      ...doubtfulCount(totals, t),
    ],
    deleted: deleted && t("kinds:export.deleted", { date: deleted }),
    link: href === null ? null : { href, text: t("kinds:export.archive") },
    footer: mailFooter(t("mail:footer", { studio: studioName(hostLanguage) }), hostLanguage),
  };
  return {
    to: recipient,
    subject: letter.heading,
    ...drawExport(letter),
    attachment: {
      name: `replies-${path.replaceAll("/", "-")}.csv`,
      text: csvOf(replies, invitation, hostLanguage, about.timeZone, t),
    },
  };
}
