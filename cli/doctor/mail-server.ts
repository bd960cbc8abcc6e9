import { lookup } from "node:dns/promises";
import { connect as connectPlain, type Socket } from "node:net";
import { hostname } from "node:os";
import { createInterface } from "node:readline";
import { connect as connectTls } from "node:tls";
import { SettingsError } from "#app/lib/settings.ts";
import { type Options } from "../output.ts";
import { UserError } from "../user-error.ts";
import { siteSettings } from "../settings.ts";
import { isAtCloudflare } from "./cloudflare-addresses.ts";
import { bad, good, notice, type Finding } from "./finding.ts";

const timeoutMs = 10_000;

/**
 * Findings about the mail server: if it answers EHLO (RFC 5321 section 4.1.1.1). Sends no mail and
 * no password. It is asked from this computer: for a deployed site that is a notice, because a
 * Worker reaches less.
 */
export async function mailServerFindings({ remote = false }: Options): Promise<Finding[]> {
  const names = ["SMTP_HOST", "SMTP_PORT", "SMTP_SECURITY"] as const;
  try {
    const {
      SMTP_HOST: host,
      SMTP_PORT: port,
      SMTP_SECURITY: security,
    } = await siteSettings(remote, names);
    if (remote && isAtCloudflare(host, await addressesOf(host)))
      return [
        bad(
          `The mail server ${host} is at Cloudflare's own addresses, which a Worker cannot connect to`,
          "take another by npm run setup:cloudflare",
        ),
      ];
    const offered = await greet(host, port, security === "tls");
    if (security === "starttls" && !offered.includes("STARTTLS"))
      return [
        bad(`${host}:${port} answers and offers no STARTTLS`, "change SMTP_SECURITY or SMTP_PORT"),
      ];
    return [
      remote
        ? notice(
            `The mail server ${host}:${port} answers this computer; whether it answers the site a test mail says`,
            "npm run studio -- outbox test --remote",
          )
        : good(`The mail server ${host}:${port} answers`),
    ];
  } catch (error) {
    if (error instanceof UserError || error instanceof SettingsError)
      return [bad(error.message, `name ${names.join(", ")} in the environment`)];
    return [
      bad(
        `The mail server does not answer: ${error instanceof Error ? error.message : String(error)}`,
        "see SMTP_HOST and SMTP_PORT",
      ),
    ];
  }
}

/** None where DNS does not know the host, which its greeting tells then. */
async function addressesOf(host: string): Promise<string[]> {
  const addresses = await lookup(host, { all: true }).catch(() => []);
  return addresses.map(({ address }) => address);
}

/**
 * Greets an SMTP server.
 * @returns what it offers, a word for each line of its answer.
 * @throws Error when it does not answer 250 in time.
 */
async function greet(host: string, port: number, secure: boolean): Promise<string[]> {
  const socket: Socket = secure
    ? connectTls({ host, port, servername: host })
    : connectPlain({ host, port });
  socket.setTimeout(timeoutMs, () => socket.destroy(new Error("no answer in time")));
  const failed = new Promise<never>((_, reject) => socket.once("error", reject));
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  try {
    return await Promise.race([failed, greeted()]);
  } finally {
    socket.destroy();
  }

  async function greeted(): Promise<string[]> {
    await answer("220");
    socket.write(`EHLO ${hostname()}\r\n`);
    const offered = await answer("250");
    socket.write("QUIT\r\n");
    return offered;
  }

  /** The lines of one answer (RFC 5321 section 4.2.1): all but the last have a hyphen. */
  async function answer(code: string): Promise<string[]> {
    const words: string[] = [];
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Error("the connection was closed");
      const line = String(value);
      if (!line.startsWith(code)) throw new Error(line);
      words.push(line.slice(code.length + 1).split(" ")[0] ?? "");
      if (line[code.length] !== "-") return words;
    }
  }
}
