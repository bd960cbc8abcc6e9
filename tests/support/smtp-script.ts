/** What a test may ask of its mail server. Shared by the servers (Node) and the tests (workerd). */

export type SmtpStep =
  | "connect"
  | "EHLO"
  | "STARTTLS"
  | "AUTH"
  | "MAIL"
  | "RCPT"
  | "DATA"
  | "body"
  | "QUIT";

/**
 * Says `say` (lines end with CRLF by themselves) after so many milliseconds, then closes or not. An empty
 * object is silence. `takes`: the mail is delivered although nothing says so.
 */
export type SmtpAnswer = { say?: string; afterMs?: number; close?: boolean; takes?: boolean };

/** Answers that differ from those of a well-behaved server. */
export type SmtpScript = {
  answers?: Partial<Record<SmtpStep, SmtpAnswer>>;
  capabilities?: string[];
  /** Answers to RCPT by the part of the address before its first dot or at sign, over those above. */
  recipients?: Record<string, SmtpAnswer>;
  /** Answers to the whole mail, by the same part of the address. */
  bodies?: Record<string, SmtpAnswer>;
};

/** A server of the package smtp-server, which knows nothing of scripts. */
export type HonestServer = {
  security?: "tls" | "starttls" | "none";
  /** `ours` is trusted by the tests' Worker, `unknown` by nobody. */
  certificate?: "ours" | "unknown";
  login?: { user: string; password: string };
};

type ReceivedMail = { from: string; to: string[]; raw: string };

/** `open` counts connections that nobody has closed yet. */
export type HeardBySmtp = {
  connections: number;
  open: number;
  lines: string[];
  mails: ReceivedMail[];
};
