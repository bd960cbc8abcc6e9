import { isTaken } from "./paths.ts";
import { keepRunning } from "./processes.ts";
import { UserError } from "./user-error.ts";
import type { LocalSettings } from "./local.ts";

const inboxPort = 1080;

/**
 * Ensures that a mail server receives mail on this machine.
 * @returns a line for the terminal that says where to read the mail.
 */
export async function provideMailServer(settings: LocalSettings): Promise<string> {
  const host = settings.SMTP_HOST;
  const port = Number(settings.SMTP_PORT);
  if (isNamedByEnvironment() || host !== "127.0.0.1") return `mail leaves through ${host}:${port}`;

  const inbox = `http://localhost:${inboxPort}`;
  if (await isTaken(port)) {
    const readable = await answers(`${inbox}/api/healthz`);
    return readable
      ? `${inbox} (a mail server was already running on ${port}: mail goes there)`
      : `a mail server was already running on ${port}: mail goes there`;
  }
  if (await isTaken(inboxPort)) {
    throw new UserError(
      `Port ${inboxPort}, the inbox's, is in use. Free it, or name a mail server of your own: SMTP_HOST=127.0.0.1 SMTP_PORT=…`,
    );
  }
  startMaildev(port, inboxPort);
  return inbox;
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
