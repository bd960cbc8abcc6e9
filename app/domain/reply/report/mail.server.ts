import { letterLookOf } from "#app/domain/invitation/letter-look.ts";
import type { TFunction } from "i18next";
import { findLinkForMail } from "#app/domain/couple-link/data.server.ts";
import { householdsOf, readHouseholds } from "#app/domain/guests/data.server.ts";
import { readReportReference } from "#app/platform/outbox/notification/data.server.ts";
import type { ChatMessage, OutboxRow } from "#app/platform/outbox/schema.ts";
import { headsOf } from "#app/domain/reply/columns.ts";
import { drawReport, type ReportLetter } from "#app/domain/reply/components/report-letter.tsx";
import {
  countReplies,
  readRepliedHouseholds,
  repliedHouseholds,
  type Reply,
  type ReplyTotals,
} from "#app/domain/reply/data.server.ts";
import {
  coupleGreeting,
  eventLines,
  eventSummary,
  findInvitationOfReplies,
} from "#app/domain/reply/event/view.server.ts";
import { listedFields } from "#app/domain/reply/fields.ts";
import {
  dashboardHref,
  doubtfulCount,
  type ReplyMailSources,
} from "#app/domain/reply/mail.server.ts";
import { countParts } from "#app/domain/reply/parts/totals.server.ts";
import { listChangedReplies } from "#app/domain/reply/report/data.server.ts";
import { letterLink } from "#app/domain/reply/message.server.ts";
import { localDate } from "#app/i18n/dates.ts";
import { hostLanguage } from "#app/i18n/languages.ts";
import { translatorFor } from "#app/i18n/translator.server.ts";
import type { MailMessage } from "#app/lib/smtp/mail.ts";
import { escapeHtml } from "#app/lib/telegram-html.ts";
import { mailFooter, studioName } from "#app/i18n/studio-texts.ts";

/** Answers that a mail lists; the page shows all. */
const listedAtMost = 50;

/** The same in a chat, whose messages have at most 4096 characters; a name has up to 100. */
const listedInChat = 25;

/**
 * Composes the mail of a digest or of the numbers, in Armenian, as every mail to hosts.
 * @throws Error when the row is of another kind.
 */
export async function composeReportMail(
  sources: ReplyMailSources,
  row: OutboxRow,
): Promise<MailMessage> {
  const { letter, subject } = await findReport(sources, row, listedAtMost);
  return { to: row.recipient, subject, ...drawReport(letter) };
}

/**
 * The same as a Telegram message.
 * @throws as `composeReportMail` does.
 */
export async function composeReportMessage(
  sources: ReplyMailSources,
  row: OutboxRow,
): Promise<ChatMessage> {
  const { letter } = await findReport(sources, row, listedInChat);
  const { heading, event, lines, more, totals, remark, link } = letter;
  const paragraphs = [
    [`<b>${escapeHtml(heading)}</b>`, escapeHtml(event)],
    [
      ...lines.map(
        ({ label, value, note }) =>
          `${escapeHtml(label)} – <b>${escapeHtml(value)}</b>${note ? ` <i>(${escapeHtml(note)})</i>` : ""}`,
      ),
      ...(more === null ? [] : [escapeHtml(more)]),
    ],
    [
      `<b>${escapeHtml(totals.heading)}</b>`,
      ...totals.counts.map(({ label, value }) => `${escapeHtml(label)} – ${value}`),
    ],
    remark === null ? [] : [escapeHtml(remark)],
    link ? [letterLink(link)] : [],
  ];
  const text = paragraphs
    .filter((paragraph) => paragraph.length > 0)
    .map((paragraph) => paragraph.join("\n"))
    .join("\n\n");
  return { chat: row.recipient, text, picture: letter.look?.picture?.src };
}

