import { say, type Options } from "./output.ts";

/** Progress of long work: a counting line in a terminal, an occasional line in a log. */
export type Progress = { advance: (what: string) => void; stop: (word: string) => void };

const stepsPerLine = 250;
/** Returns to the start of the line and clears it. */
const lineAgain = "\r\u001b[K";

/**
 * Not the progress bar of @clack/prompts, which grabs the keyboard and ends the program at Ctrl-C.
 * @param steps number of calls of `advance`.
 */
export function startProgress(steps: number, options: Options, title = "Publishing"): Progress {
  const isTerminal = process.stdout.isTTY && !options.quiet && !options.json;
  let done = 0;
  return {
    advance(what) {
      done += 1;
      const line = `${title}: ${done} of ${steps}`;
      if (isTerminal) process.stdout.write(`${lineAgain}${line}  ${what}`);
      else if (done % stepsPerLine === 0) say(options, line);
    },
    stop(word) {
      if (isTerminal) process.stdout.write(`${lineAgain}${word}: ${done} of ${steps}\n`);
    },
  };
}
