import type { Question } from "./setup-answers.ts";
import type { Environment } from "./setup-config.ts";
import { UserError } from "../cli/user-error.ts";

/** An answer of Cloudflare's API. `code` is its first error's, null for none. */
export type ApiAnswer = { ok: boolean; result: unknown; code: number | null };

/** Asks Cloudflare's API. Null when it cannot be reached, or nobody is logged in. */
export type AskApi = (
  method: "GET" | "PUT",
  path: string,
  body?: object,
) => Promise<ApiAnswer | null>;

export type CommandResult = { code: number; out: string; complaints: string };

/** The outside effects of the setup; tests replace them. */
export type Machine = {
  /** Runs wrangler and captures its output; `input` is written to its standard input. */
  wrangler: (
    args: string[],
    options: { input?: string; account: string | null },
  ) => Promise<CommandResult>;
  api: AskApi;
  /** The text of wrangler.toml. */
  readConfig: () => string;
  writeConfig: (text: string) => void;
  /** A new secret. */
  random: () => string;
  /** Asks a person; null where nobody is to be asked. */
  ask: ((question: Question) => Promise<string>) | null;
  /** The IP addresses of a server; none where there are none, or DNS cannot be asked. */
  addresses: (host: string) => Promise<string[]>;
  /** TXT records of a name, none when there is no such name; null when DNS cannot be asked. */
  txt: (name: string) => Promise<string[] | null>;
  say: (line: string) => void;
};

/** Result of the setup for one thing. */
export type Outcome =
  | "made"
  | "written"
  | "set"
  | "there"
  | "look"
  | "not checked"
  | "not done"
  | "would make"
  | "would write"
  | "would set";

/** A run of the setup. */
export type Run = {
  machine: Machine;
  environment: Environment;
  account: string | null;
  dryRun: boolean;
  tell: (outcome: Outcome, text: string) => void;
};

/** Runs wrangler for this run's account. */
export function attempt(
  { machine, account }: Pick<Run, "machine" | "account">,
  args: string[],
  input?: string,
): Promise<CommandResult> {
  return machine.wrangler(args, { account, ...(input !== undefined && { input }) });
}

/** The sentence for a wrangler command that failed. It never holds the command's input. */
export function failure(args: readonly string[], output: string): UserError {
  return new UserError(
    `Stopped at: npx wrangler ${args.join(" ")}: ${reasonIn(output)}\nWhat was made stays. Run the same command again: it goes on from there.`,
  );
}

/** The line of wrangler's output that says what is wrong. */
export function reasonIn(output: string): string {
  const lines = output
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  const error = lines.find((line) => /\[ERROR\]/.test(line));
  return (error ?? lines.at(-1) ?? "no reason given").replace(/^.*\[ERROR\]\s*/, "");
}
