import { spawn } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { isTaken, root } from "../../../scripts/paths.ts";

/** Starts the journeys' mail server, with the mails from before it was stopped. */
export async function startMailServer(): Promise<void> {
  const directory = named("MAIL_DIR");
  const ports = ["--smtp", named("SMTP_PORT"), "--web", named("INBOX_PORT")];
  const local = ["--ip", "127.0.0.1", "--web-ip", "127.0.0.1"];
  await mkdir(directory, { recursive: true });
  const program = join(root, "node_modules/.bin/maildev");
  const server = spawn(
    process.execPath,
    [program, ...ports, ...local, "--mail-directory", directory, "--silent"],
    { stdio: "ignore" },
  );
  // A journey may start it in a process that ends before the server does.
  server.unref();
  writeFileSync(processFile(), String(server.pid));
  await untilListening(true);
}

/** Stops the mail server: connections are refused until it is started again. */
export async function stopMailServer(): Promise<void> {
  process.kill(Number(readFileSync(processFile(), "utf8")), "SIGTERM");
  rmSync(processFile());
  await untilListening(false);
}

async function untilListening(wanted: boolean): Promise<void> {
  const ports = [Number(named("SMTP_PORT")), Number(named("INBOX_PORT"))];
  for (const deadline = Date.now() + 15_000; Date.now() < deadline;) {
    const states = await Promise.all(ports.map(isTaken));
    if (states.every((state) => state === wanted)) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`The mail server did not ${wanted ? "start" : "stop"}.`);
}

function processFile(): string {
  return `${named("MAIL_DIR")}.pid`;
}

/** An environment variable that site.ts sets. */
export function named(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is set by tests/journeys/support/site.ts`);
  return value;
}
