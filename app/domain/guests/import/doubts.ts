import { mendingOf, mixesScripts } from "#app/domain/guests/import/read/guess-letters.ts";

/** Doubts that staff should look at in a row that can be used. */
export type DoubtKind =
  /** More people are named than there are seats. */
  | "more-people-than-seats"
  /** A family without a number: one seat is assumed. */
  | "seats-unknown"
  | "unreadable-number"
  | "unknown-language"
  /** A language in which the invitation is not written. */
  | "language-not-offered"
  /** A greeting in another language than the page that it stands on. */
  | "salutation-language"
  | "not-a-phone"
  | "digits-in-name"
  /** "Yes" where a number is expected. */
  | "yes-without-number"
  /** Two names that may be one person's, the surname first. */
  | "surname-first"
  /** Question marks in place of letters: they were lost when the file was saved. */
  | "lost-letters"
  /** `FranÃ§ois`: text that was read in a wrong encoding before it was saved. */
  | "broken-letters"
  /** A word with letters of two scripts. */
  | "mixed-scripts"
  /** A text was cut to its longest length. */
  | "too-long";
export type Doubt = { kind: DoubtKind; text: string };

/** Doubts about a name by its letters. */
export function doubtsOfName(name: string): Doubt[] {
  const kinds: DoubtKind[] = [];
  if (/\?{2}|\uFFFD|^\?$/u.test(name)) kinds.push("lost-letters");
  else if (mendingOf(name)) kinds.push("broken-letters");
  if (/\p{N}/u.test(name)) kinds.push("digits-in-name");
  if (name.split(/[^\p{L}\p{M}]+/u).some(mixesScripts)) kinds.push("mixed-scripts");
  return kinds.map((kind) => ({ kind, text: name }));
}
