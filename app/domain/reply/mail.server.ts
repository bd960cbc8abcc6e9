import type { TFunction } from "i18next";
import {
  coupleGreeting,
  eventLines,
  eventSummary,
  findInvitationOfReplies,
  type EventSummary,
} from "#app/domain/reply/event/view.server.ts";
import { findLinkForMail } from "#app/domain/couple-link/data.server.ts";
import { mailToken } from "#app/domain/couple-link/mail-token.ts";
import { formatDate, formatTime, wallTime } from "#app/i18n/dates.ts";
import { hostLanguage, languageNames, type Language } from "#app/i18n/languages.ts";
import { translatorFor } from "#app/i18n/translator.server.ts";
import type { LetterLook } from "#app/designs/house/letter-look.ts";
import { letterLookOf } from "#app/domain/invitation/letter-look.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import type { OutboxRow } from "#app/platform/outbox/schema.ts";
import type { MailMessage } from "#app/lib/smtp/mail.ts";
import { changedFields, headsOf, isGiven, type GivenAnswer } from "#app/domain/reply/columns.ts";
import { listedFields } from "#app/domain/reply/fields.ts";
import {
  countReplies,
  findReplyRevision,
  type ReplyRevision,
  type ReplyTotals,
} from "#app/domain/reply/data.server.ts";
import { listDoubtsAbout, type DoubtfulReply } from "#app/domain/reply/doubles/data.server.ts";
import { replyFields, type FieldName } from "#app/domain/invitation/reply/fields.ts";
import { languageOfTexts, formatAnswer, type AnswerFormat } from "#app/domain/reply/format.ts";
import type { SampleLetter } from "#app/domain/reply/state.ts";
import {
  drawReply,
  letterHeight,
  type Letter,
} from "#app/domain/reply/components/reply-letter.tsx";
import type { Clock } from "#app/lib/clock.ts";
import type { Secrets } from "#app/lib/crypto.ts";
import { mailFooter, studioName } from "#app/i18n/studio-texts.ts";

export type ReplyMailSources = {
  db: D1Database;
  kv: KVNamespace;
  /** The site's public origin, without a slash at its end. */
  origin: string;
  dashboardSecret: Secrets;
  now: Clock;
};

/** Shown for an answer that this release cannot read. */
const unreadable = "?";

/**
 * Composes the mail about one reply to the couple, in Armenian whatever the guest's language. Works
 * without the invitation when it is no longer published.
 * @throws Error when the row is of another kind, or the reply was deleted.
 */
export async function composeReplyMail(
  sources: ReplyMailSources,
  row: OutboxRow,
): Promise<MailMessage> {
  const { letter, subject } = await findLetter(sources, row);
  return { to: row.recipient, subject, ...drawReply(letter) };
}

/**
 * The content of a message about one reply, for mail and Telegram.
 * @throws as `composeReplyMail` does.
 */
export async function findLetter(
  sources: ReplyMailSources,
  row: OutboxRow,
): Promise<{ letter: Letter; subject: string }> {
  const { db, kv, origin, dashboardSecret, now } = sources;
  const { kind, reference, invitation: path } = row;
  const [id = "", revision = ""] = reference.split(":");
  if (kind !== "reply" || path === null)
    throw new Error(`outbox row ${row.id} is not about a reply`);
  const [reply, totals, doubts, link, t, invitation] = await Promise.all([
    findReplyRevision(db, {
      invitation: path,
      id,
      revision: Number(revision),
      recipient: row.recipient,
    }),
    countReplies(db, path),
    listDoubtsAbout(db, path, id),
    findLinkForMail(db, path),
    translatorFor(kv, hostLanguage),
    findInvitationOfReplies(kv, path),
  ]);
  if (!reply) throw new Error(`outbox row ${row.id}: its reply is gone`);
  const href = await dashboardHref({ origin, dashboardSecret, now }, link);
  const about = eventSummary(invitation, path, hostLanguage, t);
  const look = letterLookOf(invitation, hostLanguage, origin);
  const greeting = coupleGreeting(invitation, hostLanguage, t);
  const remark = doubts.map((doubt) => doubtText(doubt, id, t)).join(" ") || null;
  return letterAbout(reply, invitation, { totals, remark, about, href, look, greeting }, t);
}

/**
 * The mail that `composeReplyMail` would write if this answer were the first reply to its
 * invitation, without reading or storing anything. Its link to the dashboard has no target.
 */
