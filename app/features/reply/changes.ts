/** What a guest answers. */
export type GivenAnswer = {
  name: string;
  response: "Yes" | "No";
  /** Heads, the guest among them; null where none was named. */
  guestsNumber: number | null;
  emailTo: "groom" | "bride" | null;
};

export type AnsweredField = keyof GivenAnswer;

/** The fields in which an answer differs from the one before it; none for a first answer. */
export function changedFields(answer: GivenAnswer, previous: GivenAnswer | null): AnsweredField[] {
  const fields: AnsweredField[] = ["name", "response", "guestsNumber", "emailTo"];
  return previous ? fields.filter((field) => answer[field] !== previous[field]) : [];
}
