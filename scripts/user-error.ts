/** Something a person can mend: said in its own words, without a stack. */
export class UserError extends Error {
  override name = "Refusal";
}
