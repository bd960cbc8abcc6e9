import { type Email, LogLevel } from "worker-mailer";
import { SessionFault, within } from "#app/lib/smtp/fault.ts";
import { OpenWorkerMailer } from "#app/lib/smtp/worker-mailer.server.ts";

/** Where an attempt stands. Together with the server's code it decides what becomes of the mail. */
export type SmtpStage =
  | "prepare"
  | "connect"
  | "greet"
  | "ehlo"
  | "starttls"
  | "auth"
  | "mail"
  | "rcpt"
  | "data"
  | "body";

export type ReplyCode = { code: number; enhanced: string };

type SessionOptions = {
  host: string;
  port: number;
  security: "tls" | "starttls" | "none";
  credentials?: { username: string; password: string };
  /** The domain that we greet with. */
  domain: string;
  /** How long one answer of the server may take, in milliseconds. */
  responseMs: number;
};

/** No honest answer comes near it. In characters. */
const replyCap = 64 * 1024;

/**
 * One connection, one mail, on worker-mailer's knowledge of SMTP. Left alone, worker-mailer spins for ever on
 * a closed connection, takes "no STARTTLS" and "no AUTH" for an answer, knows no deadline, and lets one
 * answer pass for another. What it gets wrong is replaced here; tests/faults/smtp-*.test.ts has each case.
 */
export class SmtpSession extends OpenWorkerMailer {
  stage: SmtpStage = "connect";
  /** The server's answer to our last word; undefined while it gives none. */
  reply: ReplyCode | undefined;
  /** Whether the server has the whole mail: without an answer to that it was perhaps delivered. */
  handedOver = false;
  readonly #options: SessionOptions;
  readonly #decoder = new TextDecoder();
  #unread = "";

  constructor(options: SessionOptions) {
    super({
      host: options.host,
      port: options.port,
      secure: options.security === "tls",
      startTls: options.security === "starttls",
      credentials: options.credentials,
      // Every other level may write the password or an address into the log.
      logLevel: LogLevel.NONE,
      dsn: { RET: { HEADERS: true }, NOTIFY: { FAILURE: true, DELAY: true } },
    });
    this.#options = options;
  }

  /** Hands the whole mail over; `confirm` waits for the server's word on it. Throws where the server takes none. */
  async handOver(email: Email): Promise<void> {
    await this.#at("connect", () => this.waitForSocketConnected());
    await this.#at("greet", () => this.greet());
    await this.#at("ehlo", () => this.ehlo());
    if (this.#options.security === "starttls") {
      await this.#at("starttls", () => this.tls());
      await this.#at("ehlo", () => this.ehlo());
    }
    await this.#at("auth", () => this.auth());
    this.emailSending = email;
    await this.#at("mail", () => this.mail());
    await this.#at("rcpt", () => this.rcpt());
    await this.#at("data", () => this.data());
    await this.#at("body", () => this.write(email.getEmailData()));
    this.handedOver = true;
  }

  /** Resolves when the server has taken the mail, and not before; throws otherwise. */
  async confirm(milliseconds: number): Promise<void> {
    await within(this.read(), milliseconds);
    const code = this.reply?.code ?? 0;
    if (code < 200 || code >= 300) throw new Error("the server does not take the mail");
  }

  /** Says goodbye after a mail was taken. Whatever the server makes of it, the mail is sent. */
  async quit(): Promise<void> {
    await Promise.allSettled([this.writeLine("QUIT").then(() => this.readTimeout())]);
    await this.drop();
  }

  /** Closes the socket, which ends whatever still waits for it. */
  async drop(): Promise<void> {
    await Promise.allSettled([this.socket.close()]);
  }

  async #at(stage: SmtpStage, step: () => Promise<void>): Promise<void> {
    this.stage = stage;
    this.reply = undefined;
    await step();
  }

  override async waitForSocketConnected(): Promise<void> {
    await within(this.socket.opened, this.#options.responseMs);
  }

  override async ehlo(): Promise<void> {
    await this.writeLine(`EHLO ${this.#options.domain}`);
    const reply = await this.readTimeout();
    // HELO, the way back, knows neither TLS nor AUTH.
    if (this.reply?.code !== 250) throw new SessionFault("EHLO refused");
    this.parseCapabilities(reply);
  }

  /** What was offered in clear text counts no more under TLS (RFC 3207 section 4.2), hence set and not added. */
  override parseCapabilities(reply: string): void {
    const offers = reply
      .toUpperCase()
      .split(/\r?\n/)
      .slice(1)
      .map((line) => line.slice(4).split(/[ =]/));
    const offered = (keyword: string) => offers.some(([first]) => first === keyword);
    this.supportsDSN = offered("DSN");
    this.supportsStartTls = offered("STARTTLS");
    this.authTypeSupported = offers
      .filter(([first]) => first === "AUTH")
      .flatMap(([, ...types]) => types);
  }

  override async tls(): Promise<void> {
    if (!this.supportsStartTls) throw new SessionFault("the server offers no STARTTLS", true);
    await super.tls();
    // Words slipped in before the handshake must not be taken for words said under TLS.
    if (this.#unread !== "") throw new SessionFault("the server spoke before TLS began");
  }

  override async auth(): Promise<void> {
    if (!this.#options.credentials) return;
    if (this.authTypeSupported.includes("PLAIN")) await this.authWithPlain();
    else if (this.authTypeSupported.includes("LOGIN")) await this.authWithLogin();
    else throw new SessionFault("the server offers neither AUTH PLAIN nor AUTH LOGIN", true);
  }

  override async writeLine(line: string): Promise<void> {
    if (this.#unread !== "") throw new SessionFault("the server spoke out of turn");
    // RFC 5321 section 3.3 allows no space behind the colon, and some servers insist.
    await this.write(`${line.replace(/^(MAIL FROM|RCPT TO): /, "$1:")}\r\n`);
  }

  override async write(text: string): Promise<void> {
    this.reply = undefined;
    await within(this.writer.write(new TextEncoder().encode(text)), this.#options.responseMs);
  }

  override async readTimeout(): Promise<string> {
    return within(this.read(), this.#options.responseMs);
  }

  /** Exactly one answer, of one line or many. What follows it stays for the next call. */
  override async read(): Promise<string> {
    let reply = "";
    while (true) {
      const line = await this.#readLine(replyCap - reply.length);
      const [, code, more, rest] = /^(\d{3})([ -]?)(.*)$/.exec(line.trimEnd()) ?? [];
      if (code === undefined || rest === undefined)
        throw new SessionFault("the server does not speak SMTP");
      reply += line;
      if (more === "-") continue;
      this.reply = {
        code: Number(code),
        enhanced: /^\d\.\d{1,3}\.\d{1,3}\b/.exec(rest)?.[0] ?? "",
      };
      return reply;
    }
  }

  async #readLine(cap: number): Promise<string> {
    while (!this.#unread.includes("\n")) {
      if (this.#unread.length > cap) throw new SessionFault("the server's answer has no end");
      const { value, done } = await this.reader.read();
      if (done) throw new SessionFault("the server closed the connection");
      this.#unread += this.#decoder.decode(value, { stream: true });
    }
    const end = this.#unread.indexOf("\n") + 1;
    const line = this.#unread.slice(0, end);
    this.#unread = this.#unread.slice(end);
    if (line.length > cap) throw new SessionFault("the server's answer has no end");
    return line;
  }
}
