import type { Sender } from "#app/features/outbox/send.server.ts";
import { sendMail } from "#app/features/outbox/smtp.server.ts";
import { sendMessage } from "#app/features/outbox/telegram.server.ts";
import { composeExportMail } from "#app/features/reply/export-mail.server.ts";
import { composeOrderMail, orderMails } from "#app/features/order/mail.server.ts";
import { tellStudio } from "#app/features/order/undelivered.server.ts";
import { composeReplyMail } from "#app/features/reply/mail.server.ts";
import { composeReplyMessage } from "#app/features/reply/telegram.server.ts";
import { requireSettings } from "#app/features/settings/settings.ts";
import { composeBotMessage } from "#app/features/telegram/bot.server.ts";
import { systemClock } from "#app/lib/clock.ts";

/** What the outbox needs to send: where rows lie, what each says, and the way out. */
export function senderOf(env: Env): Sender {
  const settings = requireSettings(env, [
    "SMTP_HOST",
    "SMTP_PORT",
    "SMTP_SECURITY",
    "SMTP_USER",
    "SMTP_PASSWORD",
    "MAIL_FROM",
    "PUBLIC_URL",
    "DESK_SECRET",
    "REPLY_SECRET",
    "STUDIO_EMAIL",
    "TELEGRAM_BOT_TOKEN",
    "TELEGRAM_API_BASE",
  ]);
  const words = {
    db: env.DB,
    kv: env.CONTENT,
    origin: settings.PUBLIC_URL,
    deskSecret: settings.DESK_SECRET,
    now: systemClock,
  };
  const orders = {
    db: env.DB,
    kv: env.CONTENT,
    origin: settings.PUBLIC_URL,
    secret: settings.REPLY_SECRET,
    deskSecret: settings.DESK_SECRET,
    now: systemClock,
  };
  return {
    db: env.DB,
    from: settings.MAIL_FROM,
    now: systemClock,
    compose: (row) =>
      row.kind === "export"
        ? composeExportMail(words, row)
        : orderMails.includes(row.kind)
          ? composeOrderMail(orders, row)
          : composeReplyMail(words, row),
    deliver: (mail) => sendMail(settings, mail),
    composeMessage: (row) =>
      row.kind === "bot" ? composeBotMessage(env.CONTENT, row) : composeReplyMessage(words, row),
    deliverMessage: (message) => sendMessage(settings, message),
    whenDead: (row, moment) => tellStudio(env.DB, settings.STUDIO_EMAIL, row, moment),
  };
}
