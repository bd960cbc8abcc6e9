import type { Options } from "./output.ts";

/** Progress of long work: a counting line in a terminal, an occasional line in a log. */
export type Progress = { advance: (what: string) => void; stop: (word: string) => void };

/** Lines in a log: a tenth of the work each, and not for less than ten steps. */
const lines = 10;
/** Returns to the start of the line and clears it. */
const lineAgain = "\r\u001b[K";

/**
 * Not the progress bar of @clack/prompts, which grabs the keyboard and ends the program at Ctrl-C.
 * With `--json` it goes to stderr, and only for a program that asks for it by `STUDIO_PROGRESS`: that
 * of `npm run dev`.
 * @param steps number of calls of `advance`.
 */
export function startProgress(steps: number, options: Options, title = "Publishing"): Progress {
  const stream = options.json ? process.stderr : process.stdout;
  const isShown = options.json ? process.env.STUDIO_PROGRESS !== undefined : !options.quiet;
  const isTerminal = stream.isTTY && isShown;
  const stepsPerLine = Math.max(lines, Math.ceil(steps / lines));
  let done = 0;
  return {
    advance(what) {
      done += 1;
      const line = `${title}: ${done} of ${steps}`;
      if (isTerminal) stream.write(`${lineAgain}${line}  ${what}`);
      else if (isShown && done % stepsPerLine === 0) stream.write(`${line}\n`);
    },
    stop(word) {
      if (isTerminal) stream.write(`${lineAgain}${word}: ${done} of ${steps}\n`);
    },
  };
}
