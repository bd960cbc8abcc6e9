import { progress } from "@clack/prompts";
import { say, type Options } from "./report.ts";

/** How far long work has come: a bar for a person, now and then a line for a log. */
export type Meter = { advance: (what: string) => void; stop: (word: string) => void };

const stepsPerLine = 250;

/** @param steps how often `advance` will be called. */
export function startMeter(steps: number, options: Options, title = "Publishing"): Meter {
  if (!process.stdout.isTTY || options.quiet || options.json) {
    let done = 0;
    return {
      advance() {
        done += 1;
        if (done % stepsPerLine === 0) say(options, `${title}: ${done} of ${steps}`);
      },
      stop() {},
    };
  }
  const bar = progress({ max: steps });
  bar.start(title);
  return { advance: (what) => bar.advance(1, what), stop: (word) => bar.stop(word) };
}
