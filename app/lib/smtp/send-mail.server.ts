import { waitUntil } from "cloudflare:workers";
import { Email } from "worker-mailer";
import { asciiAddress, domainOf } from "#app/lib/email-address.ts";
import { byteString, encodeText, mailDate } from "#app/lib/smtp/headers.ts";
import type { DeliveryOutcome } from "#app/lib/delivery.ts";
import type { Attachment, NamedMail } from "#app/lib/smtp/mail.ts";
import { SessionFault, within } from "#app/lib/smtp/fault.ts";
import { type ReplyCode, SmtpSession, type SmtpStage } from "#app/lib/smtp/session.server.ts";
import type { Settings } from "#app/lib/settings.ts";

export type SmtpSettings = Settings<
  "SMTP_HOST" | "SMTP_PORT" | "SMTP_SECURITY" | "SMTP_USER" | "SMTP_PASSWORD" | "MAIL_FROM"
> & {
  /** The name beside MAIL_FROM in the From header. */
  senderName: string;
};

/** How long things may take, in milliseconds. */
export type SmtpLimits = {
  /** One answer. */
  responseMs: number;
  /** All of the conversation until the whole mail is handed over. */
  handOverMs: number;
  /** The answer to the whole mail. */
  confirmMs: number;
};

/**
 * Where nobody waits for the outcome. The answer to the end of DATA may take ten minutes: whoever hangs up
 * earlier gets copies delivered (RFC 5321 section 4.5.3.2.6). Queue consumers and crons live for 15.
 */
export const patientLimits: SmtpLimits = {
  responseMs: 12_000,
  handOverMs: 45_000,
  confirmMs: 600_000,
};

/** Where a caller waits for the outcome, who would hang up long before ten minutes are over. */
export const callLimits: SmtpLimits = { ...patientLimits, confirmMs: 60_000 };

/** The one way mail leaves: one recipient, one connection, and an outcome within the limits. Never throws. */
export async function sendMail(
  settings: SmtpSettings,
  mail: NamedMail,
  limits = patientLimits,
): Promise<DeliveryOutcome> {
  const started = Date.now();
  const to = asciiAddress(mail.to);
  if (!to) return { state: "dead", error: "prepare: the recipient has no valid address" };

  let session: SmtpSession | undefined;
  let outcome: DeliveryOutcome = { state: "sent" };
  try {
    const email = emailOf(settings, mail, to, started);
    session = new SmtpSession(sessionOptions(settings, limits));
    await within(session.handOver(email), limits.handOverMs);
    await session.confirm(limits.confirmMs);
  } catch (error) {
    outcome = outcomeOf(session?.stage ?? "prepare", session?.reply, error);
    if (outcome.state === "retry" && session?.handedOver && !session.reply)
      outcome = { ...outcome, unconfirmed: true };
  }
  const { stage = "prepare", reply } = session ?? {};
  console.info({
    mail: mail.messageId,
    state: outcome.state,
    stage,
    code: reply?.code,
    ...(outcome.state === "retry" && outcome.unconfirmed && { unconfirmed: true }),
    ms: Date.now() - started,
  });
  if (session) waitUntil(outcome.state === "sent" ? session.quit() : session.drop());
  return outcome;
}

function sessionOptions(settings: SmtpSettings, limits: SmtpLimits) {
  const { SMTP_USER: user, SMTP_PASSWORD: password } = settings;
  return {
    host: settings.SMTP_HOST,
    port: settings.SMTP_PORT,
    security: settings.SMTP_SECURITY,
    // worker-mailer hands these to btoa, which knows bytes only.
    credentials: user ? { username: byteString(user), password: byteString(password) } : undefined,
    domain: domainOf(settings.MAIL_FROM),
    responseMs: limits.responseMs,
  };
}

/** Every header is ours, and new with each mail: worker-mailer writes into the object it is given. */
function emailOf(settings: SmtpSettings, mail: NamedMail, to: string, now: number): Email {
  const replyTo = mail.replyTo === undefined ? undefined : asciiAddress(mail.replyTo);
  if (replyTo === null) throw new SessionFault("replyTo is no valid address");
  if (!/^<[\w.@-]+>$/.test(mail.messageId)) throw new SessionFault("messageId is not one");
  return new Email({
    from: settings.MAIL_FROM,
    to,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: mail.attachment && [attached(mail.attachment)],
    headers: {
      From: `${encodeText(settings.senderName)} <${settings.MAIL_FROM}>`,
      To: `<${to}>`,
      Subject: encodeText(mail.subject),
      ...(replyTo && { "Reply-To": `<${replyTo}>` }),
      "Message-ID": mail.messageId,
      Date: mailDate(now),
      "Auto-Submitted": "auto-generated",
    },
  });
}

/** worker-mailer writes a name into its headers as it is, and takes the content in base64. */
function attached({ name, text }: Attachment) {
  if (!/^[\w-]+\.csv$/.test(name)) throw new SessionFault("the attachment's name is not one");
  return {
    filename: name,
    content: new TextEncoder().encode(text).toBase64(),
    mimeType: "text/csv; charset=utf-8",
  };
}

/**
 * Judged by stage and code alone: a server's words may quote an address such as `550@example.com`.
 * A 5xx about the recipient or the mail is final, any other is about us, and everything else passes.
 */
function outcomeOf(
  stage: SmtpStage,
  reply: ReplyCode | undefined,
  error: unknown,
): DeliveryOutcome {
  if (!reply || (error instanceof SessionFault && reply.code < 400)) {
    const what = error instanceof Error ? error.message : String(error);
    // Before a server was spoken to, the settings or the mail itself must be at fault.
    const alarm = stage === "prepare" || (error instanceof SessionFault && error.alarm);
    return { state: "retry", error: `${stage}: ${what}`, alarm };
  }
  const said = `${stage}: ${reply.code} ${reply.enhanced}`.trimEnd();
  if (reply.code < 500) return { state: "retry", error: said };
  // RFC 4954 section 6: 530, authentication required, may answer any command.
  const final = (stage === "rcpt" || stage === "data" || stage === "body") && reply.code !== 530;
  return final ? { state: "dead", error: said } : { state: "retry", error: said, alarm: true };
}
