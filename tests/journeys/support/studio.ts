import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { run } from "../../../cli/main.ts";
import { stateDir, withStore } from "../../../cli/store.ts";
import { root } from "../../../scripts/paths.ts";
import { named } from "./mail-server.ts";

export type StudioRun = { code: number; out: string; complaints: string };

/** The former command of this process: what two print at once could not be told apart. */
let former: Promise<unknown> = Promise.resolve();

/**
 * Runs the staff command on the storage of the site under test: in this process, as starting one
 * takes longer than most commands, and in one of its own where a test has content or a site of its
 * own, because the command reads their folders when it is loaded.
 */
export function runStudio(...words: string[]): Promise<StudioRun> {
  const isShared =
    process.env.CONTENT_DIR === undefined && resolve(named("STATE_DIR")) === stateDir;
  if (!isShared) return inOwnProcess(words);
  const next = former.then(() => inThisProcess(words));
  former = next;
  return next;
}

/** Keeps the shared site's storage open for `during`, because each opening takes a second. */
export function keepStorageOpen(during: () => Promise<void>): Promise<void> {
  return withStore(false, during);
}

async function inThisProcess(words: string[]): Promise<StudioRun> {
  const { stdout, stderr } = process;
  const printed = { out: "", complaints: "" };
  const [writeOut, writeComplaints] = [stdout.write, stderr.write];
  stdout.write = (text: string | Uint8Array) => {
    printed.out += String(text);
    return true;
  };
  stderr.write = (text: string | Uint8Array) => {
    printed.complaints += String(text);
    return true;
  };
  process.env.PUBLIC_URL = named("SITE");
  try {
    return { code: await run(words), ...printed };
  } finally {
    stdout.write = writeOut;
    stderr.write = writeComplaints;
    delete process.env.PUBLIC_URL;
    process.exitCode = undefined;
  }
}

function inOwnProcess(words: string[]): Promise<StudioRun> {
  const environment = { ...process.env, PUBLIC_URL: named("SITE"), WRANGLER_SEND_METRICS: "false" };
  return new Promise((answer) => {
    execFile(
      process.execPath,
      ["cli/index.ts", ...words],
      { cwd: root, env: environment },
      (error, out, complaints) => {
        const code = error === null ? 0 : typeof error.code === "number" ? error.code : 1;
        answer({ code, out, complaints });
      },
    );
  });
}
