import { Interrupted } from "./interruption.ts";
import { refusal, type Options } from "./output.ts";

/**
 * Asks for confirmation; `--yes` confirms without asking.
 * @param otherwise the sentence that says what was left unchanged.
 * @throws UserError (exit code 4) for a no, and without a terminal; Interrupted for Ctrl-C.
 */
export async function ask(question: string, otherwise: string, options: Options): Promise<void> {
  if (options.yes) return;
  if (options.json) throw refusal(`--json asks no question: give --yes too. ${otherwise}`);
  if (!process.stdin.isTTY) throw refusal(`Nobody is here to be asked: give --yes. ${otherwise}`);
  const { confirm, isCancel } = await import("@clack/prompts");
  const answer = await confirm({
    message: `${question} ${options.remote ? "in PRODUCTION" : "on this machine"}?`,
  });
  if (isCancel(answer)) throw new Interrupted(otherwise);
  if (!answer) throw refusal(otherwise);
}
