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
