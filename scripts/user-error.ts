/** Something a person can mend: said in its own words, without a stack. */
export class Refusal extends Error {
  override name = "Refusal";
}
