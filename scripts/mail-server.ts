import { isTaken } from "./paths.ts";
import { keepRunning } from "./processes.ts";
import { UserError } from "../cli/user-error.ts";
import type { LocalSettings } from "./local.ts";

/** Ports of the inbox: the usual one, and others while another program has that port. */
const inboxPorts = Array.from({ length: 20 }, (_, step) => 1080 + step);

/**
 * Ensures that a mail server receives mail on this machine.
 * @returns a line for the terminal that says where to read the mail.
 */
export async function provideMailServer(settings: LocalSettings): Promise<string> {
  const host = settings.SMTP_HOST;
  const port = Number(settings.SMTP_PORT);
  if (isNamedByEnvironment() || host !== "127.0.0.1") return `mail leaves through ${host}:${port}`;

  if (await isTaken(port)) {
    const inbox = `http://localhost:${inboxPorts[0]}`;
    const readable = await answers(`${inbox}/api/healthz`);
    return readable
      ? `${inbox} (a mail server was already running on ${port}: mail goes there)`
      : `a mail server was already running on ${port}: mail goes there`;
  }
  const inboxPort = await freeInboxPort();
  startMaildev(port, inboxPort);
  const elsewhere = inboxPort === inboxPorts[0] ? "" : ` (port ${inboxPorts[0]} is in use)`;
  return `http://localhost:${inboxPort}${elsewhere}`;
}

/** @throws UserError where another program has each of the inbox's ports. */
export async function freeInboxPort(): Promise<number> {
  for (const port of inboxPorts) if (!(await isTaken(port))) return port;
  throw new UserError(
    `Ports ${inboxPorts[0]} to ${inboxPorts.at(-1)}, the inbox's, are in use. Free one, or name a mail server of your own: SMTP_HOST=127.0.0.1 SMTP_PORT=…`,
  );
}

/**
 * Starts maildev, an SMTP server whose inbox is at `GET /` and `GET /api/email`. Without `--web-ip` the
 * inbox would be open to the whole network.
 */
export function startMaildev(smtpPort: number, webPort: number): void {
  const local = ["--ip", "127.0.0.1", "--web-ip", "127.0.0.1"];
  const ports = ["--smtp", String(smtpPort), "--web", String(webPort)];
  keepRunning("mail server", "maildev", [...ports, ...local, "--silent"]);
}

function isNamedByEnvironment(): boolean {
  return process.env.SMTP_HOST !== undefined || process.env.SMTP_PORT !== undefined;
}

async function answers(address: string): Promise<boolean> {
  const response = await fetch(address, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
  return response?.ok ?? false;
}
