import { styleText } from "node:util";

/**
 * How a line of a report begins. The colours follow NO_COLOR and are left out where the output is no
 * terminal.
 */
const marks = { good: ["✓", "green"], notice: ["!", "yellow"], bad: ["✗", "red"] } as const;

export type Mark = keyof typeof marks;

export function markOf(mark: Mark): string {
  const [sign, colour] = marks[mark];
  return styleText(colour, sign, { stream: process.stdout });
}

/** A heading of a report. */
export function heading(text: string): string {
  return styleText("bold", text, { stream: process.stdout });
}

/** A heading of what should have been done already. */
export function warning(text: string): string {
  return styleText(["bold", "red"], text, { stream: process.stdout });
}
