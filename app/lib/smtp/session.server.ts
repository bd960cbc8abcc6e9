import { type Email, LogLevel } from "worker-mailer";
import { SessionFault, within } from "#app/lib/smtp/fault.ts";
import { OpenWorkerMailer } from "#app/lib/smtp/worker-mailer.server.ts";

/** The stage of an attempt. Together with the server's code it decides the outcome. */
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
  /** The domain for EHLO. */
  domain: string;
  /** Milliseconds that one response of the server may take. */
  responseMs: number;
};

/** In characters. No legitimate response comes near it. */
const replyCap = 64 * 1024;

/**
 * A connection for one mail, based on worker-mailer's SMTP. On its own, worker-mailer loops for
 * ever on a closed connection, goes on without STARTTLS or AUTH when the server lacks them, has no
 * deadlines, and takes one response for another. The methods concerned are overridden here;
 * tests/faults/smtp-*.test.ts has each case.
 */
export class SmtpSession extends OpenWorkerMailer {
  stage: SmtpStage = "connect";
  /** The server's response to the last command; undefined while it has not come. */
  reply: ReplyCode | undefined;
  /** The server has the whole mail. Without its response the mail may have been delivered. */
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
      // All other levels may log the password or an address.
      logLevel: LogLevel.NONE,
      dsn: { RET: { HEADERS: true }, NOTIFY: { FAILURE: true, DELAY: true } },
    });
    this.#options = options;
  }

  /**
   * Hands the whole mail over; `confirm` waits for the server's response to it.
   * @throws when the server refuses.
   */
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

  /**
   * Waits until the server has accepted the mail.
   * @throws otherwise.
   */
  async confirm(milliseconds: number): Promise<void> {
    await within(this.read(), milliseconds);
    const code = this.reply?.code ?? 0;
    if (code < 200 || code >= 300) throw new Error("the server does not take the mail");
  }

  /** Ends the session after a mail was accepted. Errors no longer matter. */
  async quit(): Promise<void> {
    await Promise.allSettled([this.writeLine("QUIT").then(() => this.readTimeout())]);
    await this.drop();
  }

  /** Closes the socket, which ends all pending reads. */
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
    // The fallback HELO offers neither TLS nor AUTH.
    if (this.reply?.code !== 250) throw new SessionFault("EHLO refused");
    this.parseCapabilities(reply);
  }

  /**
   * Replaces the capabilities instead of adding to them: those offered in clear text are void under
   * TLS (RFC 3207 section 4.2).
   */
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
    // Responses injected before the handshake must not count as sent under TLS.
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
    // RFC 5321 section 3.3 allows no space after the colon, and some servers insist.
    await this.write(`${line.replace(/^(MAIL FROM|RCPT TO): /, "$1:")}\r\n`);
  }

  override async write(text: string): Promise<void> {
    this.reply = undefined;
    await within(this.writer.write(new TextEncoder().encode(text)), this.#options.responseMs);
  }

  override async readTimeout(): Promise<string> {
    return within(this.read(), this.#options.responseMs);
  }

  /** Reads exactly one response of one or more lines; the rest stays for the next call. */
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
