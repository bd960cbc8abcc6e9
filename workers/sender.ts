import studio from "#content/studio.json";
import { composeOrderMail, orderMails } from "#app/features/order/mail.server.ts";
import { enqueueStudioNotice } from "#app/features/order/undelivered.server.ts";
import type { OutboxRow } from "#app/features/outbox/schema.ts";
import type { MailMessage } from "#app/lib/smtp/mail.ts";
import type { SenderDependencies } from "#app/features/outbox/send.server.ts";
import { sendMail } from "#app/lib/smtp/send-mail.server.ts";
import { sendMessage } from "#app/features/outbox/telegram.server.ts";
import { composeExportMail } from "#app/features/reply/export-mail.server.ts";
import { composeReplyMail } from "#app/features/reply/mail.server.ts";
import { composeReplyMessage } from "#app/features/reply/telegram.server.ts";
import { findSetting, requireSettings } from "#app/lib/settings.ts";
import { composeBotMessage } from "#app/features/telegram/bot.server.ts";
import { systemClock } from "#app/lib/clock.ts";

/**
 * What the outbox needs to send: where rows lie, what each says, and the way out. Settings are read where a row
 * needs them: one that is missing lets its own rows wait, and the others go.
 */
export function createSender(env: Env): SenderDependencies {
  return {
    db: env.DB,
    get from() {
      return requireSettings(env, ["MAIL_FROM"]).MAIL_FROM;
    },
    now: systemClock,
    compose: async (row) => composeMail(env, row),
    deliver: async (mail) =>
      sendMail(
        {
          ...requireSettings(env, [
            "SMTP_HOST",
            "SMTP_PORT",
            "SMTP_SECURITY",
            "SMTP_USER",
            "SMTP_PASSWORD",
            "MAIL_FROM",
          ]),
          senderName: studio.name.am,
        },
        mail,
      ),
    composeMessage: async (row) =>
      row.kind === "bot"
        ? composeBotMessage(env.CONTENT, row)
        : composeReplyMessage(wordsOf(env), row),
    deliverMessage: async (message) =>
      sendMessage(requireSettings(env, ["TELEGRAM_BOT_TOKEN", "TELEGRAM_API_BASE"]), message),
    // Mails about orders are not composed without it (below): it is there when one of them dies.
    whenDead: (row, moment) => {
      const studioEmail = findSetting(env, "STUDIO_EMAIL");
      return studioEmail === null ? [] : enqueueStudioNotice(env.DB, studioEmail, row, moment);
    },
  };
}

function composeMail(env: Env, row: OutboxRow): Promise<MailMessage> {
  if (row.kind === "export") return composeExportMail(wordsOf(env), row);
  if (!orderMails.includes(row.kind)) return composeReplyMail(wordsOf(env), row);
  const { REPLY_SECRET: secret } = requireSettings(env, ["REPLY_SECRET", "STUDIO_EMAIL"]);
  return composeOrderMail({ ...wordsOf(env), secret }, row);
}

/** Where the words of a message come from. */
function wordsOf(env: Env) {
  const { PUBLIC_URL: origin, DESK_SECRET: deskSecret } = requireSettings(env, [
    "PUBLIC_URL",
    "DESK_SECRET",
  ]);
  return { db: env.DB, kv: env.CONTENT, origin, deskSecret, now: systemClock };
}
