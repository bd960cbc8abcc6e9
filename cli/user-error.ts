import { exitCodes } from "./exit-codes.ts";

/** An error that a person can correct: printed as a sentence, without a stack. */
export class UserError extends Error {
  override name = "UserError";
  exitCode: number;

  /** @param options `exitCode` is one of `exitCodes`; 1 unless given. */
  constructor(
    message: string,
    { exitCode = exitCodes.mend, ...options }: ErrorOptions & { exitCode?: number } = {},
  ) {
    super(message, options);
    this.exitCode = exitCode;
  }
}

/** Text that `change` makes. @throws UserError that says what is not, and why. */
export function changedText(isNot: string, change: () => string): string {
  try {
    return change();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(`${isNot}: ${reason}`, { cause: error });
  }
}
