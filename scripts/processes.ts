import { spawn, type ChildProcess, type SpawnOptions, type StdioOptions } from "node:child_process";
import { constants } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { root, stateDir } from "./paths.ts";
import { UserError } from "../cli/user-error.ts";

/** Environment variables added to this program's. */
type Environment = Record<string, string | undefined>;

const endings: (() => Promise<unknown>)[] = [];
let isEnding = false;

/** Registers what must be closed before this program ends. */
export function beforeExit(ending: () => Promise<unknown>): void {
  endings.push(ending);
}

/** Runs all registered endings in parallel, then ends the program. */
async function exit(code: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  await Promise.all(endings.map((ending) => ending()));
  process.exit(code);
}

/**
 * Runs a script until it finishes, fails, or is stopped by a signal; none of its child processes
 * outlives it.
 */
export async function runMain(main: () => Promise<void>): Promise<void> {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    // Shells report 128 plus the signal's number for a program ended by a signal.
    process.on(signal, () => void exit(128 + constants.signals[signal]));
  }
  endWithNpm();
  try {
    await main();
  } catch (error) {
    // An error while everything is being closed is a consequence of that.
    if (isEnding) return;
    console.error(error instanceof UserError ? error.message : error);
    await exit(1);
  }
  await exit(Number(process.exitCode ?? 0));
}

/** A killed npm does not notify its script, which therefore watches for a change of its parent. */
function endWithNpm(): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const npm = process.ppid;
  setInterval(() => {
    if (process.ppid !== npm) void exit(1);
  }, 500).unref();
}

/**
 * Runs a package's command, or one of this repository's scripts, on this Node to its end.
 * @returns the exit code.
 */
export function run(bin: string, args: string[], env: Environment = {}): Promise<number> {
  return finished(launch(bin, args, env, { stdio: ["ignore", "inherit", "inherit"] }));
}

/**
 * Like `run`, for parallel commands: each output line is prefixed by the command's name.
 * @param longestSilence milliseconds without a line of output after which the command is ended.
 * @returns the exit code, the last 40 lines, where test runners say what failed, and whether the
 *   command was ended for its silence.
 */
export async function runPrefixed(
  name: string,
  bin: string,
  args: string[],
  env: Environment = {},
  longestSilence?: number,
): Promise<{ code: number; ending: string[]; fellSilent: boolean }> {
  const child = launch(bin, args, env, { stdio: ["ignore", "pipe", "pipe"] });
  let fellSilent = false;
  const silence =
    longestSilence === undefined
      ? undefined
      : setTimeout(() => {
          fellSilent = true;
          void end(child);
        }, longestSilence);
  let ending: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    if (stream)
      createInterface({ input: stream }).on("line", (line) => {
        const prefixed = `${name} │ ${line}`;
        ending = [...ending.slice(-39), prefixed];
        console.log(prefixed);
        silence?.refresh();
      });
  const code = await finished(child);
  clearTimeout(silence);
  return { code, ending, fellSilent };
}

/**
 * Like `run`, but prints nothing unless the command fails.
 * @returns the command's output.
 * @throws UserError with all of its output, when it fails.
 */
export async function runCaptured(
  bin: string,
  args: string[],
  env: Environment = {},
): Promise<string> {
  const { code, out, complaints } = await read(bin, args, env);
  if (code === 0) return out;
  throw new UserError(`${out}${complaints}\n${bin} ${args.join(" ")}: exit code ${code}`);
}

/**
 * Like `run`, but captures the output and the exit code and never fails because of them.
 * @param options `complaining: "inherit"` shows at once what the command says on stderr; `input` is
 *   written to its standard input.
 */
export async function read(
  bin: string,
  args: string[],
  env: Environment = {},
  { complaining = "pipe", input }: { complaining?: "pipe" | "inherit"; input?: string } = {},
): Promise<{ code: number; out: string; complaints: string }> {
  const reading = input === undefined ? "ignore" : "pipe";
  const child = launch(bin, args, env, { stdio: [reading, "pipe", complaining] });
  // A command that ends without reading its input closes the pipe.
  child.stdin?.on("error", () => {}).end(input);
  let out = "";
  let complaints = "";
  child.stdout?.setEncoding("utf8").on("data", (text: string) => (out += text));
  child.stderr?.setEncoding("utf8").on("data", (text: string) => (complaints += text));
  const code = await finished(child);
  return { code, out, complaints };
}

/** `flags` are Node's own; with `hasChannel` this program can close one to it. */
type Keeping = { flags?: readonly string[]; hasChannel?: boolean };

/** Starts a command that runs as long as this program, and ends the program when it ends. */
export function keepRunning(
  name: string,
  bin: string,
  args: string[],
  env: Environment = {},
  { flags = [], hasChannel = false }: Keeping = {},
): ChildProcess {
  const stdio: StdioOptions = [
    "ignore",
    "inherit",
    "inherit",
    ...(hasChannel ? ["ipc" as const] : []),
  ];
  const child = launch(bin, args, env, { stdio }, flags);
  child.once("exit", (code, signal) => {
    if (isEnding) return;
    console.error(`The ${name} ended unexpectedly (${signal ?? `exit code ${code}`}).`);
    void exit(1);
  });
  return child;
}

/**
 * No prompts and no telemetry: a machine without internet must not wait for them. What wrangler and
 * its Vite plugin would write into the home, which may be read-only, is beside the storage.
 */
const quiet = {
  WRANGLER_REGISTRY_PATH: join(stateDir, "registry"),
  MINIFLARE_REGISTRY_PATH: join(stateDir, "registry"),
  CI: "1",
  WRANGLER_SEND_METRICS: "false",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
};

/**
 * Starts a child process that ends with this program. By `spawn`, not by execa: that would spare
 * `finished` and `end`, some twenty lines, while its own cleanup signals children as this program
 * exits and does not wait for them. workerd has to finish what it writes to the storage, so
 * `runMain` and its waiting would stay.
 */
function launch(
  bin: string,
  args: string[],
  env: Environment,
  options: SpawnOptions,
  flags: readonly string[] = [],
): ChildProcess {
  const file = bin.includes("/") ? join(root, bin) : join(root, "node_modules/.bin", bin);
  const [command, leadingArgs] = bin === "npm" ? [bin, []] : [process.execPath, [...flags, file]];
  const child = spawn(command, [...leadingArgs, ...args], {
    cwd: root,
    env: { ...process.env, ...quiet, ...env },
    ...options,
  });
  beforeExit(() => end(child));
  return child;
}

function finished(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve(code ?? 1));
  });
}

/** Asks a child process to end, and kills it after five seconds. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exitEvent = new Promise((resolve) => child.once("exit", resolve));
  const force = setTimeout(() => child.kill("SIGKILL"), 5_000);
  child.kill("SIGTERM");
  await exitEvent;
  clearTimeout(force);
}