export async function composeSampleMail(
  kv: KVNamespace,
  {
    invitation,
    language,
    now,
  }: { invitation: PublishedInvitation; language: Language; now: number },
  answer: GivenAnswer,
): Promise<SampleLetter> {
  const t = await translatorFor(kv, hostLanguage);
  const fresh = { revision: 1, createdAt: now, previous: null, unreadable: [] };
  const reply = { ...fresh, language, ...answer };
  const coming = answer.response === "Yes";
  const totals = {
    answers: 1,
    yes: Number(coming),
    no: Number(!coming),
    guests: headsOf(answer),
    children: answer.children ?? 0,
    doubtful: 0,
  };
  const about = eventSummary(invitation, invitation.path, hostLanguage, t);
  const look = letterLookOf(invitation, hostLanguage, null);
  const greeting = coupleGreeting(invitation, hostLanguage, t);
  const context = { totals, remark: null, about, href: "#", look, greeting };
  const { letter, subject } = letterAbout(reply, invitation, context, t);
  return { subject, html: drawReply(letter).html, height: letterHeight(letter) };
}

/** Where a mail leads to the couple's dashboard; null without a link to it. */
export async function dashboardHref(
  { origin, dashboardSecret, now }: Pick<ReplyMailSources, "origin" | "dashboardSecret" | "now">,
  link: Parameters<typeof mailToken>[1] | null,
): Promise<string | null> {
  return link === null
    ? null
    : `${origin}/replies/${await mailToken(dashboardSecret, link, now())}`;
}

/** The parts of a letter besides the reply. */
type Context = {
  totals: ReplyTotals;
  /** That it is perhaps counted twice. */
  remark: string | null;
  about: EventSummary;
  href: string | null;
  look: LetterLook | null;
  greeting: string | null;
};

function letterAbout(
  reply: ReplyRevision,
  invitation: PublishedInvitation | null,
  context: Context,
  t: TFunction,
): { letter: Letter; subject: string } {
  const wording = { invitation, language: languageOfTexts(invitation, hostLanguage), t };
  const fields = listedFields(invitation, [reply, reply.previous]);
  const subject = t(reply.previous ? "mail:subject-changed" : "mail:subject", { name: reply.name });
  return { letter: letterOf(reply, fields, wording, context), subject };
}

function letterOf(
  reply: ReplyRevision,
  fields: readonly FieldName[],
  wording: AnswerFormat,
  { totals, remark, about, href, look, greeting }: Context,
): Letter {
  const { t } = wording;
  const changed = changedFields(reply, reply.previous);
  const line = (field: FieldName) => {
    const previousText = reply.previous && formatAnswer(reply.previous, field, wording);
    return {
      label: t(`mail:fields.${field}`),
      value: reply.unreadable.includes(field)
        ? unreadable
        : (formatAnswer(reply, field, wording) ?? t("mail:not-given")),
      was:
        previousText !== null && changed.includes(field)
          ? t("mail:was", { value: previousText })
          : null,
    };
  };
  const received = wallTime(reply.createdAt, about.timeZone);
  return {
    look,
    preheader: t("mail:preheader", { name: reply.name, answer: line("response").value }),
    greeting,
    heading: t(reply.previous ? "mail:heading-changed" : "mail:heading"),
    event: eventLines(about, t).event,
    answer: line("response"),
    lines: [
      ...fields.filter((field) => field !== "response" && concerns(field, reply)).map(line),
      { label: t("mail:language"), value: languageNames[reply.language], was: null },
    ],
    received: t("mail:sent-at", {
      date: formatDate(t, received, "on"),
      time: formatTime(t, received),
    }),
    totals: {
      heading: t("mail:totals"),
      counts: [
        { label: t("mail:totals-yes"), value: totals.yes },
        { label: t("mail:totals-no"), value: totals.no },
        { label: t("mail:totals-guests"), value: totals.guests },
        ...(fields.includes("children")
          ? [{ label: t("mail:totals-children"), value: totals.children }]
          : []),
        ...doubtfulCount(totals, t),
      ],
    },
    remark,
    link: href === null ? null : { href, text: t("mail:see-all") },
    footer: mailFooter(t("mail:footer", { studio: studioName(hostLanguage) }), hostLanguage),
  };
}

/** The number of answers that are in no total until hosts decide, where there are any. */
export function doubtfulCount(
  { doubtful }: ReplyTotals,
  t: TFunction,
): { label: string; value: number }[] {
  return doubtful > 0 ? [{ label: t("mail:totals-doubtful"), value: doubtful }] : [];
}

/** The letter's words on a doubt that its reply is in. */
function doubtText(doubt: DoubtfulReply, id: string, t: TFunction): string {
  const headsText = (heads: number) =>
    heads > 0 ? t("dashboard:entry.guests", { count: heads }) : t("dashboard:entry.not-coming");
  return doubt.id === id
    ? t("mail:double-this", { name: doubt.firstName, said: headsText(doubt.firstHeads) })
    : t("mail:double-other", { name: doubt.name, said: headsText(doubt.heads) });
}

/** Fields that a guest was not asked are shown only if they were answered before. */
function concerns(field: FieldName, reply: ReplyRevision): boolean {
  const { response, previous, unreadable: unread } = reply;
  const { always, comingOnly, ofSome } = replyFields[field];
  if (always || isGiven(previous, field)) return true;
  if (ofSome) return isGiven(reply, field) || unread.includes(field);
  return !comingOnly || response === "Yes";
}
