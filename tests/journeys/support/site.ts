import { spawn, type ChildProcess } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { prepareStorage } from "../../../scripts/local.ts";
import { freePort, root } from "../../../scripts/paths.ts";
import { named, startMailServer, stopMailServer } from "./mail-server.ts";

/** Playwright's setup, which gets its configuration as an argument. */
export default (): Promise<() => Promise<void>> => startSite();

/**
 * Starts the site for the journeys: the production build with a storage of its own, and a mail
 * server with an inbox. The addresses are passed in environment variables.
 * @param environment further variables of the site's process.
 * @returns a function that stops and removes all of it.
 */
export async function startSite(
  environment: Record<string, string> = {},
): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "journeys-"));
  const [port, smtpPort, inboxPort] = [await freePort(), await freePort(), await freePort()];
  Object.assign(process.env, {
    STATE_DIR: join(folder, "state"),
    MAIL_DIR: join(folder, "mail"),
    SITE: `http://localhost:${port}`,
    SMTP_PORT: String(smtpPort),
    INBOX_PORT: String(inboxPort),
  });
  await startMailServer();
  await prepare(folder);
  const site = spawn(process.execPath, ["scripts/preview.ts"], {
    cwd: root,
    env: { ...process.env, ...settings, ...environment, PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const stop = async () => {
    await end(site);
    await stopMailServer();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await isReady(site);
  } catch (error) {
    await stop();
    throw error;
  }
  // A journey with a site of its own uses the same build; building again would disturb the others.
  process.env.SKIP_BUILD = "1";
  return stop;
}

/**
 * Puts a migrated database and the published content into a site's folder: copied from what the first
 * site began with, because publishing everything for the first time takes half a minute.
 */
async function prepare(folder: string): Promise<void> {
  const first = process.env.PREPARED_STATE;
  if (first === undefined) {
    const prepared = join(folder, "prepared");
    await prepareStorage({ PUBLIC_URL: named("SITE") }, prepared);
    process.env.PREPARED_STATE = prepared;
  }
  await cp(named("PREPARED_STATE"), named("STATE_DIR"), { recursive: true });
}

/** Overrides this machine's settings, so that journeys never send real mail nor begin a payment. */
const settings = {
  SMTP_HOST: "127.0.0.1",
  SMTP_SECURITY: "none",
  SMTP_USER: "",
  SMTP_PASSWORD: "",
  TELEGRAM_BOT_TOKEN: "",
  STRIPE_SECRET_KEY: "",
  STRIPE_WEBHOOK_SECRET: "",
  AMERIABANK_CLIENT_ID: "",
  AMERIABANK_USERNAME: "",
  AMERIABANK_PASSWORD: "",
  SKIP_PREPARING: "1",
};

function isReady(site: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = "";
    site.stdout?.setEncoding("utf8").on("data", (text: string) => {
      said += text;
      if (said.includes("ready on")) resolve();
    });
    site.once("exit", (code) =>
      reject(new Error(`${said}\nThe site ended with exit code ${code}.`)),
    );
  });
}

async function end(site: ChildProcess): Promise<void> {
  if (site.exitCode !== null || site.signalCode !== null) return;
  const gone = new Promise((resolve) => site.once("exit", resolve));
  site.kill("SIGTERM");
  await gone;
}
