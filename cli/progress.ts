import { say, type Options } from "./output.ts";

/** How far long work has come: a line that counts for a person, now and then a line for a log. */
export type Progress = { advance: (what: string) => void; stop: (word: string) => void };

const stepsPerLine = 250;
/** Back to the beginning of the line, and nothing on it. */
const lineAgain = "\r\u001b[K";

/**
 * Not the prompts' progress bar, which takes the keyboard and answers a Ctrl-C by ending the program.
 * @param steps how often `advance` will be called.
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
