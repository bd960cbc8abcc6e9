import { fork, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { root } from "./paths.ts";

/**
 * Runs the staff's command with some words in a process that was started before: loading its modules
 * takes half of a publication's time.
 * @returns what it complained of.
 */
export type CommandAhead = (words: readonly string[]) => Promise<string>;

/** Starts a process of the command now and one after each run, while this program is alive. */
export function commandAhead(): CommandAhead {
  let next = start();
  return async (words) => {
    const child = next;
    let complaints = "";
    child.stderr?.setEncoding("utf8").on("data", (text: string) => (complaints += text));
    const ended = new Promise<void>((done) => child.once("close", () => done()));
    child.send(words);
    await ended;
    next = start();
    return complaints;
  };
}

function start(): ChildProcess {
  // Vite's configuration is a copy with secrets beside it; the command reads wrangler.toml.
  const { WRANGLER_CONFIG: _, ...env } = process.env;
  const child = fork(join(root, "scripts/command-ahead.ts"), {
    cwd: root,
    env: { ...env, CI: "1" },
    execArgv: [],
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  // It waits for words no longer than this program lives.
  child.unref();
  child.channel?.unref();
  return child;
}