async function findReport(
  { db, kv, origin, dashboardSecret, now }: ReplyMailSources,
  row: OutboxRow,
  limit: number,
): Promise<{ letter: ReportLetter; subject: string }> {
  const { kind, invitation: path } = row;
  const span = readReportReference(row.reference);
  if ((kind !== "digest" && kind !== "numbers") || path === null || !span)
    throw new Error(`outbox row ${row.id} is not a report`);
  const [replies, totals, silent, link, t, invitation] = await Promise.all([
    kind === "digest" ? listChangedReplies(db, path, span) : [],
    countReplies(db, path),
    countSilent(db, path),
    findLinkForMail(db, path),
    translatorFor(kv, hostLanguage),
    findInvitationOfReplies(kv, path),
  ]);
  const about = eventSummary(invitation, path, hostLanguage, t);
  const isLastDay = localDate(span.until, about.timeZone) === span.day;
  const heading =
    kind === "digest"
      ? t("dashboard-settings:mail.digest", { count: replies.length })
      : t(`dashboard-settings:mail.${isLastDay ? "last-day" : "three-days"}`);
  const { names, event } = eventLines(about, t);
  const counts = [
    ...countsOf(totals, t, listedFields(invitation, replies).includes("children")),
    ...(await countParts(db, invitation, t)),
  ];
  const href = await dashboardHref({ origin, dashboardSecret, now }, link);
  const letter: ReportLetter = {
    look: letterLookOf(invitation, hostLanguage, origin),
    preheader: counts.map(({ label, value }) => `${label} – ${value}`).join(" · "),
    greeting: coupleGreeting(invitation, hostLanguage, t),
    heading,
    event,
    lines: replies.slice(0, limit).map((reply) => lineOf(reply, t)),
    more:
      replies.length > limit
        ? t("dashboard-settings:mail.more", { count: replies.length - limit })
        : null,
    totals: { heading: t("mail:totals"), counts },
    // On the last day the heading says it.
    remark: remarkOf(kind === "numbers" && !isLastDay ? about.deadline : null, silent, t),
    link: href === null ? null : { href, text: t("mail:see-all") },
    footer: mailFooter(
      t("dashboard-settings:mail.footer", { studio: studioName(hostLanguage) }),
      hostLanguage,
    ),
  };
  return { letter, subject: `${heading}. ${names}` };
}

function lineOf(reply: Reply, t: TFunction): ReportLetter["lines"][number] {
  const value =
    reply.response === "Yes"
      ? `${t("dashboard:answer.yes")} · ${headsOf(reply)}`
      : t("dashboard:answer.no");
  return { label: reply.name, value, note: reply.revision > 1 ? t("dashboard:changed") : null };
}

function countsOf(
  totals: ReplyTotals,
  t: TFunction,
  withChildren: boolean,
): ReportLetter["totals"]["counts"] {
  return [
    { label: t("mail:totals-yes"), value: totals.yes },
    { label: t("mail:totals-no"), value: totals.no },
    { label: t("mail:totals-guests"), value: totals.guests },
    ...(withChildren ? [{ label: t("mail:totals-children"), value: totals.children }] : []),
    ...doubtfulCount(totals, t),
  ];
}

/** Until when guests may answer, and how many households have not. */
function remarkOf(deadline: string | null, silent: number, t: TFunction): string | null {
  const sentences = [
    deadline === null ? null : t("dashboard:deadline", { date: deadline }),
    silent === 0 ? null : t("dashboard-settings:mail.silent", { count: silent }),
  ].filter((sentence) => sentence !== null);
  return sentences.length > 0 ? sentences.join(" · ") : null;
}

/** Number of households that have not replied. */
async function countSilent(db: D1Database, invitation: string): Promise<number> {
  const [households, replied] = await db.batch([
    householdsOf(db, invitation),
    repliedHouseholds(db, invitation),
  ]);
  const answered = readRepliedHouseholds(replied);
  return readHouseholds(households).filter(({ id }) => !answered.has(id)).length;
}
