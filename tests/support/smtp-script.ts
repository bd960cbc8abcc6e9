/**
 * Requests that a test can make of its mail server. Shared by the servers (Node) and the tests
 * (workerd).
 */

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
 * Sends `say` (CRLF is added) after so many milliseconds, then closes if told to. An empty object
 * never answers. `takes`: the mail is delivered although the answer does not say so. `reset`: the
 * connection is reset in place of an answer. `dripMs`: the answer comes one byte at a time. `endless`:
 * the last line of `say` has no end.
 */
export type SmtpAnswer = {
  say?: string;
  afterMs?: number;
  close?: boolean;
  takes?: boolean;
  reset?: boolean;
  dripMs?: number;
  endless?: boolean;
};

/** Answers that differ from those of a correct server. */
export type SmtpScript = {
  answers?: Partial<Record<SmtpStep, SmtpAnswer>>;
  capabilities?: string[];
  /**
   * Answers to RCPT by the address's part before its first dot or at sign; they override those
   * above.
   */
  recipients?: Record<string, SmtpAnswer>;
  /** Answers to the whole mail, by the same part of the address. */
  bodies?: Record<string, SmtpAnswer>;
};

/** A server by the package smtp-server, without a script. */
export type HonestServer = {
  security?: "tls" | "starttls" | "none";
  /** `ours` is trusted by the tests' Worker, `unknown` is not. */
  certificate?: "ours" | "unknown";
  login?: { user: string; password: string };
};

type ReceivedMail = { from: string; to: string[]; raw: string };

/** `open` is the number of open connections. */
export type HeardBySmtp = {
  connections: number;
  open: number;
  lines: string[];
  mails: ReceivedMail[];
};
