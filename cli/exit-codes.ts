/**
 * How a command ends. 1 and 2 are those of most programs, 70 is `EX_SOFTWARE` of sysexits.h, and
 * 130 is 128 plus the number of SIGINT, as shells report it; the others are this command's own.
 */
export const exitCodes = {
  /** All is well. */
  good: 0,
  /** Something is to be mended: a mistake in a file, an address that differs, a failed write. */
  mend: 1,
  /** The command was given wrongly; nothing was begun. */
  usage: 2,
  /** No file, invitation, order or household of that name. */
  notFound: 3,
  /** Nothing was changed, because somebody has to decide: a question without an answer, a no. */
  refused: 4,
  /** Production cannot be reached, or this machine or production is not set up. */
  unavailable: 5,
  /** A bug of the command. */
  internal: 70,
  /** Ended by Ctrl-C. */
  interrupted: 130,
} as const;

/** The exit codes as `--help` and the documents explain them. */
export const exitCodeTexts: readonly (readonly [number, string])[] = [
  [exitCodes.good, "good"],
  [exitCodes.mend, "something to mend: a mistake in a file, an address that differs"],
  [exitCodes.usage, "the command was given wrongly"],
  [exitCodes.notFound, "not found: no such file, invitation, order or household"],
  [
    exitCodes.refused,
    "refused, somebody has to decide: nobody answered a question, or answered no",
  ],
  [exitCodes.unavailable, "production cannot be reached, or something is not set up"],
  [exitCodes.internal, "a bug of the command"],
  [exitCodes.interrupted, "interrupted by Ctrl-C (143 by SIGTERM)"],
];

const names = new Map<number, string>([
  [exitCodes.mend, "mend"],
  [exitCodes.usage, "usage"],
  [exitCodes.notFound, "not-found"],
  [exitCodes.refused, "refused"],
  [exitCodes.unavailable, "unavailable"],
  [exitCodes.interrupted, "interrupted"],
]);

/** The code of an error in the answer of `--json`. A signal's exit codes are one code. */
export function errorCodeOf(exitCode: number): string {
  return names.get(exitCode) ?? (exitCode > 128 ? "interrupted" : "internal");
}
