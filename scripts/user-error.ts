/** An error that a person can correct: printed as a sentence, without a stack. */
export class UserError extends Error {
  override name = "Refusal";
}
