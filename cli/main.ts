import { CommanderError } from "commander";
import { SettingsError } from "#app/lib/settings.ts";
import { errorCodeOf, exitCodes } from "./exit-codes.ts";
import { listenForSignals } from "./interruption.ts";
import { UserError } from "./user-error.ts";
import { createProgram } from "./program.ts";

/** Runs the command of these words and ends the process with its exit code. */
export async function main(words: readonly string[]): Promise<void> {
  // npm names the folder in which it was called; started by another way, it is the present one.
  process.env.INIT_CWD ??= process.cwd();
  // A reader such as `head` may close the pipe early; what was begun is finished all the same.
  for (const stream of [process.stdout, process.stderr])
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
    });
  listenForSignals();
  const exitCode = await run(words);
  // `process.exitCode` would not suffice: a remote session that could not be opened keeps retrying.
  if (exitCode !== exitCodes.good) process.exit(exitCode);
}

/** Runs the command of these words. @returns its exit code, after what went wrong was printed. */
export async function run(words: readonly string[]): Promise<number> {
  try {
    await createProgram().parseAsync(words.length === 0 ? ["--help"] : [...words], {
      from: "user",
    });
    return Number(process.exitCode ?? exitCodes.good);
  } catch (error) {
    return report(error, words.includes("--json"));
  }
}

/** Prints an error, with `--json` as one line of JSON. @returns the exit code. */
function report(error: unknown, json: boolean): number {
  // Help and version are printed already; a group without a command has printed its help.
  if (error instanceof CommanderError && isPrinted(error))
    return error.exitCode === 0 ? exitCodes.good : exitCodes.usage;
  const { message, exitCode } = failureOf(error);
  if (json)
    process.stderr.write(
      `${JSON.stringify({ error: { code: errorCodeOf(exitCode), message } })}\n`,
    );
  else process.stderr.write(`${message}\n`);
  if (exitCode === exitCodes.internal && error instanceof Error && !json)
    process.stderr.write(`${error.stack}\n`);
  return exitCode;
}

function isPrinted({ code }: CommanderError): boolean {
  return ["commander.help", "commander.helpDisplayed", "commander.version"].includes(code);
}

function failureOf(error: unknown): { message: string; exitCode: number } {
  if (error instanceof UserError) return error;
  if (error instanceof SettingsError)
    return { message: error.message, exitCode: exitCodes.unavailable };
  if (error instanceof CommanderError)
    return { message: sentenceOf(error), exitCode: exitCodes.usage };
  const reason = error instanceof Error ? error.message : String(error);
  return { message: `A bug of the command: ${reason}`, exitCode: exitCodes.internal };
}

/** Commander's message and its suggestion, which stands on a line of its own, as one line. */
function sentenceOf({ message }: CommanderError): string {
  const [first = "", ...hints] = message.replace(/^error: /, "").split("\n");
  const sentence = `${first.charAt(0).toUpperCase()}${first.slice(1).replace(/\.$/, "")}.`;
  const suggestion = hints.map((hint) => hint.replace(/^\((.*)\)$/, "$1"));
  return [sentence, ...suggestion, "All commands: npm run studio -- --help"].join(" ");
}
