import { waitUntil } from "cloudflare:workers";
import type { Email } from "worker-mailer";
import { asciiAddress, domainOf } from "#app/lib/email-address.ts";
import { PlainEmail } from "#app/lib/smtp/email.server.ts";
import { byteString, encodeText, mailDate } from "#app/lib/smtp/headers.ts";
import type { DeliveryOutcome } from "#app/lib/delivery.ts";
import type { Attachment, NamedMail } from "#app/lib/smtp/mail.ts";
import { SessionFault, within } from "#app/lib/smtp/fault.ts";
import { type ReplyCode, SmtpSession, type SmtpStage } from "#app/lib/smtp/session.server.ts";
import type { Settings } from "#app/lib/settings.ts";

export type SmtpSettings = Settings<
  "SMTP_HOST" | "SMTP_PORT" | "SMTP_SECURITY" | "SMTP_USER" | "SMTP_PASSWORD" | "MAIL_FROM"
> & {
  /** Display name of MAIL_FROM in the From header. */
  senderName: string;
};

/** Timeouts in milliseconds. */
export type SmtpLimits = {
  /** For one response. */
  responseMs: number;
  /** For the session until the whole mail is handed over. */
  handOverMs: number;
  /** For the response to the whole mail. */
  confirmMs: number;
};

/**
 * For queue consumers and crons, which may run for 15 minutes. The response to the end of DATA may
 * take ten minutes; a client that hangs up earlier causes duplicates (RFC 5321 section 4.5.3.2.6).
 */
export const patientLimits: SmtpLimits = {
  responseMs: 12_000,
  handOverMs: 45_000,
  confirmMs: 600_000,
};

/** For callers that wait for the outcome and would hang up long before ten minutes. */
export const callLimits: SmtpLimits = { ...patientLimits, confirmMs: 60_000 };

/**
 * Sends one mail to one recipient over one connection. All mail of the product goes through here.
 * Never throws; every failure is an outcome.
 */
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
    // worker-mailer passes these to btoa, which takes bytes only.
    credentials: user ? { username: byteString(user), password: byteString(password) } : undefined,
    domain: domainOf(settings.MAIL_FROM),
    responseMs: limits.responseMs,
  };
}

/**
 * All headers are set here, in a new object per mail, because worker-mailer writes into the object
 * it is given.
 */
function emailOf(settings: SmtpSettings, mail: NamedMail, to: string, now: number): Email {
  const replyTo = mail.replyTo === undefined ? undefined : asciiAddress(mail.replyTo);
  if (replyTo === null) throw new SessionFault("replyTo is no valid address");
  if (!/^<[\w.@-]+>$/.test(mail.messageId)) throw new SessionFault("messageId is not one");
  return new PlainEmail({
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
      // Exchange's own word for the line above: no notes of absence, which it would send to a person.
      "X-Auto-Response-Suppress": "All",
      ...(mail.stop && stopHeaders(mail.stop)),
    },
  });
}

/** The mail program's own "unsubscribe" (RFC 2369, RFC 8058). */
function stopHeaders(address: string) {
  if (!/^https?:\/\/[\w./?=&:-]+$/.test(address)) throw new SessionFault("stop is no address");
  return {
    "List-Unsubscribe": `<${address}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

/** worker-mailer writes the name into its headers unchecked, and takes the content in base64. */
function attached({ name, text }: Attachment) {
  if (!/^[\w-]+\.csv$/.test(name)) throw new SessionFault("the attachment's name is not one");
  return {
    filename: name,
    content: new TextEncoder().encode(text).toBase64(),
    mimeType: "text/csv; charset=utf-8",
  };
}

/**
 * Decided by stage and code alone, because a server's text may quote an address such as
 * `550@example.com`. A 5xx about the recipient or the mail is final, another one points to our
 * settings, everything else is transient.
 */
function outcomeOf(
  stage: SmtpStage,
  reply: ReplyCode | undefined,
  error: unknown,
): DeliveryOutcome {
  if (!reply || (error instanceof SessionFault && reply.code < 400)) {
    const what = error instanceof Error ? error.message : String(error);
    // Before the server was contacted, the cause is the settings or the mail itself.
    const alarm = stage === "prepare" || (error instanceof SessionFault && error.alarm);
    return { state: "retry", error: `${stage}: ${what}`, alarm };
  }
  const replyText = `${stage}: ${reply.code} ${reply.enhanced}`.trimEnd();
  if (reply.code < 500) return { state: "retry", error: replyText };
  // RFC 4954 section 6: 530, authentication required, may answer any command.
  const final = (stage === "rcpt" || stage === "data" || stage === "body") && reply.code !== 530;
  return final
    ? { state: "dead", error: replyText }
    : { state: "retry", error: replyText, alarm: true };
}
