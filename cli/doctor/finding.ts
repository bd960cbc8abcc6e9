import type { Mark } from "../marks.ts";

/** A line of `studio doctor`. */
export type Finding = {
  mark: Mark;
  text: string;
  /** The command that mends it; none where all is well. */
  mend?: string;
};

export function good(text: string): Finding {
  return { mark: "good", text };
}

export function notice(text: string, mend?: string): Finding {
  return { mark: "notice", text, mend };
}

export function bad(text: string, mend?: string): Finding {
  return { mark: "bad", text, mend };
}
