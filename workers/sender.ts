import { composeConfirmMail } from "#app/couple/settings/address/mail.server.ts";
import { composeDayMail } from "#app/shop/order/day/mail.server.ts";
import { composeMoneyMail, composeMoneyMessage } from "#app/shop/order/payments/mail.server.ts";
import { composeTeamMessage } from "#app/shop/order/letters/message.server.ts";
import { composeOrderMail } from "#app/shop/order/letters/mail.server.ts";
import { enqueueStudioNotice } from "#app/shop/order/letters/undelivered.server.ts";
import {
  isMessageKind,
  type Compose,
  type ComposeMessage,
  type Composers,
  type OutboxRow,
} from "#app/platform/outbox/schema.ts";
import type { SenderDependencies } from "#app/platform/outbox/send.server.ts";
import { composeTestMail } from "#app/platform/outbox/test-mail/mail.server.ts";
import { sendHook } from "#app/platform/outbox/webhook/send.server.ts";
import { composeHook } from "#app/couple/replies-api/message.server.ts";
import { sendMessage } from "#app/platform/outbox/chat/send.server.ts";
import { composeChangeMail, composeChangeMessage } from "#app/domain/reply/change/mail.server.ts";
import { composeExportMail } from "#app/domain/reply/export/mail.server.ts";
import { composeReplyMail } from "#app/domain/reply/mail.server.ts";
import { composeReportMail, composeReportMessage } from "#app/domain/reply/report/mail.server.ts";
import { composeReplyMessage } from "#app/domain/reply/message.server.ts";
import { composeBotMessage } from "#app/domain/telegram/message.server.ts";
import type { Clock } from "#app/lib/clock.ts";
import type { ReadSettings } from "#app/lib/settings.ts";
import { sendMail } from "#app/lib/smtp/send-mail.server.ts";
import { senderName } from "#app/i18n/studio-texts.ts";

/** The stores and settings that composers read. */
type Sources = { db: D1Database; kv: KVNamespace; settings: ReadSettings; now: Clock };

/**
 * The dependencies of the outbox's sender. Settings are read when a row needs them: a missing one
 * delays only its own rows.
 * @param studioEmail recipient of the notification that a customer's mail bounced; null while it is
 * not set, when no customer's mail is composed either.
 */
export function createSender({
  studioEmail,
  ...sources
}: Sources & { studioEmail: string | null }): SenderDependencies {
  const { db, settings, now } = sources;
  const composers = composersFrom(sources);
  return {
    db,
    now,
    get from() {
      return settings(["MAIL_FROM"]).MAIL_FROM;
    },
    compose: async (row) => {
      const compose = composersOf(composers, row).mail;
      if (!compose) throw new Error(`a message of kind ${row.kind} is no mail`);
      return compose(row);
    },
    composeMessage: async (row) => {
      const compose = composersOf(composers, row).telegram;
      if (!compose) throw new Error(`a message of kind ${row.kind} is for no chat`);
      return compose(row);
    },
    deliver: async (mail) => {
      const smtp = settings([
        "SMTP_HOST",
        "SMTP_PORT",
        "SMTP_SECURITY",
        "SMTP_USER",
        "SMTP_PASSWORD",
        "MAIL_FROM",
      ]);
      return sendMail({ ...smtp, senderName }, mail);
    },
    deliverMessage: async (message) =>
      sendMessage(settings(["TELEGRAM_BOT_TOKEN", "TELEGRAM_API_BASE"]), message),
    composeHook: async (row) => {
      const compose = composersOf(composers, row).webhook;
      if (!compose) throw new Error(`a message of kind ${row.kind} is for no program`);
      return compose(row);
    },
    deliverHook: async (id, message) => {
      const { PUBLIC_URL, DASHBOARD_SECRET: secrets } = settings([
        "PUBLIC_URL",
        "DASHBOARD_SECRET",
      ]);
      return sendHook({ secrets, own: new URL(PUBLIC_URL).hostname }, id, message, now());
    },
    whenDead: (row, moment) =>
      studioEmail === null ? [] : enqueueStudioNotice(db, studioEmail, row, moment),
  };
}

/** The composers by kind and channel. */
function composersFrom({ db, kv, settings, now }: Sources): Composers {
  const words = () => {
    const { PUBLIC_URL: origin, DASHBOARD_SECRET: dashboardSecret } = settings([
      "PUBLIC_URL",
      "DASHBOARD_SECRET",
    ]);
    return { db, kv, origin, dashboardSecret, now };
  };
  const order: Compose = (row) => {
    const { REPLY_SECRET: secret } = settings(["REPLY_SECRET", "STUDIO_EMAIL"]);
    return composeOrderMail({ ...words(), secret }, row);
  };
  const team: ComposeMessage = (row) => composeTeamMessage(words(), row);
  return {
    reply: {
      mail: (row) => composeReplyMail(words(), row),
      telegram: (row) => composeReplyMessage(words(), row),
    },
    digest: {
      mail: (row) => composeReportMail(words(), row),
      telegram: (row) => composeReportMessage(words(), row),
    },
    numbers: {
      mail: (row) => composeReportMail(words(), row),
      telegram: (row) => composeReportMessage(words(), row),
    },
    "address-confirm": { mail: (row) => composeConfirmMail(words(), row) },
    change: {
      mail: (row) => composeChangeMail(words(), row),
      telegram: (row) => composeChangeMessage(words(), row),
    },
    export: { mail: (row) => composeExportMail(words(), row) },
    order: { mail: order, telegram: team },
    "order-thanks": { mail: order },
    "order-ready": { mail: order },
    "order-approved": { mail: order, telegram: team },
    "order-change-request": { mail: order, telegram: team },
    "order-cancelled": { mail: order, telegram: team },
    "order-published": { mail: order },
    "order-paid": { mail: order },
    "order-answer": { mail: order },
    "order-called-off": { mail: order },
    "order-goods": { mail: order },
    "order-files": { mail: order },
    "order-addition": { mail: order, telegram: team },
    "order-list": { mail: order },
    "order-money": {
      mail: (row) => composeMoneyMail(words(), row),
      telegram: (row) => composeMoneyMessage(words(), row),
    },
    "order-undelivered": { mail: order },
    day: { mail: (row) => composeDayMail(words(), row), telegram: team },
    test: { mail: async (row) => composeTestMail(words().origin, row) },
    bot: { telegram: (row) => composeBotMessage({ db, kv, answerSources: words }, row) },
    // Sent while its caller waits; its mail is not stored.
    call: {},
    answer: { webhook: (row) => composeHook({ db, kv }, row, now()) },
    "answer-test": { webhook: (row) => composeHook({ db, kv }, row, now()) },
  };
}

/** @throws Error for a kind that only a newer release knows: its rows wait for that release. */
function composersOf(composers: Composers, { kind }: OutboxRow): Composers[keyof Composers] {
  if (!isMessageKind(kind)) throw new Error(`no message is of kind ${kind}`);
  return composers[kind];
}
